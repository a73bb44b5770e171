import { newId } from '#platform/server/random.ts'
import { GatewayUnreachable } from '#features/money/payments/server/index.ts'
import { compareOrder, type OrderFacts, type ProviderFacts } from '../../rules/reconciliation/compare-order.ts'
import type { Found } from '../../rules/reconciliation/differences.ts'
import type { ReconciliationDeps } from './deps.ts'
import { keepDifference, resolveUnseen } from './store-differences.ts'
import { type KnownOrder, selectKnown, selectOrders } from './store-facts.ts'
import type { RunCounts } from './store-runs.ts'

type Deps = Pick<ReconciliationDeps, 'database' | 'log' | 'payments'>
/** References of listed payments whose own reference was never received here, by attempt. */
export type Listed = ReadonlyMap<string, string>

const batch = 100
const atOnce = 4

/**
 * Compares every order in the period with its provider and both ledgers, and stores the
 * differences.
 */
export function compareOrders({ database, log, payments }: Deps) {
  async function sayOf(gateway: string, ref: string): Promise<ProviderFacts | null | undefined> {
    try {
      return await payments.providerNamed(gateway)?.fetchPayment(ref)
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error
      log.warn({ id: ref, error }, 'a payment could not be compared')
      return undefined
    }
  }

  async function factsOf(known: KnownOrder, listed: Listed): Promise<OrderFacts> {
    const attempts = known.attempts.map(async (attempt) => {
      const ref = attempt.ref ?? listed.get(attempt.attempt) ?? null
      return { ...attempt, ref, theirs: ref === null ? undefined : await sayOf(attempt.gateway, ref) }
    })
    return { ...known, attempts: await Promise.all(attempts) }
  }

  /**
   * The only cause may be a lost webhook: then the provider's state is applied as usual and the
   * order is compared again.
   */
  async function applied(found: readonly Found[], now: Date): Promise<boolean> {
    let moved = false
    for (const { gateway, ref, about } of found)
      if (gateway !== null && ref !== null && (about === 'payment' || about === 'disputes'))
        try {
          moved = (await payments.inbox.askAbout({ gateway, ref }, now)) !== 'silent' || moved
        } catch (error) {
          // Our own data is contradictory and needs a person.
          log.error({ id: ref, error }, 'provider status cannot be applied')
        }
    return moved
  }

  async function compareOne(known: KnownOrder, listed: Listed, counts: RunCounts, now: Date): Promise<void> {
    let facts = await factsOf(known, listed)
    let found = compareOrder(facts)
    if (found.length > 0 && (await applied(found, now))) {
      const [again] = await selectKnown(database, [known.order])
      if (again !== undefined) facts = await factsOf(again, listed)
      found = compareOrder(facts)
    }
    const silent = facts.attempts.some(({ ref, theirs }) => ref !== null && theirs === undefined)
    counts.orders += 1
    if (silent) counts.unanswered += 1
    await database.transaction(async (tx) => {
      for (const one of found) {
        const fresh = await keepDifference(
          tx,
          { id: newId(), subject: known.order, order: known.order, found: one },
          now,
        )
        if (fresh) counts.found += 1
      }
      // If the provider did not answer, nothing is known, so nothing is resolved.
      if (!silent) counts.resolved += await resolveUnseen(tx, known.order, now)
    })
  }

  return async (since: Date, listed: Listed, counts: RunCounts, now: Date): Promise<void> => {
    for (let behind = '00000000-0000-0000-0000-000000000000'; ; ) {
      const orders = await selectOrders(database, { since, behind, most: batch })
      const known = await selectKnown(database, orders)
      for (let place = 0; place < known.length; place += atOnce)
        await Promise.all(known.slice(place, place + atOnce).map((one) => compareOne(one, listed, counts, now)))
      const last = orders.at(-1)
      if (last === undefined || orders.length < batch) return
      behind = last
    }
  }
}
