import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en as payments } from '#features/money/payments/locales/en.ts'
import type { MethodKey } from '#features/money/payments/index.ts'
import { MethodIcon, useMethodName } from '#features/money/payments/web/index.ts'
import type { CardView } from '../../contract.ts'
import type { en as savedCards } from '../../locales/en.ts'
import type { en } from '../../locales/order-sheet/en.ts'
import type { SheetPayment } from '../../rules/order-sheet.ts'
import { useCardLabels } from '../use-card-labels.ts'

interface PaymentLineProps {
  readonly payment: SheetPayment<CardView>
  /** The payment method of the member's last purchase. */
  readonly last: MethodKey
  /** The method's minimum amount. */
  readonly minimum: number
  readonly currency: string
  readonly onCard: (card: string) => void
}

/** How the order is paid, like the last one; or why that is not possible. */
export function PaymentLine({ payment, last, minimum, currency, onCard }: PaymentLineProps) {
  const t = usePhrases<typeof en>('order_sheet')
  const pay = usePhrases<typeof payments>('payments')
  const { money } = useFormat()
  const { nameOf, stateOf } = useCardLabels()
  const method = useMethodName()(last)
  if (payment.kind === 'none')
    return (
      <Alert tone="warn" className="mt-3">
        {payment.why === 'not_offered'
          ? t('not_offered', { method })
          : t('below_minimum', { method, money: money(minimum, currency) })}
      </Alert>
    )
  const card = payment.kind === 'saved_card' ? payment.card : null
  if (payment.kind === 'saved_card' && payment.cards.length > 1)
    return <CardRadios payment={payment} onCard={onCard} />
  return (
    <div className="order-sheet-method">
      <MethodIcon method={last} />
      <p className="min-w-0">
        <b className="num wrap-anywhere">{card === null ? method : nameOf(card)}</b>
        <span className="type-meta text-muted block">
          {card === null || card.state === 'good'
            ? `${pay('checkout.last_time')} · ${pay('checkout.no_fee')}`
            : stateOf(card)}
        </span>
      </p>
    </div>
  )
}

/** One of several saved cards; that of the last order is chosen. */
function CardRadios({
  payment: { card, cards },
  onCard,
}: {
  readonly payment: Extract<SheetPayment<CardView>, { kind: 'saved_card' }>
  readonly onCard: (card: string) => void
}) {
  const saved = usePhrases<typeof savedCards>('saved_cards')
  const { nameOf, stateOf } = useCardLabels()
  return (
    <fieldset className="mt-3">
      <legend className="legend">{saved('repeat.card')}</legend>
      <div className="pay-methods">
        {cards.map((one) => (
          <label key={one.id} className="pay-method">
            <input
              className="real-input"
              type="radio"
              name="sheet-card"
              value={one.id}
              checked={one.id === card.id}
              onChange={() => onCard(one.id)}
            />
            <MethodIcon method={one.method} />
            <span className="num">{nameOf(one)}</span>
            <small>{stateOf(one)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
