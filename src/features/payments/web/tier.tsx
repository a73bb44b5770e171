import { Link, useSearchParams } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, Card } from '#platform/web/ui/index.ts'
import { useClaims } from '#features/claims/web/index.ts'
import { moneyFor } from '#features/credits/rules/money-for.ts'
import type { en } from '../locales/en.ts'
import { bundleClaims } from '../rules/bundle-claims.ts'
import { ownPath } from '../rules/own-path.ts'
import type { Offer, Offers } from './calls.ts'

interface TierProps {
  readonly bundle: Offer
  readonly offers: Offers
  /** A visitor reads prices and makes a profile first. */
  readonly buys: boolean
}

/** One package: credits, messages, price, price of one of each; marker, ribbon and struck price only where they are proven (CRED-03). */
export function Tier({ bundle, offers: { currency, prices }, buys }: TierProps) {
  const t = usePhrases<typeof en>('payments')
  const { money, number } = useFormat()
  const [query] = useSearchParams()
  const { id, credits, messages, price_minor, credit_minor } = bundle
  const { chosen, normal } = bundleClaims(useClaims(), bundle, currency)
  const to = ownPath(query.get('to'))
  const message = moneyFor({ minor: price_minor, per_credits: credits }, prices.message_credits)
  return (
    <Card as="li" className="pay-tier">
      {chosen === null ? null : <span className="price-mark">{chosen.text}</span>}
      <span>
        <b>{number(credits)}</b> {t('bundle.credits', { credits })}
      </span>
      <span className="pay-right pay-price">
        <b>{money(price_minor, currency)}</b>
        {normal === null ? null : (
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
        <span className="block">{t('bundle.each', { money: money(credit_minor, currency) })}</span>
        {messages === null ? null : (
          <span className="block">{t('tiers.message', { money: money(message, currency) })}</span>
        )}
      </span>
      {buys ? (
        <ButtonLink as={Link} to={`/credits/${id}${to === null ? '' : `?to=${encodeURIComponent(to)}`}`} block>
          {t('premium.choose', { credits })}
        </ButtonLink>
      ) : null}
    </Card>
  )
}
