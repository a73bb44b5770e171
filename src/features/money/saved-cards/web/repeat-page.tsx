import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { mineQuery } from '#features/money/discounts/web/index.ts'
import { OwnBreak, ownLimitsQuery, SpendMeter, useBreak } from '#features/money/spending-limits/web/index.ts'
import { calls as payments } from '#features/money/payments/web/index.ts'
import { walletQuery } from '#features/money/credits/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls, repeatQuery } from './calls.ts'
import { RepeatOffer } from './repeat-offer.tsx'

/** Brings the last order, the cards, and what the same costs now where it was ordered. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  const { last } = await cache.ensureQueryData(repeatQuery(api))
  await Promise.all([
    last === null
      ? null
      : cache.ensureQueryData(payments.query('payments.list_offers', { country: last.country })(api)),
    cache.ensureQueryData(walletQuery(api)),
    cache.ensureQueryData(ownLimitsQuery(api)),
    // What cannot be known takes nothing off; nobody is kept from buying for it.
    cache.ensureQueryData(mineQuery(api)).catch(() => {}),
  ])
}

/** The document's title. */
export function title(translate: Translate): string {
  return translate('saved_cards.repeat.title')
}

/** /credits/repeat-order: the last order again by a kept card, each time by a button and never by itself (CRED-06). */
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
        <OwnBreak />
        <SpendMeter />
      </div>
      {resting === null ? <RepeatOffer view={data} /> : null}
    </div>
  )
}
