import { GatewayUnreachable, type ProviderRefund } from '#features/money/payments/server/index.ts'
import type { LaterSubscriber } from '#platform/server/events/emit.ts'
import { nextLook } from '../rules/next-look.ts'
import type { RefundsDeps } from './deps.ts'
import { holdOrder } from './store.ts'
import { move, type MovingRefund, selectDue, selectMoving, setNextLook } from './store-moves.ts'

type Deps = Pick<RefundsDeps, 'database' | 'emit' | 'log' | 'providerNamed'>

const batch = 50

/**
 * Has the provider pay a refund back, or asks it how one stands, and applies its answer: the one way by which a refund moves (CRED-12).
 * The asking is done outside of any transaction; asked twice with the same number the provider pays once.
 */
export function lookAtRefund(deps: Deps): (refund: MovingRefund, now: Date) => Promise<void> {
  const { database, emit, log } = deps
  return async (refund, now) => {
    const { id, state, created_at: createdAt, requested_again_at: askedAgainAt } = refund
    // Before asking, so that one the provider cannot answer for does not stand at the front for ever.
    await setNextLook(database, id, nextLook({ state, createdAt, askedAgainAt }, now))
    const told = await wordOf(deps, refund)
    if (told === null) return
    await database.transaction(async (tx) => {
      // The order first, like whoever hears of its payment at this moment.
      await holdOrder(tx, refund.order_id)
      const to = { refund: id, state: told.state, providerRef: told.refundId, by: null, byHand: null }
      const { verdict, order_id: order, amount_minor: amountMinor, back } = await move(tx, to, now)
      if (verdict === 'unchanged') return
      await setNextLook(tx, id, nextLook({ state: told.state, createdAt, askedAgainAt }, now))
      if (told.state === 'failed') log.error({ id: refund.refund_id }, 'a refund failed; somebody has to look at it')
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

/** The provider's word, null where it gave none or there is none to ask. */
async function wordOf({ providerNamed, log }: Deps, refund: MovingRefund): Promise<ProviderRefund | null> {
  const { refund_id: attempt, provider_ref: refundId, ref: providerId, amount_minor: amountMinor, currency } = refund
  const provider = providerNamed(refund.gateway)
  if (provider === null || !['asked', 'pending', 'paid'].includes(refund.state)) return null
  try {
    if (refundId !== null) return await provider.fetchRefund({ providerId, refundId })
    return await provider.refund({ providerId, amountMinor, currency, attempt, reason: refund.reason })
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
    log.warn({ id: attempt, error }, 'a refund could not be asked about')
    return null
  }
}

/** Looks at one refund right after what it depends on was committed. */
export function lookSoon(deps: Deps): LaterSubscriber<{ refund: number }> {
  const look = lookAtRefund(deps)
  return async function lookSoon({ refund }, { now }) {
    const moving = await selectMoving(deps.database, refund)
    if (moving !== null) await look(moving, now)
  }
}

/** Looks at every refund whose time has come, whatever webhooks said; a timed job, every minute. Gives how many. */
export function reconcileRefunds(deps: Deps): (now: Date) => Promise<number> {
  const look = lookAtRefund(deps)
  return async (now) => {
    let looked = 0
    for (;;) {
      const due = await selectDue(deps.database, batch, now)
      for (const refund of due) await look(refund, now)
      looked += due.length
      if (due.length < batch) return looked
    }
  }
}
