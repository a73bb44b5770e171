import type { Transaction } from '#platform/server/postgres/database.ts'
import { countAttempt, removeAttempt, type Tally } from '../../rules/lockout.ts'
import { deleteTally, lockTally, updateTally } from './store-tallies.ts'

/** The decision of each tally on an attempt, by key in hexadecimal. */
export type AttemptDecisions = ReadonlyMap<string, { readonly allowed: boolean; readonly tally: Tally }>

/**
 * Counts an attempt under each of these keys before it is made. Keys are locked in a fixed order to
 * prevent deadlocks.
 */
export async function countAttempts(tx: Transaction, keys: readonly Buffer[], now: Date): Promise<AttemptDecisions> {
  const verdicts = new Map<string, { allowed: boolean; tally: Tally }>()
  for (const key of inOrder(keys)) {
    const decision = countAttempt(await lockTally(tx, key, now), now)
    if (decision.allowed) await updateTally(tx, key, decision.tally, now)
    verdicts.set(key.toString('hex'), decision)
  }
  return verdicts
}

/**
 * Records that an attempt succeeded: clears the tally under `cleared`, and removes only this
 * attempt from the others.
 */
export async function settleAttempts(
  tx: Transaction,
  keys: readonly Buffer[],
  cleared: Buffer | null,
  now: Date,
): Promise<void> {
  for (const key of inOrder(keys)) {
    if (cleared !== null && key.equals(cleared)) await deleteTally(tx, key)
    else await updateTally(tx, key, removeAttempt(await lockTally(tx, key, now), now), now)
  }
}

function inOrder(keys: readonly Buffer[]): Buffer[] {
  return [...new Set(keys.map((key) => key.toString('hex')))].sort().map((key) => Buffer.from(key, 'hex'))
}
