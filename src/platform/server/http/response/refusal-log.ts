import type { Log } from '../../log/log.ts'

/** Statuses of requests that were refused: not logged in, not allowed, wrong host, too many. */
const refused: ReadonlySet<number> = new Set([401, 403, 413, 421, 429])
const linesPerMinute = 60

export interface Refusal {
  readonly requestId: string
  readonly method: string
  readonly status: number
}

/**
 * Logs refused requests, so that attempts to get past a limit or an access rule leave a trace. Only
 * the first sixty per minute are logged individually and the rest are counted, so that no one can
 * flood the log.
 */
export function createRefusalLog(
  log: Log,
  passedMs: () => number = () => performance.now(),
): (refusal: Refusal) => void {
  let minute = -1
  let count = 0
  return (refusal) => {
    if (!refused.has(refusal.status)) return
    const now = Math.floor(passedMs() / 60_000)
    if (now !== minute) {
      if (count > linesPerMinute)
        log.warn({ count: count - linesPerMinute }, 'further requests were refused')
      minute = now
      count = 0
    }
    count += 1
    if (count <= linesPerMinute) log.info(refusal, 'a request was refused')
  }
}
