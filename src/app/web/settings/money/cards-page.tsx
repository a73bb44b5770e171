import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Skeleton } from '#ui/components/index.ts'
import { calls, OwnCards, ownCardsQuery } from '#features/money/saved-cards/web/index.ts'
import type { en } from '../locales/en.ts'
import { NotLoaded } from '../frame/not-loaded.tsx'
import { Section } from '../frame/section.tsx'
import { loadRowStates } from '../frame/load-row-states.ts'
import { SettingsFrame } from '../frame/settings-frame.tsx'

/** Loads the member's saved cards; on failure the page itself shows the error. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([
    context.cache.prefetchQuery(ownCardsQuery(context.api)),
    loadRowStates(context),
  ])
}

/**
 * /notifications/cards: the member's saved cards at payment providers, which can be removed
 * (CRED-06).
 */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  const { data, error, refetch } = calls.useCall('saved_cards.list', {})
  return (
    <SettingsFrame at="cards">
      <Section
        id="cards"
        title={t('places.cards')}
        isWholePage
        lead={data?.cards.length === 0 ? undefined : t('cards_lead')}
      >
        {data !== undefined ? (
          <OwnCards cards={data.cards} />
        ) : error === null ? (
          <Skeleton className="skeleton-xl h-32 w-full" />
        ) : (
          <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
        )}
      </Section>
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.places.cards')
}
