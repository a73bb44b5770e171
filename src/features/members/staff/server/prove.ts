import { createHash } from 'node:crypto'
import { judgeTry, minutesLeft } from '#features/members/accounts/index.ts'
import type { Hasher } from '#features/members/accounts/server/index.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { hashToken } from '#platform/server/random.ts'
import { appCode, recoveryKey } from '../rules/recovery-codes.ts'
import type { StaffDeps } from './deps.ts'
import { stepOf } from './one-time-codes.ts'
import { createSeal } from '#platform/server/seal.ts'
import { type PersonRow, spendRecoveryCode, takeStep } from './store.ts'
import { deleteTally, lockTally, updateTally } from './store-tallies.ts'

/** By what someone was found to be who they say: with whom, and whether a recovery code was spent. */
export interface Proof {
  readonly recovered: boolean
}

/** Counts a try under a key before it is made; a refusal when there were too many. */
export async function countTry(
  { database }: Pick<StaffDeps, 'database'>,
  key: Buffer,
  now: Date,
): Promise<Refusal<'staff.locked_out'> | null> {
  const judged = await database.transaction(async (tx) => {
    const verdict = judgeTry(await lockTally(tx, key, now), now)
    if (verdict.allowed) await updateTally(tx, key, verdict.tally)
    return verdict
  })
  if (judged.allowed) return null
  return refuse('staff.locked_out', { with: { minutes: minutesLeft(judged.tally.blockedUntil, now) } })
}

/** Compares the password; nobody, and who may not log in, takes as long and never fits. */
export function passwordFits(hasher: Hasher, person: PersonRow | null, password: string): Promise<boolean> {
  return hasher.verify(person?.status === 'active' ? person.password_hash : null, password)
}

/** Judges the second factor and spends it: a code of the app for its half minute, a recovery code for ever. Null is wrong. */
export async function spendCode(
  tx: Transaction,
  { secret }: Pick<StaffDeps, 'secret'>,
  person: PersonRow,
  typed: string,
  now: Date,
): Promise<Proof | null> {
  const code = appCode(typed)
  if (code !== null && person.totp_secret !== null) {
    const step = stepOf(createSeal(secret, 'staff.second_factor').open(person.totp_secret), code, now)
    return step !== null && (await takeStep(tx, person.id, step)) ? { recovered: false } : null
  }
  const key = recoveryKey(typed)
  return key !== null && (await spendRecoveryCode(tx, person.id, hashToken(key))) ? { recovered: true } : null
}

/** Forgets the tries under a key, after one was right. */
export function forgiveTries(tx: Transaction, key: Buffer): Promise<number> {
  return deleteTally(tx, key)
}

/** Under what tries are counted: what was typed, or the known browser; only the hash is kept. */
export function tryKey(of: 'log_in' | 'own', what: string, device: Buffer | null = null): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([of, what, device?.toString('hex') ?? null]))
    .digest()
}
