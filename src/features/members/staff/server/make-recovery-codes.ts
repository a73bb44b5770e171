import type { Transaction } from '#platform/server/postgres/database.ts'
import { hashToken, newBytes } from '#platform/server/random.ts'
import { recoveryCodes, recoveryKey, writeRecoveryCode } from '../rules/recovery-codes.ts'
import { replaceRecoveryCodes } from './store.ts'

/**
 * Replaces a person's recovery codes and returns the new ones, this once; only their hashes are
 * stored.
 */
export async function makeRecoveryCodes(tx: Transaction, person: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => writeRecoveryCode(newBytes(10)))
  await replaceRecoveryCodes(
    tx,
    person,
    codes.map((code) => hashToken(recoveryKey(code) ?? code)),
  )
  return codes
}
