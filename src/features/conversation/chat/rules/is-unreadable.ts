import { partnerState } from './partner-state.ts'

/** How long nobody must have been there before what lies unread counts as never read, in milliseconds. */
export const goneMs = 14 * 86_400_000

interface UnreadFacts extends Pick<Parameters<typeof partnerState>[0], 'kind' | 'account' | 'profile'> {
  /** When it was written. */
  readonly at: Date
  /** When its reader was last there; null of a profile nobody logs in to. */
  readonly lastActiveAt: Date | null
}

/**
 * Whether an unread message counts as one that nobody could read (BEY-08): its reader left, was removed or is not confirmed; or
 * was away for 14 days; or it lay 14 days before the operator's people.
 */
export function isUnreadable({ at, lastActiveAt, ...reader }: UnreadFacts, now: Date): boolean {
  // What the site hides of its own profiles today it may show tomorrow: only time counts there.
  if (partnerState(reader, { fictional: true, member_resell: true }) !== 'active') return true
  const since = reader.kind === 'member' ? Math.max(at.getTime(), lastActiveAt?.getTime() ?? 0) : at.getTime()
  return now.getTime() - since >= goneMs
}
