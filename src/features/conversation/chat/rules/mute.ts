/** How long a conversation can be muted. */
export const muteSpans = ['eight_hours', 'week', 'always'] as const
export type MuteSpan = (typeof muteSpans)[number]

const hourMs = 3_600_000
const spanMs = { eight_hours: 8 * hourMs, week: 7 * 24 * hourMs } as const

/** Until when a conversation stays muted; `Infinity` for good. */
export function mutedUntil(span: MuteSpan, now: Date): Date | number {
  return span === 'always' ? Number.POSITIVE_INFINITY : new Date(now.getTime() + spanMs[span])
}

/** How a mute that is in force is told: until an instant as ISO text, or `always`; null once it is over or never was. */
export function tellMute(until: Date | number | null, now: Date): string | null {
  if (until === null || Number(until) <= now.getTime()) return null
  return until instanceof Date ? until.toISOString() : 'always'
}
