import { randomUUID } from 'node:crypto'
import { sql } from '#platform/server/postgres/sql.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import type { Marketplace } from '#features/money/payments/testing/marketplace.ts'
import type { CardView } from '../contract.ts'

/** The response to a repeated order. */
export interface RepeatResult {
  readonly status: number
  readonly code: string | undefined
  readonly message: string | undefined
  readonly field: string | undefined
  readonly order: OrderView
  readonly redirect: string | null
}

/** Test client of a member who buys, saves cards and repeats orders. */
export function createCardHolder(who: WebClient) {
  const get = async <T>(path: string) => (await who.send('GET', path)).body as unknown as T
  return {
    who,
    cards: async () => (await get<{ cards: CardView[] }>('/api/cards')).cards,
    credits: async () => (await get<{ credits: number }>('/api/credits')).credits,
    read: (order: string) => get<OrderView>(`/api/orders/${order}`),
    charge: (order: string) =>
      get<{ charge: { card: CardView | null; refused: boolean } | null }>(
        `/api/orders/${order}/card`,
      ),
    repeatable: () =>
      get<{
        last: { order: string; bundle: string; price_minor: number } | null
        cards: CardView[]
        waits: string | null
      }>('/api/credits/repeat-order'),
    async order(request: object = {}): Promise<{ order: OrderView; redirect: string }> {
      const sent = {
        id: randomUUID(),
        bundle: 'p0',
        method: 'creditcard',
        country: 'NL',
        consent: true,
        ...request,
      }
      const reply = await who.send('POST', '/api/orders', sent)
      if (reply.status !== 200) throw new Error(reply.text)
      return reply.body as unknown as { order: OrderView; redirect: string }
    },
    remove: async (card: string) => (await who.send('DELETE', `/api/cards/${card}`)).status,
    async again(request: object): Promise<RepeatResult> {
      const reply = await who.send('POST', '/api/orders/repeat', {
        id: randomUUID(),
        consent: true,
        price_minor: 999,
        ...request,
      })
      const { order, redirect } = reply.body as unknown as Pick<RepeatResult, 'order' | 'redirect'>
      const { code, message, field } = reply.body.error ?? {}
      return { status: reply.status, code, message, field, order, redirect }
    },
  }
}

export type CardHolder = ReturnType<typeof createCardHolder>

/** A member who bought a package with a sandbox card and saved it. */
export async function createHolderWithCard(site: Marketplace, request: object = {}) {
  const holder = createCardHolder(await site.buyer())
  const { order, redirect } = await holder.order({ keep_card: true, ...request })
  await holder.who.send('POST', redirect, { outcome: 'pay' })
  // Reading the order also checks with the provider, whose first response may precede the bank's.
  for (
    let status: string = order.status;
    status !== 'completed';
    status = (await holder.read(order.id)).status
  ) {
    site.server.infrastructure.clock.moveBy(3_001)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const [card] = await holder.cards()
  return { ...holder, first: order.id, card: card?.id ?? '' }
}

/** The token by which the provider knows a saved card. */
export async function selectToken({ server }: Marketplace, card: string): Promise<string> {
  const { token } = await server.infrastructure.database.one<{ token: string }>(
    sql`select token from saved_cards.card where card_id = ${card}`,
  )
  return token
}
