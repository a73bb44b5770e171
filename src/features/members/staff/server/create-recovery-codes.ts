import type { Transaction } from '#platform/server/postgres/database.ts'
import { hashToken, newBytes } from '#platform/server/random.ts'
import {
  recoveryCodeCount,
  normalizeRecoveryCode,
  formatRecoveryCode,
} from '../rules/recovery-codes.ts'
import { replaceRecoveryCodes } from './store.ts'

/**
 * Replaces a person's recovery codes and returns the new ones, this once; only their hashes are
 * stored.
 */
export async function createRecoveryCodes(tx: Transaction, person: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => formatRecoveryCode(newBytes(10)))
  await replaceRecoveryCodes(
    tx,
    person,
    codes.map((code) => hashToken(normalizeRecoveryCode(code) ?? code)),
  )
  return codes
}
