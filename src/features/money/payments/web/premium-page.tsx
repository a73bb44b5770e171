import './checkout.css'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CheckBoldIcon, Panel } from '#ui/components/index.ts'
import { Claim, loadClaims } from '#features/members/verified-claims/web/index.ts'
import { myDiscountsQuery } from '#features/money/discounts/web/index.ts'
import { walletQuery, WhatThingsCost } from '#features/money/credits/web/index.ts'
import { ownLimitsQuery } from '#features/money/spending-limits/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls, type Offers } from './calls.ts'
import { pricedBundles } from './priced-bundles.ts'
import { TiersSection } from './tiers-section.tsx'

/** Preloads the offers, and the wallet of a member, which determines their prices. */
export async function load({ api, cache, viewer }: LoadContext): Promise<void> {
  await Promise.all([
    cache.ensureQueryData(calls.query('payments.list_offers', {})(api)),
    loadClaims({ api, cache }),
    viewer === null ? null : cache.ensureQueryData(walletQuery(api)),
    viewer === null ? null : cache.ensureQueryData(ownLimitsQuery(api)),
    // A discount that fails to load is not applied, and does not hide any price.
    viewer === null ? null : cache.ensureQueryData(myDiscountsQuery(api)).catch(() => {}),
  ])
}

export function title(translate: Translate): string {
  return translate('payments.premium.title')
}

export function description(translate: Translate): string {
  return translate('payments.premium.lead')
}

/** The page about Premium and its price, the same for visitors and members (CRED-03). */
export function Page() {
  const t = usePhrases<typeof en>('payments')
  const { data: offers } = calls.useCall('payments.list_offers', {})
  if (offers === undefined) return null
  return (
    <div className="pay-page">
      <h1 className="type-h1" tabIndex={-1}>
        {t('premium.title')}
      </h1>
      <p className="pay-lead">{t('premium.lead')}</p>
      <ul className="mt-5 grid gap-2.5">
        <Gain>{t('premium.photos')}</Gain>
        <Gain>
          {t('premium.own_photos', { photos: offers.premium_photos, free: offers.free_photos })}
        </Gain>
        <Gain>{t('premium.conversations', { free: offers.started_conversations })}</Gain>
      </ul>
      <div className="mt-5 max-w-text">
        <Claim id="match_chance" />
      </div>
      <TiersSection offers={offers} />
      <Panel className="pay-costs mt-9">
        <WhatThingsCost
          prices={offers.prices}
          bundles={pricedBundles(offers)}
          currency={offers.currency}
          freeStarts={offers.free_conversations}
        />
      </Panel>
      <Questions offers={offers} />
    </div>
  )
}

function Gain({ children }: { readonly children: string }) {
  return (
    <li className="flex gap-3">
      <CheckBoldIcon className="mt-1 shrink-0 text-pine" />
      {children}
    </li>
  )
}

function Questions({ offers }: { readonly offers: Offers }) {
  const t = usePhrases<typeof en>('payments')
  const answers = [
    [t('premium.questions.renew_q'), t('premium.questions.renew_a')],
    [
      t('premium.questions.unused_q'),
      t('premium.questions.unused_a', { days: offers.refund_days }),
    ],
    [t('premium.questions.lasting_q'), t('premium.questions.lasting_a')],
    [t('tiers.losing_q'), t('tiers.losing_a')],
  ]
  return (
    <section className="mt-9" aria-labelledby="questions">
      <h2 id="questions" className="type-h3 mb-2">
        {t('premium.questions.title')}
      </h2>
      {answers.map(([question, answer]) => (
        <details key={question} className="divider-below py-1">
          <summary className="py-3 font-semibold">{question}</summary>
          <p className="max-w-text pb-4 text-ink-2">{answer}</p>
        </details>
      ))}
    </section>
  )
}
