import { useEffect, useEffectEvent } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Beats } from '#ui/components/index.ts'
import type { en as payments } from '#features/money/payments/locales/en.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { useAnnounceCredits, useOrder } from '#features/money/payments/web/index.ts'
import type { en } from '../../locales/order-sheet/en.ts'
import { hasFailed } from '../../rules/card-offers.ts'
import { calls } from '../calls.ts'
import { CardFailed } from '../card-failed.tsx'

interface PlacedOrderProps {
  /** As returned when it was placed. */
  readonly placed: OrderView
  readonly onClose: () => void
  /** Back to the form. */
  readonly onAgain: () => void
}

/**
 * An order charged to a saved card: waiting for the bank, or why it failed and what to do. Once it
 * is paid, the new balance is shown and the sheet closes (CRED-05).
 */
export function PlacedOrder({ placed, onClose, onAgain }: PlacedOrderProps) {
  const t = usePhrases<typeof en>('order_sheet')
  const pay = usePhrases<typeof payments>('payments')
  const announceCredits = useAnnounceCredits()
  const { order: latest } = useOrder(placed.id)
  const order = latest ?? placed
  const failed = hasFailed(order.status)
  const { data } = calls.useCall(
    'saved_cards.read_charge',
    { order: placed.id },
    { enabled: failed, staleTime: 0 },
  )
  const finish = useEffectEvent(async () => {
    // The page gets its balance first, so that the button below the sheet already sends.
    await announceCredits(order.credits).catch(() => {})
    onClose()
  })
  const paid = order.status === 'completed'
  useEffect(() => {
    if (paid) void finish()
  }, [paid])
  if (!failed)
    return (
      <div className="order-sheet-waiting" role="status">
        <Beats />
        <p className="type-title">{t('waiting')}</p>
        <p className="text-muted">{t('waiting_text')}</p>
      </div>
    )
  return (
    <div className="mt-4" role="alert">
      <p className="type-title" tabIndex={-1}>
        {pay(`transaction.${order.status}.title`)}
      </p>
      <p className="text-muted">{pay(`transaction.${order.status}.text`)}</p>
      <CardFailed order={order} charge={data?.charge ?? undefined} onAgain={onAgain} />
    </div>
  )
}
