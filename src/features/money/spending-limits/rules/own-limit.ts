/** How long a higher limit waits before it holds. */
export const raiseWaitsMs = 24 * 3_600_000

/** A limit that a member set, in the smallest unit of its currency; null is none of one's own. */
export interface OwnLimit {
  readonly minor: number | null
  /** A higher one, and from when on it holds. */
  readonly next: { readonly minor: number | null; readonly at: Date } | null
}

/** Where nothing was ever set. */
export const noLimit: OwnLimit = { minor: null, next: null }

/** The same with a raise whose time has come taken over. */
export function settled(own: OwnLimit, now: Date): OwnLimit {
  return own.next !== null && own.next.at.getTime() <= now.getTime() ? { minor: own.next.minor, next: null } : own
}

/** What holds now: the own limit, else the site's, else none. */
export function inForce(own: OwnLimit, cap: number | null, now: Date): number | null {
  return settled(own, now).minor ?? cap
}

interface Change {
  readonly own: OwnLimit
  /** What the site sets where the member set nothing; null where it sets nothing. */
  readonly cap: number | null
  /** Null takes the own limit away. */
  readonly wished: number | null
  /** That one wants more than the site's limit, said once more. */
  readonly confirmed: boolean
}

/**
 * A limit as it stands after a member's wish (BEY-09): lower or equal holds at once and calls off a raise that waits; higher waits
 * for 24 hours. More than the site's own limit has to be confirmed. The same wish again changes nothing.
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

/** The same without the raise that waits. */
export function callOff(own: OwnLimit, now: Date): OwnLimit {
  return { minor: settled(own, now).minor, next: null }
}
