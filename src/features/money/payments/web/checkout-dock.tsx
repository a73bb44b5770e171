import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Dock } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { Offers } from './calls.ts'
import { useMethodName } from './use-method-name.ts'
import { type Choice, payableMinor } from './use-checkout.ts'

/** On phones: the chosen package and its price, always visible, with a link down to the order. */
export function CheckoutDock({
  offers,
  choice: { bundle, method, discount },
}: {
  readonly offers: Offers
  readonly choice: Choice
}) {
  const t = usePhrases<typeof en>('payments')
  const { money } = useFormat()
  const getMethodName = useMethodName()

  function review() {
    const title = document.getElementById('your-order')
    title?.scrollIntoView({ block: 'start' })
    title?.focus({ preventScroll: true })
  }

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
      <Button size="lg" block onClick={review}>
        {t('order.review')}
      </Button>
    </Dock>
  )
}
