import { parsePhoneNumber } from '#kernel/phone-number.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { newDigits } from '#platform/server/random.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { resendAfterMs, codeValidMs } from '../rules/code-rules.ts'
import { findCountries } from '../rules/find-countries.ts'
import type { PhonesDeps } from './deps.ts'
import type { PhoneHashes } from './phone-hashes.ts'
import { createSendLimits } from './send-limits.ts'
import { toCodeView } from './phone-views.ts'
import { deleteCode, upsertCode } from './store.ts'

// phrases: refusals.*
/**
 * Sends a code to a number (BEY-24). The code is stored before sending, and deleted if sending
 * fails.
 */
export function requestCode(
  deps: Pick<PhonesDeps, 'database' | 'log' | 'phrases' | 'limits' | 'sendSms'>,
  marks: PhoneHashes,
): Handler<(typeof contract)['phone_verification.request_code'], Site> {
  const { database, log, phrases, sendSms } = deps
  const maySend = createSendLimits(deps)
  return async ({ phone }, { viewer: { account }, site, now, locale }) => {
    const about = { field: 'phone' }
    if (sendSms === null) return refuse('phone_verification.not_offered')
    const number = parsePhoneNumber(phone)
    if (number === null) return refuse('phone_verification.invalid_number', about)
    if (!findCountries(number).some((country) => site.settings.countries.includes(country)))
      return refuse('phone_verification.foreign_number', about)

    const code = newDigits()
    const row = {
      number_hash: marks.ofNumber(number),
      code_hash: marks.ofCode(account, number, code),
      ends_with: number.slice(-3),
      sent_at: now,
      expires_at: new Date(now.getTime() + codeValidMs),
    }
    if (!(await upsertCode(database, account, row, new Date(now.getTime() - resendAfterMs))))
      return refuse('phone_verification.too_soon', about)
    if (!(await maySend({ number, mark: row.number_hash, site: site.id, now }))) {
      await deleteCode(database, account)
      return refuse('phone_verification.limit_reached', about)
    }
    const text = phrases.translate(locale, 'phone_verification.sms', { code, site: site.name })
    const sent = await sendSms({ to: number, text }).catch((error: unknown) => {
      log.warn({ error }, 'sending a phone code failed')
      return 'failed' as const
    })
    if (sent === 'taken') return toCodeView(row)
    await deleteCode(database, account)
    return sent === 'unreachable'
      ? refuse('phone_verification.unreachable', about)
      : refuse('phone_verification.not_sent')
  }
}
