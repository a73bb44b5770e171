import { useCallback, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import type { ReportUnsaved } from './use-unsaved.ts'

interface LeaveGuard {
  /** The value of `UnsavedContext`. */
  readonly report: ReportUnsaved
  /** Whether the member tried to leave while something was unsaved. */
  readonly blocked: boolean
  readonly stay: () => void
  readonly leave: () => void
}

/**
 * Stops the page from being left while one of its sections is unsaved, until the member decides;
 * closing the tab is handled by the browser.
 */
export function useLeaveGuard(): LeaveGuard {
  const [sections, setSections] = useState<ReadonlySet<string>>(new Set())
  const report = useCallback<ReportUnsaved>((section, unsaved) => {
    setSections((before) => {
      if (before.has(section) === unsaved) return before
      const after = new Set(before)
      if (unsaved) after.add(section)
      else after.delete(section)
      return after
    })
  }, [])
  const unsaved = sections.size > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!unsaved) return
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventLeaving)
    return () => window.removeEventListener('beforeunload', preventLeaving)
  }, [unsaved])

  return {
    report,
    blocked: blocker.state === 'blocked',
    stay: useCallback(() => blocker.reset?.(), [blocker]),
    leave: useCallback(() => blocker.proceed?.(), [blocker]),
  }
}
