import { type Algorithm, hashRaw } from '@node-rs/argon2'
import type { busy } from '#features/members/accounts/server/index.ts'
import { newBytes } from '#platform/server/random.ts'
import {
  formatRecoveryCode,
  normalizeRecoveryCode,
  recoveryCodeCount,
} from '../rules/recovery-codes.ts'
import type { StaffDeps } from './deps.ts'

// The package declares Algorithm as a const enum, which type stripping cannot read; 2 is argon2id.
const options = {
  algorithm: 2 as Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  outputLen: 32,
}

/** A person's new recovery codes, and the hashes that are stored. */
export interface NewRecoveryCodes {
  readonly codes: readonly string[]
  readonly hashes: readonly Buffer[]
}

/**
 * Hashes a normalized code with argon2id: a code has fewer than 50 bits, so fast hashes in a leaked
 * table would be cracked within hours. The salt is the person's public id, so that one computation
 * is enough to compare with all their codes.
 */
function hashCode(code: string, publicId: string): Promise<Buffer> {
  return hashRaw(code, { ...options, salt: Buffer.from(publicId.replaceAll('-', ''), 'hex') })
}

/** Creates a person's recovery codes in the password queue; `busy` if too many are waiting. */
export function newRecoveryCodes(
  { passwords }: Pick<StaffDeps, 'passwords'>,
  publicId: string,
): Promise<NewRecoveryCodes | typeof busy> {
  return passwords.run(async () => {
    const codes = Array.from({ length: recoveryCodeCount }, () => formatRecoveryCode(newBytes(10)))
    const hashes: Buffer[] = []
    for (const code of codes)
      hashes.push(await hashCode(normalizeRecoveryCode(code) ?? '', publicId))
    return { codes, hashes }
  }, 'staff')
}

/** Used for unknown people, so that their attempts take just as long. */
const dummyId = '00000000-0000-4000-8000-000000000000'

/**
 * Hashes the input for the second factor if it can be a recovery code; null otherwise. This is done
 * before the transaction, because it is slow.
 */
export async function hashTypedCode(
  { passwords }: Pick<StaffDeps, 'passwords'>,
  person: { readonly public_id: string } | null,
  typed: string,
): Promise<Buffer | null | typeof busy> {
  const code = normalizeRecoveryCode(typed)
  if (code === null) return null
  return passwords.run(() => hashCode(code, person?.public_id ?? dummyId), 'staff')
}
