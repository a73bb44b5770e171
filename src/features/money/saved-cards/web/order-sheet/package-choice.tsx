import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PriceCard } from '#ui/components/index.ts'
import type { Discount } from '#features/money/discounts/web/index.ts'
import type { en } from '#features/money/payments/locales/en.ts'
import {
  type CheckoutItem,
  type Offers,
  useShownPrice,
} from '#features/money/payments/web/index.ts'

interface PackageChoiceProps {
  readonly offers: Offers
  readonly items: readonly CheckoutItem[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly getDiscount: (priceMinor: number) => Discount | null
}

/** A few packages and the missing credits; the member's own last one is marked. */
export function PackageChoice({
  offers,
  items,
  chosen,
  onChoose,
  getDiscount,
}: PackageChoiceProps) {
  const t = usePhrases<typeof en>('payments')
  const { number } = useFormat()
  const formatShownPrice = useShownPrice(offers.currency, getDiscount)
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{t('checkout.bundles')}</legend>
      <div className="order-sheet-items">
        {items.map((item) => (
          <PriceCard
            key={item.id}
            name="sheet-bundle"
            value={item.id}
            checked={chosen === item.id}
            onChange={() => onChoose(item.id)}
            amount={number(item.credits)}
            unit={t('bundle.credits', { credits: item.credits })}
            buys={
              'act' in item
                ? t(`exact.just.${item.act}`)
                : item.messages === null
                  ? t('bundle.messages_free')
                  : t('bundle.messages', { count: item.messages })
            }
            mark={offers.last?.bundle === item.id ? t('checkout.last_time') : undefined}
            {...formatShownPrice(item)}
          />
        ))}
      </div>
    </fieldset>
  )
}
