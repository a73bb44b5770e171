import type { RefundState } from './refund-states.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * When the provider is asked again about a refund, whatever webhooks came: every minute for five, every ten for two hours, hourly for
 * two days, daily for ninety; when somebody of the staff had it asked once more, from then on and for a week. One that arrived daily for
 * fourteen days, since a bank may still send it back. Null: never again.
 */
export function nextLook(
  refund: { readonly state: RefundState; readonly createdAt: Date; readonly askedAgainAt: Date | null },
  now: Date,
): Date | null {
  const { state, createdAt, askedAgainAt } = refund
  const age = now.getTime() - (askedAgainAt ?? createdAt).getTime()
  const wait = state === 'paid' ? (age < 14 * day ? day : null) : waitOf(state, age, askedAgainAt === null ? 90 : 7)
  return wait === null ? null : new Date(now.getTime() + wait)
}

function waitOf(state: RefundState, age: number, days: number): number | null {
  if (state !== 'asked' && state !== 'pending') return null
  if (age < 5 * minute) return minute
  if (age < 2 * hour) return 10 * minute
  if (age < 2 * day) return hour
  return age < days * day ? day : null
}
