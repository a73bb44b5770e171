import type { Hasher } from '#features/members/accounts/server/index.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import { attemptKey, countOneAttempt } from '#platform/server/attempts/count-attempts.ts'
import { minutesLeft } from '#platform/server/attempts/lockout.ts'
import { parseAppCode } from '../rules/recovery-codes.ts'
import type { StaffDeps } from './deps.ts'
import { findStep } from './one-time-codes.ts'
import { createSeal } from '#platform/server/secrets/seal.ts'
import { type PersonRow, spendRecoveryCode, consumeStep } from './store.ts'

/** The result of a successful check: the person, and whether a recovery code was used. */
export interface Proof {
  readonly recovered: boolean
}

/** Counts an attempt under a key before it is made; a refusal if there were too many. */
export async function countAttempt(
  { database }: Pick<StaffDeps, 'database'>,
  key: Buffer,
  now: Date,
): Promise<Refusal<'staff.locked_out'> | null> {
  const { allowed, count } = await database.transaction((tx) => countOneAttempt(tx, key, now))
  if (allowed) return null
  return refuse('staff.locked_out', {
    with: { minutes: minutesLeft(count.blockedUntil, now) },
  })
}

/**
 * Compares the password; for an unknown person, or one who may not log in, it takes equally long
 * and never matches.
 */
export function verifyPassword(
  hasher: Hasher,
  person: PersonRow | null,
  password: string,
): Promise<boolean> {
  return hasher.verify(person?.status === 'active' ? person.password_hash : null, password)
}

/**
 * Checks the second factor and marks it as used: an app code for its time step, a recovery code
 * permanently. `recoveryHash` is from `hashTypedCode`. Null if it is wrong.
 */
export async function consumeCode(
  tx: Transaction,
  { secret }: Pick<StaffDeps, 'secret'>,
  person: PersonRow,
  { typed, recoveryHash }: { readonly typed: string; readonly recoveryHash: Buffer | null },
  now: Date,
): Promise<Proof | null> {
  const code = parseAppCode(typed)
  if (code !== null && person.totp_secret !== null) {
    const step = findStep(
      createSeal(secret, 'staff.second_factor').open(person.totp_secret),
      code,
      now,
    )
    return step !== null && (await consumeStep(tx, person.id, step)) ? { recovered: false } : null
  }
  return recoveryHash !== null && (await spendRecoveryCode(tx, person.id, recoveryHash))
    ? { recovered: true }
    : null
}

/**
 * Returns the key under which attempts are counted: the typed address, or the known browser.
 */
export function staffAttemptKey(
  of: 'log_in' | 'own',
  what: string,
  device: Buffer | null = null,
): Buffer {
  return attemptKey(`staff.${of}`, { what, device: device?.toString('hex') ?? null })
}
