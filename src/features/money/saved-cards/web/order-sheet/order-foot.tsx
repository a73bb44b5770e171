import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, ButtonLink, Checkbox } from '#ui/components/index.ts'
import type { en as payments } from '#features/money/payments/locales/en.ts'
import {
  type CheckoutError,
  type Choice,
  DebitFormButton,
  debitFormUrl,
  DiscountLine,
  type Offers,
  OrderButton,
  payableMinor,
} from '#features/money/payments/web/index.ts'
import type { en } from '../../locales/en.ts'
import type { CardView } from '../../contract.ts'
import type { SheetPayment } from '../../rules/order-sheet.ts'
import { useCardLabels } from '../use-card-labels.ts'

interface OrderFootProps {
  readonly offers: Offers
  readonly choice: Choice
  readonly payment: SheetPayment<CardView>
  readonly returnTo: string
  readonly fault: CheckoutError | null
  readonly busy: boolean
  /** Why nothing can be ordered now. */
  readonly stop: string | undefined
  readonly onConsent: (consent: boolean) => void
}

/**
 * The item, the total, the consent and the binding button, always visible; or a link to another
 * payment method.
 */
export function OrderFoot(props: OrderFootProps) {
  const { offers, choice, payment, returnTo, fault, busy, stop, onConsent } = props
  const t = usePhrases<typeof en>('saved_cards')
  const pay = usePhrases<typeof payments>('payments')
  const { nameOf } = useCardLabels()
  const { bundle } = choice
  if (payment.kind === 'none')
    return (
      <div className="order-sheet-order">
        <ButtonLink as={Link} to={getMethodsUrl(bundle?.id, returnTo)} size="lg" block>
          {pay('dock.method')}
        </ButtonLink>
      </div>
    )
  if (payment.kind === 'debit_form')
    return (
      <div className="order-sheet-order">
        <Total offers={offers} choice={choice} />
        <p className="type-meta text-muted mb-3">{pay('order.debit_next')}</p>
        {bundle === undefined ? null : (
          <DebitFormButton to={debitFormUrl(bundle, offers.country, returnTo)} choice={choice} />
        )}
      </div>
    )
  return (
    <>
      <div className="order-sheet-order">
        <Total offers={offers} choice={choice} />
        <Checkbox
          id="sheet-consent"
          className="my-2 type-small"
          label={pay('order.consent', { days: offers.refund_days })}
          checked={choice.consent}
          onChange={({ target }) => onConsent(target.checked)}
          error={fault?.of === 'consent' ? fault.message : undefined}
        />
        {fault?.of === 'order' ? (
          <Alert tone="danger" announce className="mb-3">
            {fault.message}
          </Alert>
        ) : null}
        <OrderButton
          offers={offers}
          choice={choice}
          busy={busy}
          stop={stop}
          opening={payment.kind === 'saved_card' ? t('repeat.paying') : undefined}
        />
      </div>
      <p className="type-meta text-muted">
        {payment.kind === 'saved_card'
          ? t('repeat.once_by', { card: nameOf(payment.card) })
          : pay('order.once')}
      </p>
    </>
  )
}

function Total({ offers: { currency }, choice }: Pick<OrderFootProps, 'offers' | 'choice'>) {
  const pay = usePhrases<typeof payments>('payments')
  const { money } = useFormat()
  const { bundle, discount } = choice
  if (bundle === undefined) return null
  return (
    <dl>
      {discount === null ? null : <DiscountLine discount={discount} currency={currency} />}
      <div className="pay-line pay-total">
        <dt>
          {pay('bundle.whole', { credits: bundle.credits })}
          <span className="order-sheet-total">{pay('order.total')}</span>
        </dt>
        <dd>{money(payableMinor(choice), currency)}</dd>
      </div>
    </dl>
  )
}

function getMethodsUrl(bundle: string | undefined, returnTo: string): string {
  const path = bundle === undefined ? '/credits' : `/credits/${bundle}`
  return `${path}?to=${encodeURIComponent(returnTo)}`
}
