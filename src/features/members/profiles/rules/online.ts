/**
 * How long after the last activity someone still counts as online: five minutes, in milliseconds.
 */
export const onlineForMs = 5 * 60_000

/**
 * Whether the green dot is shown: a real member, active within five minutes, and not in invisible
 * mode.
 */
export function isOnline(
  facts: {
    kind: 'member' | 'fictional' | 'sponsored'
    invisible: boolean
    lastActiveAt: Date | null
  },
  now: Date,
): boolean {
  if (facts.kind !== 'member' || facts.invisible || facts.lastActiveAt === null) return false
  return now.getTime() - facts.lastActiveAt.getTime() <= onlineForMs
}
