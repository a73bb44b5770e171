import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { creditsToMoney } from '#features/money/credits/index.ts'
import type { en as discounts } from '#features/money/discounts/locales/en.ts'
import type { Discount } from '#features/money/discounts/web/index.ts'
import type { en } from '../locales/en.ts'
import type { Offer } from './calls.ts'

/** A price as shown on a card or tier. */
export interface ShownPrice {
  readonly price: string
  /** "€0.31 a credit". */
  readonly each: string
  /**
   * The price without the discount, struck through, with its screen reader text; omitted without a
   * discount.
   */
  readonly normalPrice?: string
  readonly normalPriceLabel?: string
}

/**
 * The price for this visitor: with a discount the normal price is shown struck through next to it,
 * which is allowed because everyone else pays it at the moment.
 */
export function useShownPrice(
  currency: string,
  getDiscount: (priceMinor: number) => Discount | null,
) {
  const t = usePhrases<typeof en>('payments')
  const tDiscounts = usePhrases<typeof discounts>('discounts')
  const { money } = useFormat()
  return ({
    price_minor,
    credits,
    credit_minor,
  }: Pick<Offer, 'price_minor' | 'credits' | 'credit_minor'>): ShownPrice => {
    const off = getDiscount(price_minor)?.minor ?? 0
    const minor = price_minor - off
    const each = off === 0 ? credit_minor : creditsToMoney({ minor, per_credits: credits }, 1)
    return {
      price: money(minor, currency),
      each: t('bundle.each', { money: money(each, currency) }),
      ...(off > 0 && {
        normalPrice: money(price_minor, currency),
        normalPriceLabel: tDiscounts('normal_price'),
      }),
    }
  }
}
