import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { myDiscountsQuery } from '#features/money/discounts/web/index.ts'
import {
  CurrentBreak,
  ownLimitsQuery,
  SpendMeter,
  useBreak,
} from '#features/money/spending-limits/web/index.ts'
import { calls as payments } from '#features/money/payments/web/index.ts'
import { walletQuery } from '#features/money/credits/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls, repeatQuery } from './calls.ts'
import { RepeatOffer } from './repeat-offer.tsx'

/** Preloads the last order, the cards, and current prices in the country of the order. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  const { last } = await cache.ensureQueryData(repeatQuery(api))
  await Promise.all([
    last === null
      ? null
      : cache.ensureQueryData(
          payments.query('payments.list_offers', { country: last.country })(api),
        ),
    cache.ensureQueryData(walletQuery(api)),
    cache.ensureQueryData(ownLimitsQuery(api)),
    // A discount that fails to load is not applied, and must not prevent the purchase.
    cache.ensureQueryData(myDiscountsQuery(api)).catch(() => {}),
  ])
}

export function title(translate: Translate): string {
  return translate('saved_cards.repeat.title')
}

/**
 * /credits/repeat-order: repeats the last order with a saved card, always at the press of a button
 * and never automatically (CRED-06).
 */
export function Page() {
  const t = usePhrases<typeof en>('saved_cards')
  const { data } = calls.useCall('saved_cards.read_repeat', {})
  const resting = useBreak()
  if (data === undefined) return null
  return (
    <div className="pay-page">
      <h1 className="type-h1" tabIndex={-1}>
        {t('repeat.title')}
      </h1>
      <p className="pay-lead">{t('repeat.lead')}</p>
      <div className="mt-5 grid max-w-text gap-4">
        <CurrentBreak />
        <SpendMeter />
      </div>
      {resting === null ? <RepeatOffer view={data} /> : null}
    </div>
  )
}
