import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Leads an old address with an anchor to the page that its section has become. The server never sees
 * anchors, so it cannot redirect them.
 */
export function useMovedAnchors(pages: Readonly<Record<string, string>>): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const page = pages[hash.slice(1)]
  useEffect(() => {
    if (page !== undefined) void navigate(page, { replace: true })
  }, [page, navigate])
}
