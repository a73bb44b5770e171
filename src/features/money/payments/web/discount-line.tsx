import type { en as discounts } from '#features/money/discounts/locales/en.ts'
import type { Discount } from '#features/money/discounts/web/index.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'

/** The discount: code, percentage and amount. */
export function DiscountLine({ discount, currency }: { readonly discount: Discount; readonly currency: string }) {
  const tDiscounts = usePhrases<typeof discounts>('discounts')
  const { money } = useFormat()
  const { code, percentage, minor } = discount
  return (
    <div className="pay-line text-success-ink">
      <dt>{percentage === null ? code : tDiscounts('line', { code, percentage })}</dt>
      <dd>−{money(minor, currency)}</dd>
    </div>
  )
}
