import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type RetriableRequest,
  type AcknowledgedResponse,
  requestUntilAcknowledged,
} from './request-until-acknowledged.ts'
import type { Writer } from './people.ts'

/** A purchase from the buyer's point of view. */
export interface Purchase {
  readonly buyer: Writer
  /** The id created by the browser. */
  readonly id: string
  readonly order: string
}

/**
 * Buys twenty credits like a browser, until its page shows them; `acknowledged` is called with
 * every response.
 */
export async function buyUntilPaid(
  url: string,
  buyer: Writer,
  acknowledged: (answer: AcknowledgedResponse) => void,
): Promise<Purchase> {
  const id = randomUUID()
  async function send(request: RetriableRequest): Promise<AcknowledgedResponse> {
    const answer = await requestUntilAcknowledged(url, buyer, request)
    acknowledged(answer)
    return answer
  }
  const placed = await send({
    path: '/api/orders',
    body: { id, bundle: 'p0', method: 'ideal', country: 'NL', consent: true },
  })
  if (placed.status !== 200)
    throw new Error(`placing the order returned ${placed.status}: ${placed.text}`)
  const { order, redirect } = JSON.parse(placed.text) as { order: { id: string }; redirect: string }
  // On a repeated request the bank's page reports that it is already paid, which is also a valid
  // response.
  await send({ path: redirect, body: { outcome: 'pay' } })
  for (let tries = 0; tries < 600; tries += 1) {
    const { text } = await send({ path: `/api/orders/${order.id}` })
    if ((JSON.parse(text) as { status: string }).status === 'completed')
      return { buyer, id, order: order.id }
    await wait(100)
  }
  throw new Error(`order ${order.id} was not completed`)
}
