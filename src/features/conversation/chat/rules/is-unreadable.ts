import { partnerState } from './partner-state.ts'

/**
 * How long a reader must have been away before unread messages count as never read, in
 * milliseconds.
 */
export const absentMs = 14 * 86_400_000

interface UnreadFacts
  extends Pick<Parameters<typeof partnerState>[0], 'kind' | 'account' | 'profile'> {
  /** When the message was written. */
  readonly at: Date
  /** The reader's last visit; null for a profile no one logs in to. */
  readonly lastActiveAt: Date | null
}

/**
 * Whether an unread message counts as unreadable, so that it is refunded (BEY-08): its reader left,
 * was removed, is not confirmed or has been away for 14 days, or staff left it unread for 14 days.
 */
export function isUnreadable({ at, lastActiveAt, ...reader }: UnreadFacts, now: Date): boolean {
  // Profiles the site hides today may be shown again tomorrow, so for them only the time matters.
  if (partnerState(reader, { fictional: true, member_resell: true }) !== 'active') return true
  const since =
    reader.kind === 'member' ? Math.max(at.getTime(), lastActiveAt?.getTime() ?? 0) : at.getTime()
  return now.getTime() - since >= absentMs
}
