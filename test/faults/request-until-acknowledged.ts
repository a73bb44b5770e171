import { setTimeout as wait } from 'node:timers/promises'
import type { Writer } from './people.ts'

/** A request to the site. */
export interface RetriableRequest {
  readonly path: string
  /** Sent as JSON; without a body the request is a GET. */
  readonly body?: object
}

/** A complete response. */
export interface AcknowledgedResponse {
  readonly status: number
  readonly text: string
  /** Attempts without a response. */
  readonly lostAttempts: number
}

/** Retries the same request until there is a response, like a browser. */
export async function requestUntilAcknowledged(
  url: string,
  by: Writer,
  request: RetriableRequest,
): Promise<AcknowledgedResponse> {
  for (let lostAttempts = 0; ; lostAttempts += 1) {
    const answer = await requestOnce(url, by, request)
    if (answer !== null) return { ...answer, lostAttempts: lostAttempts }
    await wait(50)
  }
}

/**
 * Null when the connection broke before the response was complete, or when the response was a
 * server error.
 */
async function requestOnce(
  url: string,
  { cookie }: Writer,
  { path, body }: RetriableRequest,
): Promise<Pick<AcknowledgedResponse, 'status' | 'text'> | null> {
  try {
    const answer = await fetch(`${url}${path}`, {
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    // The database is down, and it is unknown whether the write happened, so the request is
    // repeated.
    return answer.status >= 500 ? null : { status: answer.status, text }
  } catch {
    return null
  }
}
