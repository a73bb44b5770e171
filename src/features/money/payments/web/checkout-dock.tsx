import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Checkbox, Dock } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { Offers } from './calls.ts'
import { DebitFormButton, OrderButton } from './order-summary.tsx'
import { useMethodName } from './use-method-name.ts'
import { type Choice, payableMinor } from './use-checkout.ts'

interface CheckoutDockProps {
  readonly offers: Offers
  readonly choice: Choice
  readonly busy: boolean
  readonly onConsent: (consent: boolean) => void
  /** The URL of the direct debit form for the choice. */
  readonly toForm?: string
}

/** The elements that an order's missing steps lead to. */
const places = {
  bundle: '.pay-bundles input',
  method: '.pay-methods input:not(:disabled)',
} as const

type Step = keyof typeof places

/**
 * On phones, the chosen package and its price, always visible, and a button that names the next
 * missing step and leads to it. Once both are chosen, the consent and the order are here too, so
 * that a repeat takes two taps (CRED-04).
 */
export function CheckoutDock({ offers, choice, busy, onConsent, toForm }: CheckoutDockProps) {
  const t = usePhrases<typeof en>('payments')
  const { money } = useFormat()
  const getMethodName = useMethodName()
  const { bundle, method, discount } = choice
  const step = bundle === undefined ? 'bundle' : method === undefined ? 'method' : null
  const label =
    bundle === undefined ? t('order.nothing') : t('bundle.whole', { credits: bundle.credits })
  return (
    <Dock className="pay-dock">
      <div className="flex items-center justify-between gap-3 num">
        <span>{method === undefined ? label : `${label} · ${getMethodName(method.key)}`}</span>
        {bundle === undefined ? null : (
          <b className="pay-dock-price">
            {money(payableMinor({ bundle, discount }), offers.currency)}
          </b>
        )}
      </div>
      {step !== null ? (
        <Button size="lg" block onClick={() => goTo(step)}>
          {t(`dock.${step}`)}
        </Button>
      ) : toForm === undefined ? (
        <>
          {choice.consent ? null : (
            <Checkbox
              className="type-meta"
              label={t('order.consent', { days: offers.refund_days })}
              checked={false}
              onChange={(event) => onConsent(event.target.checked)}
            />
          )}
          <OrderButton offers={offers} choice={choice} busy={busy} />
        </>
      ) : (
        <DebitFormButton to={toForm} choice={choice} />
      )}
    </Dock>
  )
}

/** Scrolls to a step and focuses its first control, so that it works without a pointer too. */
function goTo(step: Step): void {
  const control = document.querySelector<HTMLElement>(places[step])
  control?.closest('section, fieldset')?.scrollIntoView({ block: 'start' })
  control?.focus({ preventScroll: true })
}
