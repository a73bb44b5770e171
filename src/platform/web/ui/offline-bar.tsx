import { type ReactNode, useSyncExternalStore } from 'react'

/** A slim bar of ink while the browser has no connection; nothing while it has one. */
export function OfflineBar({ children }: { children: ReactNode }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return <div role="status">{online ? null : <p className="offline-bar">{children}</p>}</div>
}

function subscribe(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}
