import { longestChargebackDays } from './money-windows.ts'
import { isOpen, type OrderStatus } from './order-status.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A few days longer than the last possible chargeback, since reports of it can be late. */
const watchedMs = (longestChargebackDays + 5) * day

/**
 * When to query the provider about an order again, regardless of webhooks: every five minutes for
 * an hour, hourly for two days, daily for ninety (slow transfers). Unpaid ended orders are checked
 * for two days, since a bank may still approve; paid ones daily for sixty days and then weekly for
 * up to four hundred, since the payer's bank may reclaim the money for that long. Null: never
 * again.
 */
export function nextCheck(order: { status: OrderStatus; createdAt: Date }, now: Date): Date | null {
  const age = now.getTime() - order.createdAt.getTime()
  const wait = isOpen(order.status)
    ? openWait(age)
    : order.status === 'completed'
      ? paidWait(age)
      : age > 2 * day
        ? null
        : hour
  return wait === null ? null : new Date(now.getTime() + wait)
}

function openWait(age: number): number | null {
  if (age < hour) return 5 * minute
  if (age < 2 * day) return hour
  return age < 90 * day ? day : null
}

function paidWait(age: number): number | null {
  if (age < 60 * day) return day
  return age < watchedMs ? 7 * day : null
}
