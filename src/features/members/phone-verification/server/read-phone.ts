import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { maxAttempts } from '#kernel/sms-code.ts'
import type { PhonesDeps } from './deps.ts'
import { toCodeView, toPhoneView } from './phone-views.ts'
import { selectCode, selectPhone } from './store.ts'

/** Returns the last digits of the member's number, and a code that is still valid. */
export function readPhone({
  database,
  sendSms,
}: Pick<PhonesDeps, 'database' | 'sendSms'>): Handler<
  (typeof contract)['phone_verification.read_phone'],
  unknown
> {
  return async (_, { viewer, now }) => {
    const [phone, code] = await Promise.all([
      selectPhone(database, viewer.account),
      selectCode(database, viewer.account),
    ])
    const works = code !== null && code.expires_at > now && code.tries < maxAttempts
    return {
      offered: sendSms !== null,
      confirmed: phone && toPhoneView(phone),
      waiting: works ? toCodeView(code) : null,
    }
  }
}
