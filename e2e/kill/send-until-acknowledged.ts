import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Writer } from './people.ts'

/** A message as its writer knows it. Times are of the test's own clock, in milliseconds. */
export interface Acknowledged {
  readonly id: string
  readonly writer: Writer
  readonly conversation: string
  readonly seq: number
  /** What the answer said it cost. */
  readonly credits: number
  /** Tries whose answer never came. */
  readonly lost: number
  readonly sentAt: number
  readonly acknowledgedAt: number
}

interface Answer {
  readonly conversation: { readonly id: string }
  readonly message: { readonly seq: number; readonly credits: number }
}

/** Sends as a browser does: with an id of its own, again and again until there is an answer. A no is a fault. */
export async function sendUntilAcknowledged(
  url: string,
  writer: Writer,
  to: Writer,
  id: string = randomUUID(),
): Promise<Acknowledged> {
  const sentAt = performance.now()
  for (let lost = 0; ; lost += 1) {
    const answer = await sendOnce(url, writer, to, id)
    if (answer === null) {
      await wait(50)
      continue
    }
    return {
      id,
      writer,
      conversation: answer.conversation.id,
      seq: answer.message.seq,
      credits: answer.message.credits,
      lost,
      sentAt,
      acknowledgedAt: performance.now(),
    }
  }
}

/** Null when the connection broke before the whole answer was there, or when the answer was that something is broken. */
async function sendOnce(url: string, writer: Writer, to: Writer, id: string): Promise<Answer | null> {
  let status: number
  let body: string
  try {
    const answer = await fetch(`${url}/api/members/${to.member}/messages`, {
      method: 'POST',
      headers: { cookie: writer.cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ id, text: `Message ${id}` }),
    })
    status = answer.status
    body = await answer.text()
  } catch {
    return null
  }
  // Its database is away: nobody can say whether the message was written, so it is asked for again.
  if (status >= 500) return null
  if (status !== 200) throw new Error(`sending was answered ${status}: ${body}`)
  return JSON.parse(body) as Answer
}
