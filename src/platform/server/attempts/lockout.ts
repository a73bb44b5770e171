/** Ten failed attempts within 15 minutes block for 15 minutes (ACC-10). */
export const lockout = { tries: 10, spanMs: 15 * 60_000, blockMs: 15 * 60_000 } as const

/** The attempts counted under one key, and the time until which further ones are blocked. */
export interface AttemptCount {
  readonly times: readonly Date[]
  readonly blockedUntil: Date | null
}

/**
 * Counts an attempt before it is made, so that simultaneous attempts are counted too.
 *
 * A blocked attempt does not change anything; after a block has expired, counting restarts.
 */
export function countAttempt(
  count: AttemptCount,
  now: Date,
): { readonly allowed: boolean; readonly count: AttemptCount } {
  const { blockedUntil } = count
  if (blockedUntil !== null && blockedUntil > now) return { allowed: false, count }
  const earlier =
    blockedUntil === null
      ? count.times.filter((time) => now.getTime() - time.getTime() < lockout.spanMs)
      : []
  const times = [...earlier, now]
  const last = times.length >= lockout.tries
  return {
    allowed: true,
    count: { times, blockedUntil: last ? new Date(now.getTime() + lockout.blockMs) : null },
  }
}

/** Minutes until a block ends, rounded up; 0 if there is none. */
export function minutesLeft(blockedUntil: Date | null, now: Date): number {
  if (blockedUntil === null) return 0
  return Math.max(0, Math.ceil((blockedUntil.getTime() - now.getTime()) / 60_000))
}

/** Removes an attempt that turned out to be correct from the count. */
export function removeAttempt(count: AttemptCount, at: Date): AttemptCount {
  const place = count.times.findLastIndex((time) => time.getTime() === at.getTime())
  const blockedHere = count.blockedUntil?.getTime() === at.getTime() + lockout.blockMs
  return {
    times: place === -1 ? count.times : count.times.toSpliced(place, 1),
    blockedUntil: blockedHere ? null : count.blockedUntil,
  }
}
