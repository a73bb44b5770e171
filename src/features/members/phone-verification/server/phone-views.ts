import { resendAfterMs } from '#kernel/sms-code.ts'
import type { CodeRow, PhoneRow } from './store.ts'

/** A confirmed number as shown to its owner. */
export function toPhoneView({ ends_with, confirmed_at }: PhoneRow) {
  return { ends_with, since: confirmed_at.toISOString() }
}

/** A pending code as shown to its owner; never the code itself. */
export function toCodeView({
  ends_with,
  expires_at,
  sent_at,
}: Pick<CodeRow, 'ends_with' | 'expires_at' | 'sent_at'>) {
  return {
    ends_with,
    until: expires_at.toISOString(),
    again_at: new Date(sent_at.getTime() + resendAfterMs).toISOString(),
  }
}
