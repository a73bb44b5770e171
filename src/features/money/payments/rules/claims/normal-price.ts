import { dayMs } from '#kernel/duration.ts'
import { formerPriceDays } from '#features/members/verified-claims/index.ts'

/** A former or current price with its period; `until` is null for the current price. */
export interface PastPrice {
  readonly credits: number
  readonly priceMinor: number
  readonly from: Date
  readonly until: Date | null
}

/** A package's former price that may be shown struck through. */
export interface NormalPrice {
  readonly wasMinor: number
  readonly nowMinor: number
  /** The saving as a fraction of the former price. */
  readonly off: number
  /** Number of whole days the former price applied without interruption until it was lowered. */
  readonly days: number
  readonly from: Date
  readonly until: Date
}

/**
 * The normal price of a package (BEY-05): the price immediately before the current one, for the
 * same credits, if it was higher and changed recently enough. `days` is for checking whether it
 * applied long enough. Prices are given latest first.
 */
export function normalPrice([present, past]: readonly PastPrice[], now: Date): NormalPrice | null {
  if (present === undefined || past === undefined || past.until === null || present.until !== null)
    return null
  const unbroken = past.until.getTime() === present.from.getTime()
  if (!unbroken || past.credits !== present.credits || past.priceMinor <= present.priceMinor)
    return null
  const age = now.getTime() - present.from.getTime()
  if (age < 0 || age >= formerPriceDays * dayMs) return null
  return {
    wasMinor: past.priceMinor,
    nowMinor: present.priceMinor,
    off: 1 - present.priceMinor / past.priceMinor,
    days: Math.floor((past.until.getTime() - past.from.getTime()) / dayMs),
    from: past.from,
    until: past.until,
  }
}
