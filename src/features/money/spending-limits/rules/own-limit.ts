/** Delay before a higher limit takes effect. */
export const raiseWaitsMs = 24 * 3_600_000

/** A limit set by a member, in minor units of its currency; `null` means none. */
export interface OwnLimit {
  readonly minor: number | null
  /** A pending higher limit and when it takes effect. */
  readonly next: { readonly minor: number | null; readonly at: Date } | null
}

/** A limit that was never set. */
export const noLimit: OwnLimit = { minor: null, next: null }

/** Applies a raise that has become due. */
export function settled(own: OwnLimit, now: Date): OwnLimit {
  return own.next !== null && own.next.at.getTime() <= now.getTime() ? { minor: own.next.minor, next: null } : own
}

/** The limit in effect: the member's, otherwise the site's, otherwise none. */
export function inForce(own: OwnLimit, cap: number | null, now: Date): number | null {
  return settled(own, now).minor ?? cap
}

interface Change {
  readonly own: OwnLimit
  /** The site's limit if the member set none; `null` if the site has none. */
  readonly cap: number | null
  /** `null` removes the member's limit. */
  readonly wished: number | null
  /** Whether the member confirmed going above the site's limit. */
  readonly confirmed: boolean
}

/**
 * Applies a member's requested limit (BEY-09): lower or equal takes effect immediately and cancels
 * a pending raise; higher takes effect after 24 hours. Above the site's own limit it must be
 * confirmed. Repeating the request changes nothing.
 */
export function changeLimit({ own, cap, wished, confirmed }: Change, now: Date): OwnLimit | 'confirm' {
  const held = settled(own, now)
  const before = held.minor ?? cap ?? Number.POSITIVE_INFINITY
  const after = wished ?? cap ?? Number.POSITIVE_INFINITY
  if (after <= before) return { minor: wished, next: null }
  if (held.next !== null && held.next.minor === wished) return held
  if (cap !== null && after > cap && !confirmed) return 'confirm'
  return { minor: held.minor, next: { minor: wished, at: new Date(now.getTime() + raiseWaitsMs) } }
}

/** The limit without its pending raise. */
export function callOff(own: OwnLimit, now: Date): OwnLimit {
  return { minor: settled(own, now).minor, next: null }
}
