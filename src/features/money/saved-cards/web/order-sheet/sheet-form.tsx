import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert } from '#ui/components/index.ts'
import type { PaidAct } from '#features/money/credits/index.ts'
import { useDiscount } from '#features/money/discounts/web/index.ts'
import type { en as payments } from '#features/money/payments/locales/en.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { type CheckoutItem, type Offers, payableMinor } from '#features/money/payments/web/index.ts'
import type { en } from '../../locales/order-sheet/en.ts'
import type { en as savedCards } from '../../locales/en.ts'
import { decideSheetPayment, listSheetItems } from '../../rules/order-sheet.ts'
import type { RepeatView } from '../calls.ts'
import { OrderFoot } from './order-foot.tsx'
import { OtherPackages } from './other-packages.tsx'
import { PackageChoice } from './package-choice.tsx'
import { PaymentLine } from './payment-line.tsx'
import { useSheetOrder } from './use-sheet-order.ts'

interface SheetFormProps {
  readonly offers: Offers & { readonly last: NonNullable<Offers['last']> }
  readonly repeat: RepeatView
  readonly exact: CheckoutItem | undefined
  readonly act: PaidAct
  readonly returnTo: string
  /** Called with an order that is paid with a saved card. */
  readonly onPlaced: (order: OrderView) => void
}

/**
 * The member's last package and payment method, chosen because they were their own choice; the
 * consent is never ticked, and nothing larger is suggested.
 */
export function SheetForm({ offers, repeat, exact, act, returnTo, onPlaced }: SheetFormProps) {
  const t = usePhrases<typeof en>('order_sheet')
  const saved = usePhrases<typeof savedCards>('saved_cards')
  const pay = usePhrases<typeof payments>('payments')
  const online = useOnline()
  const { last, country, currency } = offers
  const items: readonly CheckoutItem[] = listSheetItems(offers.bundles, last.bundle, exact)
  const [chosen, choose] = useState<string>(last.bundle)
  const [consent, setConsent] = useState(false)
  const [chosenCard, chooseCard] = useState<string | null>(null)
  const bundle = items.find(({ id }) => id === chosen)
  const method = offers.methods.find(
    ({ key, brands }) => key === last.method || brands.some((brand) => brand === last.method),
  )
  const mine = useDiscount({ country, currency, method: method?.key }, bundle?.price_minor)
  const discount = bundle === undefined ? null : mine.of(bundle.price_minor)
  const choice = { bundle, method, consent, discount }
  const payment = decideSheetPayment({
    item: bundle === undefined ? null : { id: bundle.id, priceMinor: payableMinor(choice) },
    country,
    method: method ?? null,
    repeat: repeat.last,
    chosenCard,
    cards: repeat.cards,
  })
  const { send, fault, setFault, busy } = useSheetOrder({ offers, returnTo, onPlaced })
  const waits = payment.kind === 'saved_card' ? repeat.waits : null
  const leaves = payment.kind === 'page' || payment.kind === 'debit_form'
  const stop = online ? (waits === null ? undefined : saved('repeat.waits')) : t('offline')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || bundle === undefined || method === undefined || stop !== undefined) return
    if (payment.kind !== 'saved_card' && payment.kind !== 'page') return
    if (!consent) {
      setFault({ of: 'consent', message: pay('checkout.tick_consent') })
      return document.getElementById('sheet-consent')?.focus()
    }
    const again =
      payment.kind === 'saved_card' && repeat.last !== null
        ? { order: repeat.last.order, card: payment.card.id }
        : null
    void send({ bundle, method: method.key, discount, again })
  }

  function agree(consented: boolean) {
    setConsent(consented)
    if (fault?.of === 'consent') setFault(null)
  }

  return (
    <form onSubmit={submit} noValidate>
      <PackageChoice
        offers={offers}
        items={items}
        chosen={bundle?.id}
        onChoose={choose}
        getDiscount={mine.of}
      />
      <PaymentLine
        payment={payment}
        last={last.method}
        minimum={method?.least_minor ?? 0}
        currency={currency}
        onCard={chooseCard}
      />
      {leaves && act !== 'message' ? (
        <Alert tone="info" className="mt-3">
          {t(act === 'photo' ? 'leaving.photo' : 'leaving.pick')}
        </Alert>
      ) : null}
      {waits === null ? null : (
        <Alert
          tone="warn"
          className="mt-3"
          action={
            <Link className="alert-action" to={`/transactions/${waits}`}>
              {saved('repeat.to_waiting')}
            </Link>
          }
        >
          {saved('repeat.waits')}
        </Alert>
      )}
      <OrderFoot
        offers={offers}
        choice={choice}
        payment={payment}
        returnTo={returnTo}
        fault={fault}
        busy={busy}
        stop={stop}
        onConsent={agree}
      />
      <OtherPackages returnTo={returnTo} />
    </form>
  )
}
