import { setTimeout as wait } from 'node:timers/promises'
import type { Writer } from './people.ts'

/** A request to the site. */
export interface Asked {
  readonly path: string
  /** Sent as JSON; without a body the request is a GET. */
  readonly body?: object
}

/** A complete response. */
export interface Answered {
  readonly status: number
  readonly text: string
  /** Attempts without a response. */
  readonly lost: number
}

/** Retries the same request until there is a response, as a browser does. */
export async function askUntilAcknowledged(url: string, by: Writer, asked: Asked): Promise<Answered> {
  for (let lost = 0; ; lost += 1) {
    const answer = await askOnce(url, by, asked)
    if (answer !== null) return { ...answer, lost }
    await wait(50)
  }
}

/**
 * Null when the connection broke before the response was complete, or when the response was a
 * server error.
 */
async function askOnce(
  url: string,
  { cookie }: Writer,
  { path, body }: Asked,
): Promise<Pick<Answered, 'status' | 'text'> | null> {
  try {
    const answer = await fetch(`${url}${path}`, {
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    // The database is down: it is unknown whether the write happened, so the request is repeated.
    return answer.status >= 500 ? null : { status: answer.status, text }
  } catch {
    return null
  }
}
