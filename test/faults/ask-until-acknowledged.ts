import { setTimeout as wait } from 'node:timers/promises'
import type { Writer } from './people.ts'

/** What is asked of the site. */
export interface Asked {
  readonly path: string
  /** Sent as JSON; without one it is a GET. */
  readonly body?: object
}

/** An answer that came whole. */
export interface Answered {
  readonly status: number
  readonly text: string
  /** Tries whose answer never came. */
  readonly lost: number
}

/** Asks as a browser does: the same again and again until there is an answer. */
export async function askUntilAcknowledged(url: string, by: Writer, asked: Asked): Promise<Answered> {
  for (let lost = 0; ; lost += 1) {
    const answer = await askOnce(url, by, asked)
    if (answer !== null) return { ...answer, lost }
    await wait(50)
  }
}

/** Null when the connection broke before the whole answer was there, or when the answer was that something is broken. */
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
    // Its database is away: nobody can say whether it was written, so it is asked for again.
    return answer.status >= 500 ? null : { status: answer.status, text }
  } catch {
    return null
  }
}
