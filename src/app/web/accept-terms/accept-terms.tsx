import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '#platform/web/surroundings.ts'
import { isOpenWithoutTerms } from './is-open-without-terms.ts'

const AcceptTermsDialog = lazy(async () => ({
  default: (await import('./accept-terms-dialog.tsx')).AcceptTermsDialog,
}))

/** Asks a member to accept new terms before they continue (SITE-07). Loaded only then. */
export function AcceptTerms() {
  const since = useViewer()?.accept_terms_since
  const { pathname } = useLocation()
  // The server doesn't render what is loaded lazily.
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (!inBrowser || since === undefined || isOpenWithoutTerms(pathname)) return null
  return (
    <Suspense fallback={null}>
      <AcceptTermsDialog since={since} />
    </Suspense>
  )
}
