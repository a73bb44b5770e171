import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '#platform/web/surroundings.ts'
import { dialogAfterMs, dialogFlag, inMembersArea } from './rules/members-area.ts'
import { mayInterrupt } from './rules/may-interrupt.ts'

/** Fetched for the few who meet it. */
const BonusDialog = lazy(async () => ({ default: (await import('./bonus-dialog.tsx')).BonusDialog }))

/** How often a dialog that has to wait looks again. */
const againMs = 1000
/** Since when this page's reader has been in the members area; by the browser's steady clock. */
let enteredAt: number | null = null
/** What was closed in a browser that keeps nothing holds for this visit. */
let closedNow = false

/**
 * The dialog of the time bonus (CRED-10): with no credits left, forty seconds after entering the members area, once. It is the last
 * in the queue (H13): while any other dialog is open, or while one types, it waits.
 */
export function TimedBonusDialog() {
  const { pathname } = useLocation()
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  const inside = inMembersArea(pathname)
  const bonus = viewer?.time_bonus
  const wanted = inside && bonus !== undefined && viewer?.credits === 0

  useEffect(() => {
    enteredAt = inside ? (enteredAt ?? performance.now()) : null
    if (!inside) setOpen(false)
  }, [inside])

  useEffect(() => {
    if (!wanted || isPutAside()) return
    const waited = performance.now() - (enteredAt ?? performance.now())
    let timer = setTimeout(tryOpen, Math.max(0, dialogAfterMs - waited))
    function tryOpen() {
      if (mayInterrupt({ dialogOpen: document.querySelector('dialog[open]') !== null, typing: isTyping() }))
        setOpen(true)
      else timer = setTimeout(tryOpen, againMs)
    }
    return () => clearTimeout(timer)
  }, [wanted])

  if (!open || bonus === undefined) return null
  return (
    <Suspense>
      <BonusDialog
        bonus={bonus}
        onClose={() => {
          putAside()
          setOpen(false)
        }}
      />
    </Suspense>
  )
}

function isTyping(): boolean {
  const at = document.activeElement
  if (at instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(at.type)
  return at instanceof HTMLTextAreaElement || (at instanceof HTMLElement && at.isContentEditable)
}

function putAside(): void {
  closedNow = true
  try {
    localStorage.setItem(dialogFlag, String(Math.floor(Date.now() / 1000)))
  } catch {
    // Then it may come back with the next visit.
  }
}

function isPutAside(): boolean {
  try {
    return closedNow || localStorage.getItem(dialogFlag) !== null
  } catch {
    return closedNow
  }
}
