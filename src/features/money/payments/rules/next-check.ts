import { longestChargebackDays } from './money-windows.ts'
import { isOpen, type OrderStatus } from './order-status.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A few days beyond the last on which a payer's bank may want money back: news of it takes its time. */
const watchedMs = (longestChargebackDays + 5) * day

/**
 * When the provider is asked again about an order, whatever webhooks came: every five minutes for an hour, hourly for two days,
 * daily for ninety (slow transfers). One that ended without money is asked about for two days, since a bank may still say yes;
 * one that was paid daily for sixty and then weekly for four hundred, since a payer's bank may want the money back for so long.
 * Null: never again.
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
