import { timingSafeEqual } from 'node:crypto'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { phoneNumber } from '#features/members/blocks/rules/contact-address.ts'
import type { contract } from '../contract.ts'
import { codeDigits, judgeCode, triesAtMost } from '../rules/code-rules.ts'
import type { PhonesDeps } from './deps.ts'
import type { Marks } from './marks.ts'
import { shownPhone } from './shown.ts'
import { countTry, deleteCode, lockCode, upsertPhone } from './store.ts'

/** Confirms a number by its code, and sets its owner apart from all who listed it, in one transaction (BEY-24). */
export function confirm(
  { database, blocks }: Pick<PhonesDeps, 'database' | 'blocks'>,
  marks: Marks,
): Handler<(typeof contract)['phone_verification.confirm'], unknown> {
  return async ({ phone, code }, { viewer: { account, pool }, now }) => {
    // The number comes once more, since it is kept nowhere; another one does not match its code.
    const [number, digits] = [phoneNumber(phone) ?? '', codeDigits(code) ?? '']
    return database.transaction(async (tx) => {
      const row = await lockCode(tx, account)
      const matches = row !== null && timingSafeEqual(row.code_hash, marks.ofCode(account, number, digits))
      const verdict = judgeCode(row && { expiresAt: row.expires_at, tries: row.tries }, matches, now)
      if (row === null || verdict === 'over') return refuse('phone_verification.code_expired', { field: 'code' })
      if (verdict === 'wrong') {
        await countTry(tx, account)
        return refuse('phone_verification.wrong_code', { field: 'code', with: { left: triesAtMost - row.tries - 1 } })
      }
      const confirmed = { ends_with: row.ends_with, confirmed_at: now }
      await upsertPhone(tx, account, confirmed)
      await deleteCode(tx, account)
      await blocks.confirmPhone(tx, { account, pool, phone: number }, now)
      return shownPhone(confirmed)
    })
  }
}
