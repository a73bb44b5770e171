import { randomUUID } from 'node:crypto'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Saves a card for the buyer, then declines a payment with it. Returns the id of the unpaid order.
 */
export async function createCardFixtures(
  site: TestSite,
  buyer: WebClient,
): Promise<{ readonly declined: string }> {
  const send = async <Body>(method: string, path: string, body?: object) => {
    const reply = await buyer.send(method, path, body)
    if (reply.status >= 300)
      throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text}`)
    return reply.body as unknown as Body
  }
  type PlacedOrder = { order: { id: string }; redirect: string }
  const request = {
    id: randomUUID(),
    bundle: 'p0',
    method: 'creditcard',
    country: 'NL',
    consent: true,
    keep_card: true,
  }
  const { order, redirect } = await send<PlacedOrder>('POST', '/api/orders', request)
  await send('POST', redirect, { outcome: 'pay' })
  const [card] = await waitForSavedCard(() => send('GET', '/api/cards'))
  const { token } = await site.server.infrastructure.database.one<{ token: string }>(
    sql`select token from saved_cards.card where card_id = ${card?.id ?? ''}`,
  )
  await send('POST', `/dev/pay/cards/${token}`, { declines: true })
  const again = {
    id: randomUUID(),
    order: order.id,
    card: card?.id,
    consent: true,
    price_minor: 999,
  }
  const declined = await send<PlacedOrder>('POST', '/api/orders/repeat', again)
  return { declined: declined.order.id }
}

/** The provider reports the card with a separate webhook. */
async function waitForSavedCard(
  read: () => Promise<{ cards: { id: string }[] }>,
): Promise<{ id: string }[]> {
  for (;;) {
    const { cards } = await read()
    if (cards.length > 0) return cards
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
