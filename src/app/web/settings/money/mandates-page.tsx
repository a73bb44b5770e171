import type { LoadContext, Translate } from '#platform/web/page.ts'
import { Skeleton } from '#ui/components/index.ts'
import { calls, MandateList } from '#features/money/direct-debit/web/index.ts'
import { NotLoaded } from '../frame/not-loaded.tsx'
import { loadRowStates } from '../frame/load-row-states.ts'
import { SettingsFrame } from '../frame/settings-frame.tsx'

/** Loads the member's mandates; on failure the page itself shows the error. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    context.cache.prefetchQuery(calls.query('direct_debit.list_mandates', {})(context.api)),
    loadRowStates(context),
  ])
}

/** /notifications/mandates: direct debit mandates, which can be revoked (CRED-07). */
export function Page() {
  const { data, error, refetch } = calls.useCall('direct_debit.list_mandates', {})
  return (
    <SettingsFrame at="mandates">
      {data !== undefined ? (
        <MandateList mandates={data.mandates} />
      ) : error === null ? (
        <Skeleton className="skeleton-xl h-64 w-full" />
      ) : (
        <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
      )}
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.mandates')
}
