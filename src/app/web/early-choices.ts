import { type ReactNode, useLayoutEffect } from 'react'
import { takenOver } from './hold-forms.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what a visitor ticked, chose or typed while the page was still the server's drawing, which React would not hear of and
 * undo at its next drawing. Returns what tells it, to be called as soon as React listens.
 *
 * After a reload or a way back the browser fills fields by itself, so there only what somebody does counts.
 */
export function keepEarlyChoices(): () => void {
  const kept = new Map<Field, string>()
  if (isFreshVisit())
    for (const field of document.querySelectorAll<Field>('input, select, textarea')) kept.set(field, field.value)
  const note = ({ target, isTrusted }: Event) => {
    if (isTrusted && target instanceof Element && target.matches('input, select, textarea'))
      kept.set(target as Field, (target as Field).value)
  }
  document.addEventListener('input', note, true)
  return () => {
    document.removeEventListener('input', note, true)
    for (const [field, value] of kept) if (field.isConnected) tellReact(field, value)
    // React draws with what it was told first; then a form that was sent meanwhile goes.
    setTimeout(() => dispatchEvent(new Event(takenOver)))
  }
}

/** Calls `then` once React has taken over the server's drawing of what is inside. */
export function TakenOver({ then, children }: { readonly then: () => void; readonly children: ReactNode }): ReactNode {
  useLayoutEffect(then, [then])
  return children
}

function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}

function tellReact(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) tellChosen(field, value)
  else if (field.type === 'checkbox' || field.type === 'radio') tellTicked(field as HTMLInputElement)
  else if (field.type !== 'hidden' && field.type !== 'file') tellTyped(field, value)
}

/** Taking over puts a list back to what the server drew. */
function tellChosen(field: HTMLSelectElement, value: string): void {
  const drawn = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
  if (value === drawn?.value) return
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** React compares with what a script set last: so a script puts it back, and a click makes the change. */
function tellTicked(field: HTMLInputElement): void {
  // Of a group of radios only the chosen one has something to say.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return
  field.checked = field.defaultChecked
  field.click()
}

/** The same for text, which is then written past React's watch over `value`. */
function tellTyped(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (value === field.defaultValue) return
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
