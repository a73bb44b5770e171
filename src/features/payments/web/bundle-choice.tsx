import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PriceCard } from '#platform/web/ui/index.ts'
import { useClaims } from '#features/claims/web/index.ts'
import { moneyFor } from '#features/credits/rules/money-for.ts'
import type { en as discounts } from '#features/discounts/locales/en.ts'
import type { Discount } from '#features/discounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { bundleClaims } from '../rules/bundle-claims.ts'
import type { Chosen, Offer, Offers } from './calls.ts'

interface BundleChoiceProps {
  readonly offers: Offers
  readonly chosen: Chosen | undefined
  readonly onChoose: (id: Offer['id']) => void
  /** What comes off a price. */
  readonly discountOf: (priceMinor: number) => Discount | null
}

/** The packages as cards, one of which is chosen. None is chosen beforehand; marked and struck only by proof (CRED-03). */
export function BundleChoice({ offers, chosen, onChoose, discountOf }: BundleChoiceProps) {
  const t = usePhrases<typeof en>('payments')
  const { money, number } = useFormat()
  const claims = useClaims()
  const words = usePhrases<typeof discounts>('discounts')

  /** With a discount the normal price stands struck beside the one that is paid: it is charged to everybody else right now (H9). */
  function priceOf({ price_minor, credits, credit_minor }: Pick<Offer, 'price_minor' | 'credits' | 'credit_minor'>) {
    const off = discountOf(price_minor)?.minor ?? 0
    const minor = price_minor - off
    const each = off === 0 ? credit_minor : moneyFor({ minor, per_credits: credits }, 1)
    return {
      price: money(minor, offers.currency),
      each: t('bundle.each', { money: money(each, offers.currency) }),
      ...(off > 0 && { normalPrice: money(price_minor, offers.currency), normalPriceLabel: words('normal_price') }),
    }
  }

  return (
    <fieldset className="mt-6 lg:mt-10">
      <legend className="sr-only">{t('checkout.bundles')}</legend>
      <div className="prices">
        {offers.bundles.map((bundle) => {
          const { id, credits, price_minor, credit_minor, messages } = bundle
          const { chosen: most, normal: claimed } = bundleClaims(claims, bundle, offers.currency)
          // One struck price at a time: with a discount of one's own it is what everybody else pays now.
          const normal = discountOf(price_minor) === null ? claimed : null
          const mark = [most?.text, normal?.short].filter((word) => word != null).join(' · ')
          return (
            <PriceCard
              key={id}
              name="bundle"
              value={id}
              checked={chosen?.id === id}
              onChange={() => onChoose(id)}
              amount={number(credits)}
              unit={t('bundle.credits', { credits })}
              buys={messages === null ? t('bundle.messages_free') : t('bundle.messages', { count: messages })}
              normalPrice={normal === null ? undefined : <span aria-hidden="true">{normal.figure}</span>}
              normalPriceLabel={normal?.text}
              {...priceOf({ price_minor, credits, credit_minor })}
              mark={mark === '' ? undefined : mark}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
