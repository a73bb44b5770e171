import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

type Report = (section: string, unsaved: boolean) => void
const UnsavedContext = createContext<Report>(() => {})

/** Reports to the surrounding guard whether a section has unsaved changes. */
export function useUnsaved(section: string, unsaved: boolean): void {
  const report = useContext(UnsavedContext)
  useEffect(() => {
    report(section, unsaved)
    return () => report(section, false)
  }, [report, section, unsaved])
}

/**
 * Asks for confirmation before a page with unsaved sections is left; closing the tab is handled by
 * the browser.
 */
export function UnsavedGuard({ children }: { readonly children: ReactNode }) {
  const t = usePhrases<typeof en>('profiles')
  const [sections, setSections] = useState<ReadonlySet<string>>(new Set())
  const report = useCallback<Report>((section, unsaved) => {
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

  const stay = useCallback(() => blocker.reset?.(), [blocker])
  return (
    <UnsavedContext value={report}>
      {children}
      <AlertDialog
        open={blocker.state === 'blocked'}
        onClose={stay}
        title={t('own.leave.title')}
        text={t('own.leave.text')}
        actions={
          <>
            <Button variant="line" onClick={() => blocker.proceed?.()}>
              {t('own.leave.go')}
            </Button>
            <Button variant="line" onClick={stay}>
              {t('own.leave.stay')}
            </Button>
          </>
        }
      />
    </UnsavedContext>
  )
}
