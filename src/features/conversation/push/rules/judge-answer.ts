/** What a push service answered: its status, and from when on it wants to hear from us again; null where nothing came in time. */
export type ServiceAnswer = { readonly status: number; readonly retryAfter: string | null } | null

/** What becomes of a push: it is done with, its subscription is gone, or it is tried again at an instant. */
export type Outcome = 'done' | 'given_up' | 'gone' | { readonly again: Date }

interface Tried {
  /** This one counted. */
  readonly tries: number
  /** When the first of what it tells happened. */
  readonly since: Date
  readonly now: Date
}

const minuteMs = 60_000
/** Older news is none: the page tells it. Also how long the service itself keeps a push, in milliseconds. */
export const keptMs = 86_400_000
const longestRestMs = 6 * 3_600_000

/** Judges a push service's answer (RFC 8030): 404 and 410 end the subscription, 429, faults and silence are tried again. */
export function judgeAnswer(answer: ServiceAnswer, { tries, since, now }: Tried): Outcome {
  const status = answer?.status ?? 503
  if (status >= 200 && status < 300) return 'done'
  if (status === 404 || status === 410) return 'gone'
  // What it calls wrong would be as wrong the next time. A redirect is not followed.
  if (status !== 429 && status < 500) return 'given_up'
  const wanted = restOf(answer?.retryAfter ?? null, now) ?? minuteMs * 2 ** Math.min(tries - 1, 10)
  const again = new Date(now.getTime() + Math.min(Math.max(wanted, minuteMs / 2), longestRestMs))
  return again.getTime() - since.getTime() > keptMs ? 'given_up' : { again }
}

/** `Retry-After` in milliseconds, be it seconds or a date. */
function restOf(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null
  if (/^\s*\d{1,7}\s*$/.test(retryAfter)) return Number(retryAfter) * 1000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : at - now.getTime()
}
