import type { LoadContext, Translate } from '#platform/web/page.ts'
import { Skeleton } from '#ui/components/index.ts'
import { calls } from '../calls.ts'
import { LogInsSection } from './log-ins-section.tsx'
import { loadRowStates } from '../frame/load-row-states.ts'
import { NotLoaded } from '../frame/not-loaded.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsFrame } from '../frame/settings-frame.tsx'

/** Loads the lists; on failure the page itself shows the error. */
export async function load(context: LoadContext): Promise<void> {
  const { api, cache } = context
  await Promise.all([
    loadRowStates(context),
    cache.prefetchQuery({ ...calls.query('accounts.list_passkeys', {})(api), staleTime: 0 }),
    cache.prefetchQuery({ ...calls.query('accounts.list_sessions', {})(api), staleTime: 0 }),
    cache.prefetchQuery({ ...calls.query('accounts.list_log_ins', {})(api), staleTime: 0 }),
  ])
}

/**
 * /notifications/devices: passkeys, active sessions, and the log-ins of the last 30 days (BEY-12).
 */
export function Page() {
  const passkeys = calls.useCall('accounts.list_passkeys', {})
  const sessions = calls.useCall('accounts.list_sessions', {})
  const logIns = calls.useCall('accounts.list_log_ins', {})
  return (
    <SettingsFrame at="devices">
      {passkeys.data !== undefined ? (
        <PasskeysSection {...passkeys.data} />
      ) : (
        <Pending {...passkeys} />
      )}
      {sessions.data !== undefined ? (
        <SessionsSection sessions={sessions.data.sessions} />
      ) : (
        <Pending {...sessions} />
      )}
      {logIns.data !== undefined ? (
        <LogInsSection logIns={logIns.data.log_ins} />
      ) : (
        <Pending {...logIns} />
      )}
    </SettingsFrame>
  )
}

interface PendingProps {
  readonly error: { readonly refusal: { readonly message: string } } | null
  readonly refetch: () => Promise<unknown>
}

function Pending({ error, refetch }: PendingProps) {
  if (error === null) return <Skeleton className="skeleton-xl h-64 w-full" />
  return <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
}

export function title(translate: Translate): string {
  return translate('settings.places.devices')
}
