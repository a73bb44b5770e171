/** Delay before a higher limit takes effect. */
export const raiseDelayMs = 24 * 3_600_000

/** A limit set by a member, in minor units of its currency; `null` means none. */
export interface MemberLimit {
  readonly minor: number | null
  /** A pending higher limit and when it takes effect. */
  readonly next: { readonly minor: number | null; readonly at: Date } | null
}

/** A limit that was never set. */
export const noLimit: MemberLimit = { minor: null, next: null }

/** Applies a raise that has become due. */
export function applyDueRaise(limit: MemberLimit, now: Date): MemberLimit {
  return limit.next !== null && limit.next.at.getTime() <= now.getTime()
    ? { minor: limit.next.minor, next: null }
    : limit
}

/** The limit in effect: the member's, otherwise the site's, otherwise none. */
export function getEffectiveLimit(
  limit: MemberLimit,
  cap: number | null,
  now: Date,
): number | null {
  return applyDueRaise(limit, now).minor ?? cap
}

interface Change {
  readonly own: MemberLimit
  /** The site's limit if the member has not set one; `null` if the site has none. */
  readonly cap: number | null
  /** `null` removes the member's limit. */
  readonly requested: number | null
  /** Whether the member confirmed going above the site's limit. */
  readonly confirmed: boolean
}

/**
 * Applies a member's requested limit (BEY-09): lower or equal takes effect immediately and cancels
 * a pending raise; higher takes effect after 24 hours. Above the site's own limit it must be
 * confirmed. Repeating the request changes nothing.
 */
export function changeLimit(
  { own, cap, requested, confirmed }: Change,
  now: Date,
): MemberLimit | 'confirm' {
  const current = applyDueRaise(own, now)
  const before = current.minor ?? cap ?? Number.POSITIVE_INFINITY
  const after = requested ?? cap ?? Number.POSITIVE_INFINITY
  if (after <= before) return { minor: requested, next: null }
  if (current.next !== null && current.next.minor === requested) return current
  if (cap !== null && after > cap && !confirmed) return 'confirm'
  return {
    minor: current.minor,
    next: { minor: requested, at: new Date(now.getTime() + raiseDelayMs) },
  }
}

/** The limit without its pending raise. */
export function withoutRaise(limit: MemberLimit, now: Date): MemberLimit {
  return { minor: applyDueRaise(limit, now).minor, next: null }
}
