import { minuteMs } from '#kernel/duration.ts'
import { onlineForMs } from '#features/members/profiles/index.ts'
import type { EmailKind, Preferences } from './preferences.ts'
import { endOfQuietHours } from './quiet-hours.ts'

/** After how long an email to a member who is online is considered again. */
const onlineWaitMs = 10 * minuteMs

export interface SendingFacts {
  readonly now: Date
  readonly kind: EmailKind
  readonly preferences: Preferences
  /** The member's time zone, or the site's. */
  readonly timeZone: string
  readonly lastActiveAt: Date | null
  /** Whether the address bounced or its owner complained. */
  readonly suppressed: boolean
  /** When the ceiling for this kind of email allows the next one. */
  readonly allowedAt: Date
}

export type SendingDecision =
  | { readonly action: 'send' }
  | { readonly action: 'drop' }
  | { readonly action: 'wait'; readonly until: Date }

/** Decides whether an email that is due is sent now, later, or not at all. */
export function decideSending(facts: SendingFacts): SendingDecision {
  const { now, kind, preferences, timeZone, lastActiveAt, suppressed, allowedAt } = facts
  if (suppressed || !preferences.emails[kind]) return { action: 'drop' }
  if (lastActiveAt !== null && now.getTime() - lastActiveAt.getTime() <= onlineForMs)
    return { action: 'wait', until: new Date(now.getTime() + onlineWaitMs) }
  const allowed = allowedAt > now ? allowedAt : now
  const wake = preferences.quietHours ? endOfQuietHours(allowed, timeZone) : allowed
  return wake > now ? { action: 'wait', until: wake } : { action: 'send' }
}

/**
 * Whether a topic may be emailed: not if it was emailed before and the member has not been back
 * since. Until they come back, one person can cause one email, however much they write.
 */
export function isWorthEmailing(mailedAt: Date | undefined, lastActiveAt: Date | null): boolean {
  return mailedAt === undefined || (lastActiveAt !== null && lastActiveAt > mailedAt)
}
