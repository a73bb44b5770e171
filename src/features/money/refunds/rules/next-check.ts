import type { RefundState } from './refund-states.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * When the provider is queried about a refund again, regardless of webhooks: every minute for 5
 * minutes, every 10 minutes for 2 hours, hourly for 2 days, daily for 90 days; after a staff
 * request to retry, this starts again and lasts a week. A refund that arrived is checked daily for
 * 14 days, because a bank may still return it. `null`: never again.
 */
export function getNextCheck(
  refund: {
    readonly state: RefundState
    readonly createdAt: Date
    readonly askedAgainAt: Date | null
  },
  now: Date,
): Date | null {
  const { state, createdAt, askedAgainAt } = refund
  const age = now.getTime() - (askedAgainAt ?? createdAt).getTime()
  const wait =
    state === 'paid'
      ? age < 14 * day
        ? day
        : null
      : getDelay(state, age, askedAgainAt === null ? 90 : 7)
  return wait === null ? null : new Date(now.getTime() + wait)
}

function getDelay(state: RefundState, age: number, days: number): number | null {
  if (state !== 'asked' && state !== 'pending') return null
  if (age < 5 * minute) return minute
  if (age < 2 * hour) return 10 * minute
  if (age < 2 * day) return hour
  return age < days * day ? day : null
}
