import './checkout.css'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Panel } from '#ui/components/index.ts'
import { WhatThingsCost } from '#features/money/credits/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { pricedBundles } from './priced-bundles.ts'
import { TiersSection } from './tiers-section.tsx'

export { load } from './premium-page.tsx'

export function title(translate: Translate): string {
  return translate('payments.pricing.title')
}

/** All prices on one page: what is free, what costs credits, and what credits cost (NAV-02). */
export function Page() {
  const t = usePhrases<typeof en>('payments')
  const { data: offers } = calls.useCall('payments.list_offers', {})
  if (offers === undefined) return null
  return (
    <div className="pay-page">
      <h1 className="type-h1" tabIndex={-1}>
        {t('pricing.title')}
      </h1>
      <p className="pay-lead">{t('pricing.lead')}</p>
      <Panel className="pay-costs mt-7">
        <WhatThingsCost
          prices={offers.prices}
          bundles={pricedBundles(offers)}
          currency={offers.currency}
          freeStarts={offers.free_conversations}
        />
      </Panel>
      <TiersSection offers={offers} />
    </div>
  )
}
