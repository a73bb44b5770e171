import { type ReactNode, useLayoutEffect } from 'react'

declare global {
  interface Window {
    /** Fields used before this file was loaded, recorded by the starter. */
    readonly earlyFields?: ReadonlySet<Element>
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Records what a visitor ticks, selects or types before hydration, because React does not notice
 * such changes and overwrites them on the next render. Returns a function that replays them; call
 * it right after hydration.
 *
 * After a reload or back navigation the browser restores field values automatically, so in that case only user input is recorded.
 */
export function captureEarlyInput(): () => void {
  const values = new Map<Field, string>()
  if (isFreshVisit())
    for (const field of document.querySelectorAll<Field>('input, select, textarea'))
      values.set(field, field.value)
  for (const field of (window.earlyFields ?? []) as Iterable<Field>) values.set(field, field.value)
  const note = ({ target, isTrusted }: Event) => {
    if (isTrusted && target instanceof Element && target.matches('input, select, textarea'))
      values.set(target as Field, (target as Field).value)
  }
  document.addEventListener('input', note, true)
  return () => {
    document.removeEventListener('input', note, true)
    for (const [field, value] of values) if (field.isConnected) replayValue(field, value)
  }
}

/** Calls `then` once React has hydrated its children. */
export function OnHydrated({
  then,
  children,
}: {
  readonly then: () => void
  readonly children: ReactNode
}): ReactNode {
  useLayoutEffect(then, [then])
  return children
}

function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}

function replayValue(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) replaySelection(field, value)
  else if (field.type === 'checkbox' || field.type === 'radio')
    replayCheck(field as HTMLInputElement)
  else if (field.type !== 'hidden' && field.type !== 'file') replayText(field, value)
}

/** Hydration resets a select to the option the server rendered. */
function replaySelection(field: HTMLSelectElement, value: string): void {
  const drawn = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
  if (value === drawn?.value) return
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * React compares with the value a script set last, so the field is reset by script and then
 * clicked.
 */
function replayCheck(field: HTMLInputElement): void {
  // Of a group of radio buttons only the selected one matters.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return
  field.checked = field.defaultChecked
  field.click()
}

/** Same for text, which is set through the prototype to bypass React's tracking of `value`. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (value === field.defaultValue) return
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
