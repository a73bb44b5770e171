import type { Output } from '#kernel/endpoint.ts'
import { resendAfterMs } from '#kernel/sms-code.ts'
import type { contract } from '../contract/direct-debit.ts'
import type { DraftRow } from './store-drafts.ts'

/** The pending code as shown to the member. */
export function toPendingCodeView(
  {
    iban_shown: iban,
    expires_at,
    sent_at,
  }: Pick<DraftRow, 'iban_shown' | 'expires_at' | 'sent_at'>,
  phone: string,
): Output<(typeof contract)['direct_debit.request_code']> {
  return {
    iban,
    phone_ends: phone.slice(-3),
    until: expires_at.toISOString(),
    again_at: new Date(sent_at.getTime() + resendAfterMs).toISOString(),
  }
}
