import type { ProviderDispute } from '#features/money/payments/server/index.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { RefundsDeps } from './deps.ts'
import { applyDisputeReport } from './store-moves.ts'

/** State of a dispute over a payment, and its source. */
interface DisputeUpdate {
  readonly order: string
  readonly attempt: string
  readonly counted_as: 'price' | 'surplus' | null
  /** The provider's reference of the payment. */
  readonly ref: string
  readonly dispute: ProviderDispute
  /** Staff member; `null` for the provider. */
  readonly by: number | null
}

/**
 * Applies the state of a dispute and emits the resulting events, once. The caller holds the order's
 * lock.
 */
export async function applyDispute(
  { emit, log }: Pick<RefundsDeps, 'emit' | 'log'>,
  tx: Transaction,
  { order, attempt, counted_as, ref, dispute, by }: DisputeUpdate,
  now: Date,
): Promise<void> {
  const {
    moved,
    overturned,
    lost_minor: amountMinor,
  } = await applyDisputeReport(tx, { attempt, dispute, by }, now)
  if (moved)
    log.warn(
      { id: ref },
      `a dispute over a payment is ${dispute.state}${overturned ? ' after all' : ''}`,
    )
  const { id: key, state, amountMinor: disputed } = dispute
  if (moved && counted_as === 'price')
    await emit(
      tx,
      'payments.disputed',
      { order, key, amountMinor: disputed, state, overturned },
      now,
    )
  if (amountMinor > 0)
    await emit(
      tx,
      'payments.refunded',
      { order, amountMinor, at: now, key, reason: 'chargeback' },
      now,
    )
}
