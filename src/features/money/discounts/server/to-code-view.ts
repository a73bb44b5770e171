import type { MemberId } from '#kernel/id.ts'
import type { CodeView } from '../contract/discounts.ts'
import type { ApplicableCode } from './evaluate-code.ts'

/** Converts a code to the view of a member who may use it. */
export function toCodeView(
  { known, startsAt, expiresAt }: ApplicableCode,
  member: string,
): CodeView {
  const { methods, ...terms } = known.terms
  return {
    kind: terms.kind,
    code: terms.code,
    status: 'active',
    validity: 'once_per_user',
    country: terms.country,
    user_id: known.personal ? (member as MemberId) : null,
    percentage: terms.percentage,
    value_minor: terms.value_minor,
    currency: terms.currency,
    minimum_order_minor: terms.minimum_order_minor,
    paymentmethods: [...methods],
    valid_from: startsAt?.toISOString() ?? null,
    expires: expiresAt?.toISOString() ?? null,
    expired: false,
  }
}
