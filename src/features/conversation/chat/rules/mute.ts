import { hourMs } from '#kernel/duration.ts'

/** How long a conversation can be muted. */
export const muteSpans = ['eight_hours', 'week', 'always'] as const
export type MuteSpan = (typeof muteSpans)[number]

/** Their lengths, except for the permanent one. */
export const muteSpanMs = { eight_hours: 8 * hourMs, week: 7 * 24 * hourMs } as const

/** When a mute ends; `Infinity` for a permanent one. */
export function mutedUntil(span: MuteSpan, now: Date): Date | number {
  return span === 'always' ? Number.POSITIVE_INFINITY : new Date(now.getTime() + muteSpanMs[span])
}

/** Formats an active mute: an ISO timestamp or `always`; null if it has ended or never existed. */
export function formatMute(until: Date | number | null, now: Date): string | null {
  if (until === null || Number(until) <= now.getTime()) return null
  return until instanceof Date ? until.toISOString() : 'always'
}
