import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { offlinePath } from '#features/conversation/pwa/index.ts'
import { deletePrivateData } from '#platform/web/private-data.ts'

/** A visitor's browser keeps nothing: the previous member’s session has ended. */
export function VisitorListener() {
  const { pathname } = useLocation()
  // The offline page is rendered as for a visitor, and shows what the browser keeps.
  const visitor = pathname !== offlinePath
  useEffect(() => {
    if (visitor) void deletePrivateData()
  }, [visitor])
  return null
}
