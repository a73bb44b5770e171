import type { ReactNode } from 'react'
import { useOnline } from '#platform/web/use-online.ts'

/** A slim dark bar shown while the browser has no connection. */
export function OfflineBar({ children }: { children: ReactNode }) {
  const online = useOnline()
  return <div role="status">{online ? null : <p className="offline-bar">{children}</p>}</div>
}
