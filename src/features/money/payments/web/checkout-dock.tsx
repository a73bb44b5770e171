import { useNavigate } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Dock } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { Offers } from './calls.ts'
import { OrderButton } from './order-summary.tsx'
import { useMethodName } from './use-method-name.ts'
import { type Choice, payableMinor } from './use-checkout.ts'

interface CheckoutDockProps {
  readonly offers: Offers
  readonly choice: Choice
  readonly busy: boolean
  /** The URL of the direct debit form for the choice. */
  readonly toForm?: string
}

/** The elements that the missing steps of an order lead to. */
const places = {
  bundle: '.pay-bundles input',
  method: '.pay-methods input:not(:disabled)',
  consent: '#order-consent',
} as const

type Step = keyof typeof places

/**
 * On phones: the chosen package and its price, always visible, and a button that names the next
 * missing step and leads there. Once nothing is missing, it orders (CRED-04).
 */
export function CheckoutDock({ offers, choice, busy, toForm }: CheckoutDockProps) {
  const t = usePhrases<typeof en>('payments')
  const { money } = useFormat()
  const navigate = useNavigate()
  const getMethodName = useMethodName()
  const { bundle, method, discount } = choice
  const step = findMissingStep(choice, toForm)
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
        <OrderButton offers={offers} choice={choice} busy={busy} />
      ) : (
        <Button size="lg" block onClick={() => void navigate(toForm)}>
          {t('order.to_debit')}
        </Button>
      )}
    </Dock>
  )
}

/** The direct debit form asks for the consent itself. */
function findMissingStep(
  { bundle, method, consent }: Choice,
  toForm: string | undefined,
): Step | null {
  if (bundle === undefined) return 'bundle'
  if (method === undefined) return 'method'
  return consent || toForm !== undefined ? null : 'consent'
}

/** Scrolls to a step and focuses its first control, so that it works without a pointer too. */
function goTo(step: Step): void {
  const control = document.querySelector<HTMLElement>(places[step])
  const section = control?.closest('section, fieldset') ?? control
  const target = step === 'consent' ? control : section
  target?.scrollIntoView({ block: step === 'consent' ? 'center' : 'start' })
  control?.focus({ preventScroll: true })
}
