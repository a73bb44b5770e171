import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { newDigits } from '#platform/server/random.ts'
import { phoneNumber } from '#features/members/blocks/rules/contact-address.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import { againAfterMs, codeLastsMs } from '../rules/code-rules.ts'
import { countriesOfNumber } from '../rules/country-of-number.ts'
import type { PhonesDeps } from './deps.ts'
import type { Marks } from './marks.ts'
import { sendingLimits } from './sending-limits.ts'
import { shownCode } from './shown.ts'
import { deleteCode, upsertCode } from './store.ts'

// phrases: refusals.*
/** Sends a code to a number (BEY-24). The code is kept before it leaves, and forgotten where it could not. */
export function requestCode(
  deps: Pick<PhonesDeps, 'database' | 'log' | 'phrases' | 'limits' | 'sendSms'>,
  marks: Marks,
): Handler<(typeof contract)['phone_verification.request_code'], Site> {
  const { database, log, phrases, sendSms } = deps
  const maySend = sendingLimits(deps)
  return async ({ phone }, { viewer: { account }, site, now, locale }) => {
    const about = { field: 'phone' }
    if (sendSms === null) return refuse('phone_verification.not_offered')
    const number = phoneNumber(phone)
    if (number === null) return refuse('phone_verification.invalid_number', about)
    if (!countriesOfNumber(number).some((country) => site.settings.countries.includes(country)))
      return refuse('phone_verification.foreign_number', about)

    const code = newDigits()
    const row = {
      number_hash: marks.ofNumber(number),
      code_hash: marks.ofCode(account, number, code),
      ends_with: number.slice(-3),
      sent_at: now,
      expires_at: new Date(now.getTime() + codeLastsMs),
    }
    if (!(await upsertCode(database, account, row, new Date(now.getTime() - againAfterMs))))
      return refuse('phone_verification.too_soon', about)
    if (!(await maySend({ number, mark: row.number_hash, site: site.id, now }))) {
      await deleteCode(database, account)
      return refuse('phone_verification.limit_reached', about)
    }
    const text = phrases.translate(locale, 'phone_verification.sms', { code, site: site.name })
    const sent = await sendSms({ to: number, text }).catch((error: unknown) => {
      log.warn({ error }, 'a code could not be sent')
      return 'failed' as const
    })
    if (sent === 'taken') return shownCode(row)
    await deleteCode(database, account)
    return sent === 'unreachable'
      ? refuse('phone_verification.unreachable', about)
      : refuse('phone_verification.not_sent')
  }
}
