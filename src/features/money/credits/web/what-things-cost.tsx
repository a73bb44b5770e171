import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { CostChip } from '#ui/components/index.ts'
import { getFirstRate, type PricedPackage } from '#features/site/sites/index.ts'
import type { en } from '../locales/en.ts'
import { creditsToMoney } from '../rules/credits-to-money.ts'
import { paidActs, getCreditPrice, type PaidAct, type Prices } from '../rules/get-credit-price.ts'

import { useWallet } from './use-wallet.ts'

interface WhatThingsCostProps {
  /** The site's settings, or the wallet. */
  readonly prices: Prices
  readonly bundles: readonly PricedPackage[]
  /** The currency the reader would pay in. */
  readonly currency: string
  /**
   * Number of conversations in which the reader's first message is free; for members, those
   * remaining.
   */
  readonly freeStarts?: number
}

/** Table of free and paid actions, with prices in credits and money (CRED-03). */
export function WhatThingsCost({ prices, bundles, currency, freeStarts = 0 }: WhatThingsCostProps) {
  const t = usePhrases<typeof en>('credits')
  const rate = useWallet()?.rate
  const member = useViewer() !== null
  return (
    <section className="grid gap-3" aria-labelledby="what-things-cost">
      <h2 id="what-things-cost" className="type-h2">
        {t('costs.title')}
      </h2>
      <table className="w-full">
        <thead className="type-meta text-muted text-left">
          <tr>
            <th scope="col">{t('costs.what')}</th>
            <th scope="col">{t('costs.in_credits')}</th>
            <th scope="col">{t('costs.in_money')}</th>
          </tr>
        </thead>
        <tbody>
          <FreeRow label={t('costs.looking')} />
          {freeStarts > 0 ? (
            <FreeRow
              label={t(member ? 'costs.starts_left' : 'costs.starts', { count: freeStarts })}
            />
          ) : null}
          {paidActs.map((act) => (
            <PriceRow
              key={act}
              act={act}
              price={getCreditPrice(act, prices)}
              bundles={bundles}
              currency={currency}
            />
          ))}
        </tbody>
      </table>
      <p className="type-meta text-muted">{t(rate ? 'costs.own_rate' : 'costs.by_bundle')}</p>
    </section>
  )
}

function FreeRow({ label }: { readonly label: string }) {
  const t = usePhrases<typeof en>('credits')
  return (
    <tr>
      <th scope="row" className="py-2 text-left font-medium">
        {label}
      </th>
      <td colSpan={2}>
        <CostChip free>{t('costs.free')}</CostChip>
      </td>
    </tr>
  )
}

interface PriceRowProps extends Pick<WhatThingsCostProps, 'bundles' | 'currency'> {
  readonly act: PaidAct
  readonly price: number
}

function PriceRow({ act, price, bundles, currency }: PriceRowProps) {
  const t = usePhrases<typeof en>('credits')
  const money = useMoney(price, { bundles, currency })
  if (price <= 0) return <FreeRow label={t(`costs.${act}`)} />
  return (
    <tr>
      <th scope="row" className="py-2 text-left font-medium">
        {t(`costs.${act}`)}
      </th>
      <td>
        <CostChip>{t('costs.exactly', { credits: price })}</CostChip>
      </td>
      <td className="num">{money}</td>
    </tr>
  )
}

/**
 * At the member's own last rate; before the first purchase, at the rate of the smallest package.
 */
function useMoney(
  price: number,
  { bundles, currency }: Pick<WhatThingsCostProps, 'bundles' | 'currency'>,
): string | null {
  const t = usePhrases<typeof en>('credits')
  const { money } = useFormat()
  const rate = useWallet()?.rate ?? getFirstRate(bundles, currency)
  return rate && t('costs.about', { money: money(creditsToMoney(rate, price), rate.currency) })
}
