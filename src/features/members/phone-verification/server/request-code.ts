import { parsePhoneNumber } from '#kernel/phone-number.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { toMinutes } from '#kernel/duration.ts'
import { codeValidMs } from '#kernel/sms-code.ts'
import { createSmsCodes } from '#platform/server/sms/sms-codes.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { findCountries } from '../rules/find-countries.ts'
import type { PhonesDeps } from './deps.ts'
import type { PhoneHashes } from './phone-hashes.ts'
import { toCodeView } from './phone-views.ts'
import { deleteCode, upsertCode } from './store.ts'

const quotas = [
  { name: 'number', by: 'number', count: 3, seconds: 86_400 },
  { name: 'address', by: 'address', count: 20, seconds: 86_400 },
] as const

// phrases: refusals.*
/** Sends a code to a number (BEY-24). */
export function requestCode(
  deps: Pick<PhonesDeps, 'database' | 'log' | 'phrases' | 'limits' | 'sendSms'>,
  hashes: PhoneHashes,
): Handler<(typeof contract)['phone_verification.request_code'], Site> {
  const { database, phrases, sendSms } = deps
  const codes =
    sendSms === null ? null : createSmsCodes({ ...deps, sendSms }, 'phone_verification', quotas)
  return async ({ phone }, { viewer: { account }, site, now, locale, address }) => {
    const about = { field: 'phone' }
    if (codes === null) return refuse('phone_verification.not_offered')
    const number = parsePhoneNumber(phone)
    if (number === null) return refuse('phone_verification.invalid_number', about)
    if (!findCountries(number).some((country) => site.settings.countries.includes(country)))
      return refuse('phone_verification.foreign_number', about)

    const ends_with = number.slice(-3)
    const number_hash = hashes.ofNumber(number)
    const result = await codes.issue({
      number,
      numberHash: number_hash,
      address,
      site: site.id,
      now,
      writeText: (code) =>
        phrases.translate(locale, 'phone_verification.sms', {
          code,
          site: site.name,
          minutes: toMinutes(codeValidMs),
        }),
      store(code, times) {
        const row = {
          number_hash,
          code_hash: hashes.ofCode(account, number, code),
          ends_with,
          sent_at: times.sentAt,
          expires_at: times.expiresAt,
        }
        return upsertCode(database, account, row, times.replaceableUntil)
      },
      discard: () => deleteCode(database, account),
    })
    if (typeof result !== 'string')
      return toCodeView({ ends_with, sent_at: result.sentAt, expires_at: result.expiresAt })
    return result === 'not_sent'
      ? refuse('phone_verification.not_sent')
      : refuse(`phone_verification.${result}`, about)
  }
}
