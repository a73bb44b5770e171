import { parsePhoneNumber } from '#kernel/phone-number.ts'
import { timingSafeEqual } from 'node:crypto'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import { parseCode, checkCode, maxAttempts } from '#kernel/sms-code.ts'
import type { PhonesDeps } from './deps.ts'
import type { PhoneHashes } from './phone-hashes.ts'
import { toPhoneView } from './phone-views.ts'
import { countAttempt, deleteCode, lockCode, upsertPhone } from './store.ts'

/**
 * Confirms a number by its code, and blocks its owner from everyone who listed it, in one
 * transaction (BEY-24).
 */
export function confirmNumber(
  { database, blocks }: Pick<PhonesDeps, 'database' | 'blocks'>,
  marks: PhoneHashes,
): Handler<(typeof contract)['phone_verification.confirm'], unknown> {
  return async ({ phone, code }, { viewer: { account, pool }, now }) => {
    // The number must be submitted again, because it is not stored; a different one does not match
    // the code.
    const [number, digits] = [parsePhoneNumber(phone) ?? '', parseCode(code) ?? '']
    return database.transaction(async (tx) => {
      const row = await lockCode(tx, account)
      const matches =
        row !== null && timingSafeEqual(row.code_hash, marks.ofCode(account, number, digits))
      const verdict = checkCode(
        row && { expiresAt: row.expires_at, tries: row.tries },
        matches,
        now,
      )
      if (row === null || verdict === 'over')
        return refuse('phone_verification.code_expired', { field: 'code' })
      if (verdict === 'wrong') {
        await countAttempt(tx, account)
        return refuse('phone_verification.wrong_code', {
          field: 'code',
          with: { left: maxAttempts - row.tries - 1 },
        })
      }
      const confirmed = { ends_with: row.ends_with, confirmed_at: now }
      await upsertPhone(tx, account, confirmed)
      await deleteCode(tx, account)
      await blocks.confirmPhone(tx, { account, pool, phone: number }, now)
      return toPhoneView(confirmed)
    })
  }
}
