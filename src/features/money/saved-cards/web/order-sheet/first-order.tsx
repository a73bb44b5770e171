import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useDiscount } from '#features/money/discounts/web/index.ts'
import type { en as payments } from '#features/money/payments/locales/en.ts'
import {
  type CheckoutItem,
  exactCheckoutUrl,
  type Offers,
  useShownPrice,
} from '#features/money/payments/web/index.ts'
import type { en } from '../../locales/order-sheet/en.ts'
import { listSheetItems } from '../../rules/order-sheet.ts'
import { OtherPackages } from './other-packages.tsx'

interface FirstOrderProps {
  readonly offers: Offers
  readonly exact: CheckoutItem | undefined
  readonly returnTo: string
}

/** For members who have never bought: the packages, each a link into the checkout and back. */
export function FirstOrder({ offers, exact, returnTo }: FirstOrderProps) {
  const t = usePhrases<typeof en>('order_sheet')
  const pay = usePhrases<typeof payments>('payments')
  const { number } = useFormat()
  const { country, currency } = offers
  const { of: getDiscount } = useDiscount({ country, currency })
  const formatShownPrice = useShownPrice(currency, getDiscount)
  return (
    <>
      <p className="mt-2 text-muted">{t('first')}</p>
      <ul className="order-sheet-items mt-4">
        {listSheetItems(offers.bundles, null, exact).map((item) => {
          const { price, each, normalPrice, normalPriceLabel } = formatShownPrice(item)
          const buys =
            'act' in item
              ? pay(`exact.just.${item.act}`)
              : item.messages === null
                ? pay('bundle.messages_free')
                : pay('bundle.messages', { count: item.messages })
          return (
            <li key={item.id}>
              <Link to={getCheckoutUrl(item, returnTo)} className="price">
                <span className="price-amount">
                  <b>{number(item.credits)}</b> {pay('bundle.credits', { credits: item.credits })}
                </span>
                <span className="price-buys">{buys}</span>
                <span className="price-now">
                  <b>{price}</b>
                  {normalPrice === undefined ? null : (
                    <s>
                      <span className="sr-only">{normalPriceLabel} </span>
                      {normalPrice}
                    </s>
                  )}
                </span>
                <span className="price-each">{each}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <OtherPackages returnTo={returnTo} />
    </>
  )
}

function getCheckoutUrl(item: CheckoutItem, returnTo: string): string {
  return 'act' in item
    ? exactCheckoutUrl(item.act, returnTo)
    : `/credits/${item.id}?to=${encodeURIComponent(returnTo)}`
}
