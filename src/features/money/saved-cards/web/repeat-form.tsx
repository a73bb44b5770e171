import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Panel } from '#ui/components/index.ts'
import type { en as payments } from '#features/money/payments/locales/en.ts'
import { safeReturnPath } from '#features/money/payments/index.ts'
import { DiscountCode, useDiscount } from '#features/money/discounts/web/index.ts'
import {
  toCodeInput,
  type Offers,
  OrderSummary,
  payableMinor,
  useAfterRefusal,
  useOrdering,
} from '#features/money/payments/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls, type RepeatView } from './calls.ts'
import { CardChoice } from './card-choice.tsx'
import { LastOrder } from './last-order.tsx'
import { useCardLabels } from './use-card-labels.ts'

interface RepeatFormProps {
  readonly view: RepeatView & { readonly last: NonNullable<RepeatView['last']> }
  readonly offers: Offers
  /** The same package as it is currently sold. */
  readonly bundle: Offers['bundles'][number]
}

/**
 * Form for repeating the last order: the order, its current price, the card, the consent and the
 * binding button.
 */
export function RepeatForm({ view: { last, cards, waits }, offers, bundle }: RepeatFormProps) {
  const t = usePhrases<typeof en>('saved_cards')
  const pay = usePhrases<typeof payments>('payments')
  const { date } = useFormat()
  const { nameOf } = useCardLabels()
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('saved_cards.repeat_order')
  const afterRefusal = useAfterRefusal()
  const { place, fault, setFault, leaving } = useOrdering(ask)
  const [query] = useSearchParams()
  const returnTo = safeReturnPath(query.get('to'))
  const [chosenId, choose] = useState<string>()
  const [consent, setConsent] = useState(false)
  const card = cards.length === 1 ? cards[0] : cards.find(({ id }) => id === chosenId)
  const method = offers.methods.find(({ key }) => key === card?.method)
  const { country, currency } = offers
  const mine = useDiscount({ country, currency, method: method?.key }, bundle.price_minor)
  const discount = mine.of(bundle.price_minor)
  const busy = pending || leaving

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || card === undefined || waits !== null) return
    if (!consent) {
      setFault({ of: 'consent', message: pay('checkout.tick_consent') })
      return document.getElementById('order-consent')?.focus()
    }
    const price_minor = payableMinor({ bundle, discount })
    const refused = await place({
      order: last.order,
      card: card.id,
      consent,
      price_minor,
      ...toCodeInput(discount),
      ...(returnTo !== null && { return_to: returnTo }),
    })
    // Refetched after every attempt, whether it was refused or the order was placed.
    void cache.invalidateQueries({ queryKey: ['saved_cards.read_repeat'] })
    if (refused !== null) await afterRefusal(refused, { discount })
  }

  function agree(consented: boolean) {
    setConsent(consented)
    if (fault?.of === 'consent') setFault(null)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {waits === null ? null : (
        <Alert
          tone="warn"
          className="mt-5 max-w-text"
          action={
            <Link className="alert-action" to={`/transactions/${waits}`}>
              {t('repeat.to_waiting')}
            </Link>
          }
        >
          {t('repeat.waits')}
        </Alert>
      )}
      <div className="pay-columns">
        <div className="grid gap-5">
          <LastOrder last={last} bundle={bundle} currency={currency} date={date(last.ordered_at)} />
          <CardChoice cards={cards} chosen={card} onChoose={choose} />
          <Panel>
            <DiscountCode
              discount={mine}
              order={{ country, bundle: bundle.id, paymentmethod: method?.key }}
            />
          </Panel>
        </div>
        <OrderSummary
          offers={offers}
          choice={{ bundle, method, consent, discount }}
          fault={fault}
          busy={busy}
          onConsent={agree}
          note={card === undefined ? t('repeat.once') : t('repeat.once_by', { card: nameOf(card) })}
          stop={waits === null ? undefined : t('repeat.waits')}
          opening={t('repeat.paying')}
        />
      </div>
    </form>
  )
}
