import type { Transaction } from '#platform/server/postgres/database.ts'
import { hashToken, newBytes } from '#platform/server/random.ts'
import { recoveryCodes, recoveryKey, writeRecoveryCode } from '../rules/recovery-codes.ts'
import { replaceRecoveryCodes } from './store.ts'

/** Makes someone's recovery codes anew and gives them, this once; their hashes are kept. */
export async function makeRecoveryCodes(tx: Transaction, person: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => writeRecoveryCode(newBytes(10)))
  await replaceRecoveryCodes(
    tx,
    person,
    codes.map((code) => hashToken(recoveryKey(code) ?? code)),
  )
  return codes
}
