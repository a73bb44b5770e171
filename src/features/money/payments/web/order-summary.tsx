import './checkout.css'
import { useNavigate } from 'react-router'
import { prorate } from '#kernel/money.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Checkbox, Panel } from '#ui/components/index.ts'
import { useOrderBlock } from '#features/money/spending-limits/web/index.ts'
import type { en } from '../locales/en.ts'
import type { Offers } from './calls.ts'
import { useMethodName } from './use-method-name.ts'
import { ReturnsLink } from './orders/outlook.tsx'
import { type CheckoutError, type Choice, payableMinor } from './use-checkout.ts'
import type { en as discounts } from '#features/money/discounts/locales/en.ts'
import type { Discount } from '#features/money/discounts/web/index.ts'

interface OrderSummaryProps {
  readonly offers: Offers
  readonly choice: Choice
  readonly fault: CheckoutError | null
  readonly busy: boolean
  readonly onConsent: (consent: boolean) => void
  /** Explains what happens after pressing the button, if it is not the payment provider's page. */
  readonly note?: string
  /** Why the order is blocked, other than by a missing choice or spending limits. */
  readonly stop?: string | undefined
  /** The button's label while ordering. */
  readonly opening?: string
  /** The collection date, if not immediate. */
  readonly due?: string
  /** The URL of the direct debit form for the choice. */
  readonly toForm?: string
  /** The page has a dock on phones, which has the button there. */
  readonly docked?: boolean
}

/**
 * The order summary: items, price, consent, and the button with the legally required label in each
 * language.
 */
export function OrderSummary({
  offers,
  choice,
  fault,
  busy,
  onConsent,
  note,
  due,
  stop,
  opening,
  toForm,
  docked = false,
}: OrderSummaryProps) {
  const t = usePhrases<typeof en>('payments')
  const { consent } = choice
  const buttonClass = docked ? 'from-lg' : ''
  return (
    <Panel as="section" raised className="pay-order-box" aria-labelledby="your-order">
      <h2 id="your-order" className="type-title mb-3.5" tabIndex={-1}>
        {t('order.title')}
      </h2>
      <Lines offers={offers} choice={choice} />
      {toForm === undefined ? null : (
        <>
          <p className="my-3">{t('order.debit_next')}</p>
          <div className={buttonClass}>
            <DebitFormButton to={toForm} choice={choice} />
          </div>
        </>
      )}
      {toForm === undefined ? (
        <>
          <Checkbox
            id="order-consent"
            className="my-3 type-small"
            label={t('order.consent', { days: offers.refund_days })}
            checked={consent}
            onChange={(event) => onConsent(event.target.checked)}
            error={fault?.of === 'consent' ? fault.message : undefined}
          />
          {fault?.of === 'order' ? (
            <Alert tone="danger" announce className="mb-3">
              {fault.message}
            </Alert>
          ) : null}
          <div className={buttonClass}>
            <OrderButton
              offers={offers}
              choice={choice}
              busy={busy}
              stop={stop}
              opening={opening}
            />
          </div>
          {due === undefined ? null : <p className="type-meta mt-3">{due}</p>}
          <p className="type-meta text-muted mt-3">{note ?? t('order.once')}</p>
          <ReturnsLink newTab className="type-meta mt-2 inline-block" />
        </>
      ) : null}
    </Panel>
  )
}

function Lines({
  offers,
  choice: { bundle, method, discount },
}: Pick<OrderSummaryProps, 'offers' | 'choice'>) {
  const t = usePhrases<typeof en>('payments')
  const { money } = useFormat()
  const getMethodName = useMethodName()
  if (bundle === undefined) return <p className="text-muted">{t('order.nothing')}</p>
  const price = money(bundle.price_minor, offers.currency)
  return (
    <dl>
      <div className="pay-line">
        <dt>{t('bundle.whole', { credits: bundle.credits })}</dt>
        <dd>{price}</dd>
      </div>
      {discount === null ? null : <DiscountLine discount={discount} currency={offers.currency} />}
      {method === undefined ? null : (
        <div className="pay-line">
          <dt>{t('order.fee', { method: getMethodName(method.key) })}</dt>
          <dd>{money(0, offers.currency)}</dd>
        </div>
      )}
      <div className="pay-line pay-total">
        <dt>{t('order.total')}</dt>
        <dd>{money(payableMinor({ bundle, discount }), offers.currency)}</dd>
      </div>
    </dl>
  )
}

/**
 * A direct debit is ordered in its own form with account, code and mandate; a reached spending
 * limit is shown here in advance.
 */
export function DebitFormButton({ to, choice }: { readonly to: string; readonly choice: Choice }) {
  const t = usePhrases<typeof en>('payments')
  const navigate = useNavigate()
  const getStop = useOrderBlock()
  return (
    <Button
      size="lg"
      block
      disabledReason={getStop(countsFor(choice))}
      onClick={() => void navigate(to)}
    >
      {t('order.to_debit')}
    </Button>
  )
}

/** The amount counted against the member's spending limits, reduced by the discount. */
function countsFor({ bundle, discount }: Pick<Choice, 'bundle' | 'discount'>): number {
  if (bundle === undefined) return 0
  return prorate(bundle.counts_minor, payableMinor({ bundle, discount }), bundle.price_minor)
}

/** The order button with the legally required label; shows why if it is not possible yet. */
export function OrderButton({
  offers,
  choice: { bundle, method, discount },
  busy,
  stop,
  opening,
}: Pick<OrderSummaryProps, 'offers' | 'choice' | 'busy' | 'stop'> & {
  readonly opening?: string | undefined
}) {
  const t = usePhrases<typeof en>('payments')
  const { money, locale } = useFormat()
  const getStop = useOrderBlock()
  const missing =
    bundle === undefined
      ? 'checkout.choose_bundle'
      : method === undefined
        ? 'checkout.choose_method'
        : null
  // In other languages the button may only contain the required label; the total is shown right
  // above it.
  const price =
    locale === 'en' && bundle !== undefined
      ? ` ${money(payableMinor({ bundle, discount }), offers.currency)}`
      : ''
  return (
    <Button
      type="submit"
      variant="brass"
      size="lg"
      block
      className="num"
      loading={busy}
      loadingLabel={opening ?? t('order.opening')}
      disabledReason={
        offers.closed.all
          ? t('closed.all')
          : missing !== null
            ? t(missing)
            : (getStop(countsFor({ bundle, discount })) ?? stop)
      }
    >
      {t('order.button')}
      {price}
    </Button>
  )
}

/** The discount: code, percentage and amount. */
export function DiscountLine({
  discount,
  currency,
}: {
  readonly discount: Discount
  readonly currency: string
}) {
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
