import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PriceCard } from '#ui/components/index.ts'
import { useClaims } from '#features/members/verified-claims/web/index.ts'
import type { Discount } from '#features/money/discounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { findBundleClaims } from '../rules/claims/bundle-claims.ts'
import type { CheckoutItem, Offer, Offers } from './calls.ts'
import { useShownPrice } from './use-shown-price.ts'

interface BundleChoiceProps {
  readonly offers: Offers
  readonly chosen: CheckoutItem | undefined
  readonly onChoose: (id: Offer['id']) => void
  /** The discount on a price. */
  readonly getDiscount: (priceMinor: number) => Discount | null
}

/**
 * The packages as cards to choose from. None is preselected; markers and struck-through prices
 * require proof (CRED-03).
 */
export function BundleChoice({ offers, chosen, onChoose, getDiscount }: BundleChoiceProps) {
  const t = usePhrases<typeof en>('payments')
  const { number } = useFormat()
  const claims = useClaims()
  const formatShownPrice = useShownPrice(offers.currency, getDiscount)
  return (
    <fieldset className="pay-bundles">
      <legend className="sr-only">{t('checkout.bundles')}</legend>
      <div className="prices">
        {offers.bundles.map((bundle) => {
          const { id, credits, price_minor, messages } = bundle
          const { chosen: most, normal: claimed } = findBundleClaims(
            claims,
            bundle,
            offers.currency,
          )
          // Only one struck-through price; with a personal discount it is the price that everyone
          // else pays now.
          const normal = getDiscount(price_minor) === null ? claimed : null
          const again = offers.last?.bundle === id ? t('checkout.last_time') : null
          const mark = [again, most?.text, normal?.short]
            .filter((label) => label != null)
            .join(' · ')
          return (
            <PriceCard
              key={id}
              name="bundle"
              value={id}
              checked={chosen?.id === id}
              onChange={() => onChoose(id)}
              amount={number(credits)}
              unit={t('bundle.credits', { credits })}
              buys={
                messages === null
                  ? t('bundle.messages_free')
                  : t('bundle.messages', { count: messages })
              }
              normalPrice={
                normal === null ? undefined : <span aria-hidden="true">{normal.figure}</span>
              }
              normalPriceLabel={normal?.text}
              {...formatShownPrice(bundle)}
              mark={mark === '' ? undefined : mark}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
