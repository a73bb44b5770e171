import { minuteMs } from '#kernel/duration.ts'

/**
 * The response of a push service: its HTTP status and `Retry-After` header; `null` on a timeout or
 * network error.
 */
export type ServiceAnswer = { readonly status: number; readonly retryAfter: string | null } | null

/**
 * The outcome of a push: delivered, dropped, subscription expired, or to be retried at a given
 * time.
 */
export type PushOutcome = 'done' | 'given_up' | 'gone' | { readonly again: Date }

interface Tried {
  /** Including this attempt. */
  readonly tries: number
  /** When the earliest event in this push happened. */
  readonly since: Date
  readonly now: Date
}

/**
 * The maximum age of a push and the time the push service itself stores it, in milliseconds. By
 * then, the news can be seen on the page.
 */
export const timeToLiveMs = 86_400_000
const longestRestMs = 6 * 3_600_000

/**
 * Decides the outcome of a push from the service's response (RFC 8030): 404 and 410 end the
 * subscription; 429, server errors and timeouts are retried.
 */
export function decideOutcome(answer: ServiceAnswer, { tries, since, now }: Tried): PushOutcome {
  const status = answer?.status ?? 503
  if (status >= 200 && status < 300) return 'done'
  if (status === 404 || status === 410) return 'gone'
  // A request rejected as invalid would be rejected again. Redirects are not followed.
  if (status !== 429 && status < 500) return 'given_up'
  const requestedDelayMs =
    parseRetryAfterMs(answer?.retryAfter ?? null, now) ?? minuteMs * 2 ** Math.min(tries - 1, 10)
  const again = new Date(
    now.getTime() + Math.min(Math.max(requestedDelayMs, minuteMs / 2), longestRestMs),
  )
  return again.getTime() - since.getTime() > timeToLiveMs ? 'given_up' : { again }
}

/** Parses `Retry-After`, given in seconds or as a date, into milliseconds from now. */
function parseRetryAfterMs(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null
  if (/^\s*\d{1,7}\s*$/.test(retryAfter)) return Number(retryAfter) * 1000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : at - now.getTime()
}
