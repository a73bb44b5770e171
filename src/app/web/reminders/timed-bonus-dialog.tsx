import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '#platform/web/surroundings.ts'
import { dialogAfterMs, dialogFlag, isInMembersArea } from './rules/members-area.ts'
import { mayInterrupt } from './rules/may-interrupt.ts'

/** Loaded lazily because few members see it. */
const BonusDialog = lazy(async () => ({
  default: (await import('./bonus-dialog.tsx')).BonusDialog,
}))

/** How often a waiting dialog checks again. */
const againMs = 1000
/** When the viewer entered the members area, on the browser's monotonic clock. */
let enteredAt: number | null = null
/** Whether the dialog was closed during this visit, for browsers without storage. */
let closedNow = false

/**
 * The time bonus dialog (CRED-10): shown once to members without credits, forty seconds after they
 * enter the members area. It is last in the queue: it waits while another dialog is open or while
 * the member is typing.
 */
export function TimedBonusDialog() {
  const { pathname } = useLocation()
  const viewer = useViewer()
  const [open, setOpen] = useState(false)
  const inside = isInMembersArea(pathname)
  const bonus = viewer?.time_bonus
  const eligible = inside && bonus !== undefined && viewer?.credits === 0

  useEffect(() => {
    enteredAt = inside ? (enteredAt ?? performance.now()) : null
    if (!inside) setOpen(false)
  }, [inside])

  useEffect(() => {
    if (!eligible || isDismissed()) return
    const waited = performance.now() - (enteredAt ?? performance.now())
    let timer = setTimeout(tryOpen, Math.max(0, dialogAfterMs - waited))
    function tryOpen() {
      if (
        mayInterrupt({
          dialogOpen: document.querySelector('dialog[open]') !== null,
          typing: isTyping(),
        })
      )
        setOpen(true)
      else timer = setTimeout(tryOpen, againMs)
    }
    return () => clearTimeout(timer)
  }, [eligible])

  if (!open || bonus === undefined) return null
  return (
    <Suspense>
      <BonusDialog
        bonus={bonus}
        onClose={() => {
          dismiss()
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

function dismiss(): void {
  closedNow = true
  try {
    localStorage.setItem(dialogFlag, String(Math.floor(Date.now() / 1000)))
  } catch {
    // Without storage it may open again on the next visit.
  }
}

function isDismissed(): boolean {
  try {
    return closedNow || localStorage.getItem(dialogFlag) !== null
  } catch {
    return closedNow
  }
}
