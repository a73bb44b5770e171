import { newId } from '#platform/server/random.ts'
import { GatewayUnreachable, type ListedPayment } from '#features/money/payments/server/index.ts'
import type { ReconciliationDeps } from './deps.ts'
import type { ListedRefs } from './compare-orders.ts'
import { upsertDifference, resolveUnseen, selectMissingHere } from './store-differences.ts'
import { selectKnownPayments } from './store-facts.ts'
import type { RunCounts } from './store-runs.ts'

const batch = 100

/**
 * Searches the providers' payment lists for unknown payments. Returns the references of attempts
 * for which none was received.
 */
export function compareLists({
  database,
  log,
  payments,
}: Pick<ReconciliationDeps, 'database' | 'log' | 'payments'>) {
  async function keepUnknown(
    gateway: string,
    some: readonly ListedPayment[],
    counts: RunCounts,
    now: Date,
  ) {
    const attempts = some.flatMap(({ attempt }) => (attempt === null ? [] : [attempt]))
    const knownPayments = await selectKnownPayments(database, {
      gateway,
      attempts,
      refs: some.map((one) => one.providerId),
    })
    for (const { providerId: ref, attempt, state, amountMinor, currency } of some) {
      if ((attempt !== null && knownPayments.attempts.has(attempt)) || knownPayments.refs.has(ref))
        continue
      // A payment page that was never paid holds no money.
      if (state !== 'paid' && state !== 'processing') continue
      const theirs = { state, minor: amountMinor, currency }
      const difference = {
        kind: 'missing_here',
        about: 'payment',
        gateway,
        ref,
        ours: { state: 'missing' },
        theirs,
      } as const
      const input = { id: newId(), subject: `${gateway} ${ref}`, order: null, found: difference }
      if (await database.transaction((tx) => upsertDifference(tx, input, now))) counts.found += 1
    }
  }

  /** A payment that has become known here in the meantime is no longer a difference. */
  async function resolveKnown(gateway: string, counts: RunCounts, now: Date): Promise<void> {
    const open = await selectMissingHere(database, gateway)
    const knownPayments = await selectKnownPayments(database, {
      gateway,
      attempts: [],
      refs: open.map(({ ref }) => ref),
    })
    for (const { subject, ref } of open)
      if (knownPayments.refs.has(ref))
        counts.resolved += await database.transaction((tx) => resolveUnseen(tx, subject, now))
  }

  return async (since: Date, counts: RunCounts, now: Date): Promise<ListedRefs> => {
    const names = new Map<string, string>()
    for (const gateway of payments.gatewayNames) {
      const list = payments.providerNamed(gateway)?.listPayments?.(since)
      if (list === undefined) {
        counts.unlisted.push(gateway)
        continue
      }
      try {
        let some: ListedPayment[] = []
        for await (const one of list) {
          counts.listed += 1
          if (one.attempt !== null) names.set(one.attempt, one.providerId)
          some.push(one)
          if (some.length < batch) continue
          await keepUnknown(gateway, some, counts, now)
          some = []
        }
        await keepUnknown(gateway, some, counts, now)
        await resolveKnown(gateway, counts, now)
      } catch (error) {
        if (!(error instanceof GatewayUnreachable)) throw error
        log.warn({ id: gateway, error }, 'a provider could not list its payments')
        counts.unlisted.push(gateway)
      }
    }
    return names
  }
}
