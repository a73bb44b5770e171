import type { LoadContext, Translate } from '#platform/web/page.ts'
import { Skeleton } from '#ui/components/index.ts'
import {
  calls,
  ExclusionSection,
  MonthlyEmailSection,
  LimitsSection,
  ownLimitsQuery,
  PauseSection,
} from '#features/money/spending-limits/web/index.ts'
import { NotLoaded } from '../frame/not-loaded.tsx'
import { loadRowStates } from '../frame/load-row-states.ts'
import { SettingsFrame } from '../frame/settings-frame.tsx'

/** Loads the member's limits and breaks; on failure the page itself shows the error. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    context.cache.prefetchQuery(ownLimitsQuery(context.api)),
    loadRowStates(context),
  ])
}

/** /notifications/limits: a spending limit, a break, an exclusion (BEY-09). */
export function Page() {
  const { data: own, error, refetch } = calls.useCall('spending_limits.read_own', {})
  return (
    <SettingsFrame at="limits">
      {own !== undefined ? (
        <>
          <LimitsSection own={own} />
          <MonthlyEmailSection own={own} />
          <PauseSection own={own} />
          <ExclusionSection own={own} />
        </>
      ) : error === null ? (
        <Skeleton className="skeleton-xl h-96 w-full" />
      ) : (
        <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
      )}
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.limits')
}
