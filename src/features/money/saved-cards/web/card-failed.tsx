import { Link } from 'react-router'
import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ButtonLink } from '#ui/components/index.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { calls as payments } from '#features/money/payments/web/index.ts'
import type { contract } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { cardOffers } from '../rules/card-offers.ts'
import { calls } from './calls.ts'
import { useCardLabels } from './use-card-labels.ts'

interface CardFailedProps {
  readonly order: OrderView
  /** Undefined while loading. */
  readonly charge:
    | NonNullable<Output<(typeof contract)['saved_cards.read_charge']>['charge']>
    | undefined
  /** Tries again here instead of on the page for repeating an order. */
  readonly onAgain?: () => void
}

/**
 * A failed payment by saved card: the reason if known, and the three alternatives where available
 * (CRED-06).
 */
export function CardFailed({ order, charge, onAgain }: CardFailedProps) {
  const t = usePhrases<typeof en>('saved_cards')
  const { data: view } = calls.useCall('saved_cards.read_repeat', {})
  const { data: offers } = payments.useCall('payments.list_offers', { country: order.country })
  const returnQuery = order.return_to === null ? '' : `?to=${encodeURIComponent(order.return_to)}`
  const to = (method: string) => `/credits/${order.bundle}/${method}${returnQuery}`
  const ways = {
    again: `/credits/repeat-order${returnQuery}`,
    new_card: to('creditcard'),
    paypal: to('paypal'),
  } as const
  const reason = useReason(order, charge)
  const offered = cardOffers({
    cards: view?.cards ?? [],
    repeatable: view?.last?.bundle === order.bundle,
    methods: offers?.country === order.country ? offers.methods : [],
    priceMinor: order.price_minor,
  })
  return (
    <div className="my-2 grid w-full gap-4">
      {charge === undefined ? null : <Alert tone="warn">{reason}</Alert>}
      <div className="action-row w-full">
        {offered.map((offer, index) => {
          const variant = index === 0 ? 'pine' : 'line'
          return offer === 'again' && onAgain !== undefined ? (
            <Button key={offer} variant={variant} onClick={onAgain}>
              {t(`offers.${offer}`)}
            </Button>
          ) : (
            <ButtonLink key={offer} as={Link} to={ways[offer]} variant={variant}>
              {t(`offers.${offer}`)}
            </ButtonLink>
          )
        })}
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
function useReason({ status }: OrderView, charge: CardFailedProps['charge']): string {
  const t = usePhrases<typeof en>('saved_cards')
  const { nameOf } = useCardLabels()
  const { card, refused } = charge ?? { card: null, refused: false }
  const name = card === null ? t('removed_card') : nameOf(card)
  if (refused) return t('failed.refused', { card: name })
  if (card?.state === 'expired') return t('failed.expired', { card: name })
  return t(status === 'failed' ? 'failed.declined' : 'failed.unconfirmed', { card: name })
}
