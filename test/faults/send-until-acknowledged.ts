import { randomUUID } from 'node:crypto'
import { requestUntilAcknowledged } from './request-until-acknowledged.ts'
import type { Writer } from './people.ts'

/** A message from its sender's point of view. Times are from the test's clock, in milliseconds. */
export interface AcknowledgedMessage {
  readonly id: string
  readonly writer: Writer
  readonly conversation: string
  readonly seq: number
  /** The price in the response. */
  readonly credits: number
  /** Attempts without a response. */
  readonly lostAttempts: number
  readonly sentAt: number
  readonly acknowledgedAt: number
}

interface Answer {
  readonly conversation: { readonly id: string }
  readonly message: { readonly seq: number; readonly credits: number }
}

/** Sends like a browser: with its own id, retrying until there is a response. A refusal throws. */
export async function sendUntilAcknowledged(
  url: string,
  writer: Writer,
  to: Writer,
  id: string = randomUUID(),
): Promise<AcknowledgedMessage> {
  const sentAt = performance.now()
  const { status, text, lostAttempts } = await requestUntilAcknowledged(url, writer, {
    path: `/api/members/${to.member}/messages`,
    body: { id, text: `Message ${id}` },
  })
  if (status !== 200) throw new Error(`sending returned ${status}: ${text}`)
  const { conversation, message } = JSON.parse(text) as Answer
  return {
    id,
    writer,
    conversation: conversation.id,
    seq: message.seq,
    credits: message.credits,
    lostAttempts,
    sentAt,
    acknowledgedAt: performance.now(),
  }
}
