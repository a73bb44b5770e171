import { createHash } from 'node:crypto'
import type { Transaction } from '../postgres/database.ts'
import { type AttemptCount, countAttempt, removeAttempt } from './lockout.ts'
import { deleteAttempts, lockAttempts, updateAttempts } from './store.ts'

/**
 * The key under which attempts are counted, unique to its scope such as `accounts.log_in`. Only a
 * hash is stored, so that strangers' addresses are not retained.
 */
export function attemptKey(
  scope: string,
  subject: Readonly<Record<string, string | number | null | undefined>>,
): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([scope, Object.entries(subject).sort()]))
    .digest()
}

export interface AttemptDecision {
  readonly allowed: boolean
  readonly count: AttemptCount
}

/** The decision of each counter on an attempt, by key in hexadecimal. */
export type AttemptDecisions = ReadonlyMap<string, AttemptDecision>

/** Counts an attempt before it is made. */
export async function countOneAttempt(
  tx: Transaction,
  key: Buffer,
  now: Date,
): Promise<AttemptDecision> {
  const decision = countAttempt(await lockAttempts(tx, key, now), now)
  if (decision.allowed) await updateAttempts(tx, key, decision.count, now)
  return decision
}

/**
 * Counts an attempt under each of these keys before it is made. Keys are locked in a fixed order to
 * prevent deadlocks.
 */
export async function countAttempts(
  tx: Transaction,
  keys: readonly Buffer[],
  now: Date,
): Promise<AttemptDecisions> {
  const decisions = new Map<string, AttemptDecision>()
  for (const key of inOrder(keys))
    decisions.set(key.toString('hex'), await countOneAttempt(tx, key, now))
  return decisions
}

/**
 * Records that an attempt succeeded: clears the counter under `cleared`, and removes only this
 * attempt from the others.
 */
export async function settleAttempts(
  tx: Transaction,
  keys: readonly Buffer[],
  cleared: Buffer | null,
  now: Date,
): Promise<void> {
  for (const key of inOrder(keys)) {
    if (cleared !== null && key.equals(cleared)) await deleteAttempts(tx, key)
    else await updateAttempts(tx, key, removeAttempt(await lockAttempts(tx, key, now), now), now)
  }
}

function inOrder(keys: readonly Buffer[]): Buffer[] {
  return [...new Set(keys.map((key) => key.toString('hex')))]
    .sort()
    .map((key) => Buffer.from(key, 'hex'))
}
