import './order-sheet.css'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Dialog, RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { PaidAct } from '#features/money/credits/index.ts'
import { CurrentBreak, useBreak } from '#features/money/spending-limits/web/index.ts'
import {
  calls as payments,
  SalesStopNotice,
  toExactItem,
} from '#features/money/payments/web/index.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import type { en } from '../../locales/order-sheet/en.ts'
import { calls } from '../calls.ts'
import { FirstOrder } from './first-order.tsx'
import { PlacedOrder } from './placed-order.tsx'
import { SheetForm } from './sheet-form.tsx'

export interface OrderSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The action for which credits are missing, its price and the member's balance, in credits. */
  readonly act: PaidAct
  readonly price: number
  readonly balance: number
  /** A typed text is waiting, which is kept even when paying opens another page. */
  readonly textKept: boolean
  /** The page to return to from the payment provider. */
  readonly returnTo: string
}

/**
 * Ordering credits over the page that needs them, such as a conversation: the member's own last
 * package and payment method with the consent and the binding button, in the same order and under
 * the same rules as in the checkout (CHAT-03, CRED-04, CRED-06). A saved card is charged without
 * leaving the page.
 */
export function OrderSheet(props: OrderSheetProps) {
  const { open, onClose, act, price, balance, textKept } = props
  const t = usePhrases<typeof en>('order_sheet')
  const costs = act === 'message' || act === 'photo' ? act : 'pick'
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <p className="text-ink-2">
        {t(`costs.${costs}`, { balance, credits: price })} {textKept ? t('kept') : null}
      </p>
      <Content {...props} />
    </Dialog>
  )
}

/** Everything below the price: loading, unavailable, a first order, another one, or a placed one. */
function Content(props: OrderSheetProps) {
  const { act, onClose, returnTo } = props
  const t = usePhrases<typeof en>('order_sheet')
  const offers = payments.useCall('payments.list_offers', {}, { staleTime: 0 })
  const repeat = calls.useCall('saved_cards.read_repeat', {}, { staleTime: 0 })
  const exact = payments.useCall('payments.read_exact', { act }, { staleTime: 0 })
  const resting = useBreak()
  const [placed, setPlaced] = useState<OrderView | null>(null)
  const failed = [offers, repeat, exact].filter(({ data, isError }) => isError && !data)
  if (placed !== null)
    return <PlacedOrder placed={placed} onClose={onClose} onAgain={() => setPlaced(null)} />
  if (failed.length > 0)
    return (
      <RetryState
        title={t('failed')}
        retry={t('retry')}
        onRetry={() => failed.map(({ refetch }) => refetch())}
      />
    )
  if (offers.data === undefined || repeat.data === undefined || exact.data === undefined)
    return (
      <SkeletonRows className="mt-4 gap-3" label={t('loading')} rows={3} each="skeleton-xl h-16" />
    )
  if (offers.data.closed.all) return <SalesStopNotice offers={offers.data} className="mt-4" />
  if (resting !== null)
    return (
      <div className="mt-4">
        <CurrentBreak />
      </div>
    )
  const item = exact.data.currency === offers.data.currency ? toExactItem(exact.data) : undefined
  const { last } = offers.data
  if (last === null) return <FirstOrder offers={offers.data} exact={item} returnTo={returnTo} />
  return (
    <SheetForm
      offers={{ ...offers.data, last }}
      repeat={repeat.data}
      exact={item}
      act={act}
      returnTo={returnTo}
      onPlaced={setPlaced}
    />
  )
}
