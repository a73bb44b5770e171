/** A price that was asked, from when to when; `until` is null while it is asked. */
export interface PastPrice {
  readonly credits: number
  readonly priceMinor: number
  readonly from: Date
  readonly until: Date | null
}

/** What a package cost before, as it may be shown struck. */
export interface NormalPrice {
  readonly wasMinor: number
  readonly nowMinor: number
  /** Which part of the old price is saved. */
  readonly off: number
  /** How many whole days the old price was asked without a break, up to the lower one. */
  readonly days: number
  readonly from: Date
  readonly until: Date
}

const dayMs = 86_400_000
/** After so many days the lower price is the normal one. */
const shownDays = 30

/**
 * The normal price of a package (BEY-05): the one asked right before the present one, for the same credits, if it was higher and the
 * change is thirty days old at most. Whether it was asked long enough says `days`. The prices come with the latest first.
 */
export function normalPrice([present, past]: readonly PastPrice[], now: Date): NormalPrice | null {
  if (present === undefined || past === undefined || past.until === null || present.until !== null) return null
  const unbroken = past.until.getTime() === present.from.getTime()
  if (!unbroken || past.credits !== present.credits || past.priceMinor <= present.priceMinor) return null
  const age = now.getTime() - present.from.getTime()
  if (age < 0 || age >= shownDays * dayMs) return null
  return {
    wasMinor: past.priceMinor,
    nowMinor: present.priceMinor,
    off: 1 - present.priceMinor / past.priceMinor,
    days: Math.floor((past.until.getTime() - past.from.getTime()) / dayMs),
    from: past.from,
    until: past.until,
  }
}
