import type { ReactNode } from 'react'
import { useOnline } from '#platform/web/use-online.ts'

/** A slim bar of ink while the browser has no connection; nothing while it has one. */
export function OfflineBar({ children }: { children: ReactNode }) {
  const online = useOnline()
  return <div role="status">{online ? null : <p className="offline-bar">{children}</p>}</div>
}
