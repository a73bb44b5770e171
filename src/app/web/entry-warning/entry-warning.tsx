import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Page } from '#platform/web/page.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { isEntryWarningDue } from '#features/site/sites/index.ts'
import { isInstalled } from '#platform/web/is-installed.ts'
import { storeSkipped, wasSkipped } from './skipped-entry.ts'

const EntryDialog = lazy(async () => ({
  default: (await import('./entry-dialog.tsx')).EntryDialog,
}))

/**
 * The adults-only warning, once per visitor, where required (NAV-05). Its content is loaded only
 * then.
 */
export function EntryWarning() {
  const { entryWarning: country } = useSite()
  const { pathname } = useLocation()
  const page = useMatches().at(-1)?.handle as Page | undefined
  const loggedIn = useViewer() !== null
  // The server cannot know whether it was dismissed, so nothing is shown until the browser has
  // checked; otherwise it would flash.
  const [browser, setBrowser] = useState({ installed: false, skipped: true })
  useEffect(() => setBrowser({ installed: isInstalled(), skipped: wasSkipped() }), [])

  function close() {
    storeSkipped()
    setBrowser((known) => ({ ...known, skipped: true }))
  }

  if (
    !isEntryWarningDue({
      country,
      path: pathname,
      layout: page?.layout ?? 'default',
      loggedIn,
      ...browser,
    })
  )
    return null
  return (
    <Suspense fallback={null}>
      <EntryDialog onClose={close} />
    </Suspense>
  )
}
