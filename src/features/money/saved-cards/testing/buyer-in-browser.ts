import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Stage } from '#test/harness/with-site.ts'

async function post<Body>({ request }: Page, path: string, data: object): Promise<Body> {
  const reply = await request.post(path, { data })
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
  return (await reply.json()) as Body
}

/**
 * Orders and pays 60 credits over HTTP, as the member who owns the page; a card is saved. Returns
 * the order's id.
 */
export async function buyBefore(page: Page, method: 'ideal' | 'creditcard'): Promise<string> {
  const { order, redirect } = await post<{ order: { id: string }; redirect: string }>(
    page,
    '/api/orders',
    {
      id: randomUUID(),
      bundle: 'p1',
      method,
      country: 'NL',
      consent: true,
      ...(method === 'creditcard' && { keep_card: true }),
    },
  )
  await post(page, redirect, { outcome: 'pay' })
  const read = async (path: string) => (await page.request.get(path)).json()
  await expect
    .poll(async () => (await read(`/api/orders/${order.id}`)).status, { timeout: 20_000 })
    .toBe('completed')
  // The provider reports the card in a webhook of its own.
  if (method === 'creditcard')
    await expect.poll(async () => (await read('/api/cards')).cards.length).toBe(1)
  return order.id
}

/** Sets how the bank behind a member's only card behaves, in the sandbox. */
export async function setBank(
  stage: Stage,
  page: Page,
  name: string,
  settings: { readonly declines?: boolean; readonly asks?: boolean },
): Promise<void> {
  const { token } = await stage.site().server.infrastructure.database.one<{ token: string }>(sql`
    select c.token from saved_cards.card c join accounts.account a on a.id = c.account_id
    where a.name = ${name}`)
  await post(page, `/dev/pay/cards/${token}`, settings)
}
