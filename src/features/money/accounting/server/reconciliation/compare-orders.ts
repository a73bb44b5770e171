import { newId } from '#platform/server/random.ts'
import { GatewayUnreachable } from '#features/money/payments/server/index.ts'
import {
  compareOrder,
  type OrderFacts,
  type ProviderFacts,
} from '../../rules/reconciliation/compare-order.ts'
import type { DetectedDifference } from '../../rules/reconciliation/differences.ts'
import type { ReconciliationDeps } from './deps.ts'
import { upsertDifference, resolveUnseen } from './store-differences.ts'
import { type KnownOrder, selectKnownOrders, selectOrders } from './store-facts.ts'
import type { RunCounts } from './store-runs.ts'

type Deps = Pick<ReconciliationDeps, 'database' | 'log' | 'payments'>
/** References of listed payments whose own reference was never received here, by attempt. */
export type ListedRefs = ReadonlyMap<string, string>

const batch = 100
const concurrency = 4

/**
 * Compares every order in the period with its provider and both ledgers, and stores the
 * differences.
 */
export function compareOrders({ database, log, payments }: Deps) {
  async function fetchProviderFacts(
    gateway: string,
    ref: string,
  ): Promise<ProviderFacts | null | undefined> {
    try {
      return await payments.providerNamed(gateway)?.fetchPayment(ref)
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      log.warn({ id: ref, error }, 'a payment could not be compared')
      return undefined
    }
  }

  async function collectFacts(order: KnownOrder, listed: ListedRefs): Promise<OrderFacts> {
    const attempts = order.attempts.map(async (attempt) => {
      const ref = attempt.ref ?? listed.get(attempt.attempt) ?? null
      return {
        ...attempt,
        ref,
        theirs: ref === null ? undefined : await fetchProviderFacts(attempt.gateway, ref),
      }
    })
    return { ...order, attempts: await Promise.all(attempts) }
  }

  /**
   * A lost webhook may be the only cause, so the provider's state is applied as usual and the order
   * is compared again.
   */
  async function applied(differences: readonly DetectedDifference[], now: Date): Promise<boolean> {
    let moved = false
    for (const { gateway, ref, about } of differences)
      if (gateway !== null && ref !== null && (about === 'payment' || about === 'disputes'))
        try {
          moved = (await payments.inbox.recheckPayment({ gateway, ref }, now)) !== 'silent' || moved
        } catch (error) {
          // Our own data is contradictory and needs manual review.
          log.error({ id: ref, error }, 'provider status cannot be applied')
        }
    return moved
  }

  async function compareOne(
    order: KnownOrder,
    listed: ListedRefs,
    counts: RunCounts,
    now: Date,
  ): Promise<void> {
    let facts = await collectFacts(order, listed)
    let differences = compareOrder(facts)
    if (differences.length > 0 && (await applied(differences, now))) {
      const [again] = await selectKnownOrders(database, [order.order])
      if (again !== undefined) facts = await collectFacts(again, listed)
      differences = compareOrder(facts)
    }
    const silent = facts.attempts.some(({ ref, theirs }) => ref !== null && theirs === undefined)
    counts.orders += 1
    if (silent) counts.unanswered += 1
    await database.transaction(async (tx) => {
      for (const one of differences) {
        const isNew = await upsertDifference(
          tx,
          { id: newId(), subject: order.order, order: order.order, found: one },
          now,
        )
        if (isNew) counts.found += 1
      }
      // If the provider did not respond, its state is unknown, so nothing is resolved.
      if (!silent) counts.resolved += await resolveUnseen(tx, order.order, now)
    })
  }

  return async (since: Date, listed: ListedRefs, counts: RunCounts, now: Date): Promise<void> => {
    for (let behind = '00000000-0000-0000-0000-000000000000'; ; ) {
      const orders = await selectOrders(database, { since, behind, most: batch })
      const knownOrders = await selectKnownOrders(database, orders)
      for (let place = 0; place < knownOrders.length; place += concurrency)
        await Promise.all(
          knownOrders
            .slice(place, place + concurrency)
            .map((one) => compareOne(one, listed, counts, now)),
        )
      const last = orders.at(-1)
      if (last === undefined || orders.length < batch) return
      behind = last
    }
  }
}
