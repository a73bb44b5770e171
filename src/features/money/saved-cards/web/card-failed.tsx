import { Link } from 'react-router'
import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, ButtonLink } from '#ui/components/index.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { calls as payments } from '#features/money/payments/web/index.ts'
import type { contract } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { cardOffers } from '../rules/card-offers.ts'
import { calls } from './calls.ts'
import { useCardLabels } from './use-card-labels.ts'

interface CardFailedProps {
  readonly order: OrderView
  readonly charge: NonNullable<Output<(typeof contract)['saved_cards.read_charge']>['charge']>
}

/**
 * A failed payment by saved card: the reason if known, and the three alternatives where available
 * (CRED-06).
 */
export function CardFailed({ order, charge }: CardFailedProps) {
  const t = usePhrases<typeof en>('saved_cards')
  const { data: view } = calls.useCall('saved_cards.read_repeat', {})
  const { data: offers } = payments.useCall('payments.list_offers', { country: order.country })
  const to = (method: string) => {
    const returnQuery = order.return_to === null ? '' : `?to=${encodeURIComponent(order.return_to)}`
    return `/credits/${order.bundle}/${method}${returnQuery}`
  }
  const ways = {
    again: '/credits/repeat-order',
    new_card: to('creditcard'),
    paypal: to('paypal'),
  } as const
  const offered = cardOffers({
    cards: view?.cards ?? [],
    repeatable: view?.last?.bundle === order.bundle,
    methods: offers?.country === order.country ? offers.methods : [],
    priceMinor: order.price_minor,
  })
  return (
    <div className="my-2 grid w-full gap-4">
      <Alert tone="warn">{useReason(order, charge)}</Alert>
      <div className="action-row w-full">
        {offered.map((offer, index) => (
          <ButtonLink
            key={offer}
            as={Link}
            to={ways[offer]}
            variant={index === 0 ? 'pine' : 'line'}
          >
            {t(`offers.${offer}`)}
          </ButtonLink>
        ))}
        {offers !== undefined && offered.length === 0 ? (
          <ButtonLink as={Link} to="/credits">
            {t('none.buy')}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}

/** Why the payment failed. */
function useReason({ status }: OrderView, { card, refused }: CardFailedProps['charge']): string {
  const t = usePhrases<typeof en>('saved_cards')
  const { nameOf } = useCardLabels()
  const name = card === null ? t('removed_card') : nameOf(card)
  if (refused) return t('failed.refused', { card: name })
  if (card?.state === 'expired') return t('failed.expired', { card: name })
  return t(status === 'failed' ? 'failed.declined' : 'failed.unconfirmed', { card: name })
}
