import { Link, useSearchParams } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, Card } from '#ui/components/index.ts'
import { useClaims } from '#features/members/verified-claims/web/index.ts'
import { creditsToMoney } from '#features/money/credits/index.ts'
import type { en as discounts } from '#features/money/discounts/locales/en.ts'
import type { Discount } from '#features/money/discounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { findBundleClaims } from '../rules/claims/bundle-claims.ts'
import { safeReturnPath } from '../rules/safe-return-path.ts'
import type { Offer, Offers } from './calls.ts'
import { useShownPrice } from './use-shown-price.ts'

interface TierProps {
  readonly bundle: Offer
  readonly offers: Offers
  /** Visitors see the prices and create a profile first. */
  readonly buys: boolean
  /** The visitor's discount; null without one. */
  readonly discount: Discount | null
}

/**
 * A package: credits, messages, price, price per credit and message; marker, ribbon and
 * struck-through price only if proven (CRED-03).
 */
export function Tier({ bundle, offers: { currency, prices }, buys, discount }: TierProps) {
  const t = usePhrases<typeof en>('payments')
  const { money, number } = useFormat()
  const [query] = useSearchParams()
  const { id, credits, messages, price_minor } = bundle
  const { chosen, normal } = findBundleClaims(useClaims(), bundle, currency)
  const to = safeReturnPath(query.get('to'))
  const shown = useShownPrice(currency, () => discount)(bundle)
  const paid = price_minor - (discount?.minor ?? 0)
  const message = creditsToMoney({ minor: paid, per_credits: credits }, prices.message_credits)
  return (
    <Card as="li" className="pay-tier">
      {chosen === null ? null : <span className="price-mark">{chosen.text}</span>}
      <span>
        <b>{number(credits)}</b> {t('bundle.credits', { credits })}
      </span>
      <span className="pay-right pay-price">
        <b>{shown.price}</b>
        {discount !== null ? (
          <OwnPrice discount={discount} normal={shown.normalPrice} label={shown.normalPriceLabel} />
        ) : normal === null ? null : (
          <>
            <s>
              <span className="sr-only">{normal.text}</span>
              <span aria-hidden="true">{normal.figure}</span>
            </s>
            <span className="pay-ribbon">{normal.short}</span>
          </>
        )}
      </span>
      <span className="type-meta text-muted">
        {messages === null ? t('bundle.messages_free') : t('bundle.messages', { count: messages })}
      </span>
      <span className="pay-right type-meta text-muted">
        <span className="block">{shown.each}</span>
        {messages === null ? null : (
          <span className="block">{t('tiers.message', { money: money(message, currency) })}</span>
        )}
      </span>
      {buys ? (
        <ButtonLink
          as={Link}
          to={`/credits/${id}${to === null ? '' : `?to=${encodeURIComponent(to)}`}`}
          block
        >
          {t('premium.choose', { credits })}
        </ButtonLink>
      ) : null}
    </Card>
  )
}

/**
 * The price without the personal discount, struck through, and the percentage as a ribbon: only one
 * struck-through price at a time.
 */
function OwnPrice({
  discount,
  normal,
  label,
}: {
  readonly discount: Discount
  readonly normal: string | undefined
  readonly label: string | undefined
}) {
  const tDiscounts = usePhrases<typeof discounts>('discounts')
  const { code, percentage } = discount
  return (
    <>
      <s>
        <span className="sr-only">{label} </span>
        {normal}
      </s>
      <span className="pay-ribbon">
        {percentage === null ? code : tDiscounts('field.share_off', { percentage })}
      </span>
    </>
  )
}
