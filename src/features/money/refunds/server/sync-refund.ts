import { GatewayUnreachable, type ProviderRefund } from '#features/money/payments/server/index.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { getNextCheck } from '../rules/next-check.ts'
import type { RefundsDeps } from './deps.ts'
import { lockOrder } from './store.ts'
import {
  moveRefund,
  type RefundToSync,
  selectDueRefunds,
  selectRefundToSync,
  setNextCheck,
} from './store-moves.ts'

type Deps = Pick<RefundsDeps, 'database' | 'emit' | 'log' | 'providerNamed' | 'notify'>

const batch = 50

/**
 * Requests a refund from the provider, or queries its state, and applies the response; apart from
 * staff decisions, this is the only way in which a refund changes state (CRED-12). The provider is
 * called outside any transaction; if called twice with the same number, it pays once.
 */
export function syncRefund(deps: Deps): (refund: RefundToSync, now: Date) => Promise<void> {
  const { database, emit, log } = deps
  return async (refund, now) => {
    const { id, state, created_at: createdAt, requested_again_at: askedAgainAt } = refund
    // Set before the provider is called, so that a refund without a response does not block the
    // queue.
    await setNextCheck(database, id, getNextCheck({ state, createdAt, askedAgainAt }, now))
    const providerRefund = await fetchProviderRefund(deps, refund)
    if (providerRefund === null) return
    await database.transaction(async (tx) => {
      // Lock the order first, like the payment handler.
      await lockOrder(deps, tx, refund.order_id)
      const to = {
        refund: id,
        state: providerRefund.state,
        providerRef: providerRefund.refundId,
        by: null,
        byHand: null,
      }
      const {
        verdict,
        order_id: order,
        amount_minor: amountMinor,
        back,
      } = await moveRefund(tx, to, now)
      if (verdict === 'unchanged') return
      await setNextCheck(
        tx,
        id,
        getNextCheck({ state: providerRefund.state, createdAt, askedAgainAt }, now),
      )
      if (providerRefund.state === 'failed')
        log.error({ id: refund.refund_id }, 'refund failed, staff action required')
      if (back && amountMinor > 0)
        await emit(
          tx,
          'payments.refunded',
          { order, amountMinor, at: now, key: refund.refund_id, reason: refund.reason },
          now,
        )
    })
  }
}

/** The provider's response; `null` if there was none or there is no provider to query. */
async function fetchProviderRefund(
  { providerNamed, log }: Deps,
  refund: RefundToSync,
): Promise<ProviderRefund | null> {
  const {
    refund_id: attempt,
    provider_ref: refundId,
    ref: providerId,
    amount_minor: amountMinor,
    currency,
  } = refund
  const provider = providerNamed(refund.gateway)
  if (provider === null || !['asked', 'pending', 'paid'].includes(refund.state)) return null
  try {
    if (refundId !== null) return await provider.fetchRefund({ providerId, refundId })
    return await provider.refund({
      providerId,
      amountMinor,
      currency,
      attempt,
      reason: refund.reason,
    })
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
    log.warn({ id: attempt, error }, 'refund status could not be fetched')
    return null
  }
}

/** Syncs one refund right after the change it depends on was committed. */
export function onSyncRequested(deps: Deps): AsyncSubscriber<{ refund: number }> {
  const sync = syncRefund(deps)
  return async function lookSoon({ refund }, { now }) {
    const moving = await selectRefundToSync(deps.database, refund)
    if (moving !== null) await sync(moving, now)
  }
}

/** Scheduled every minute: syncs every due refund, regardless of webhooks. Returns their number. */
export function reconcileRefunds(deps: Deps): (now: Date) => Promise<number> {
  const sync = syncRefund(deps)
  return async (now) => {
    let count = 0
    for (;;) {
      const due = await selectDueRefunds(deps.database, batch, now)
      for (const refund of due) await sync(refund, now)
      count += due.length
      if (due.length < batch) return count
    }
  }
}
