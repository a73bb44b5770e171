import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Stage } from '#test/harness/with-site.ts'

export const readCredits = async ({ request }: Page): Promise<number> =>
  (await (await request.get('/api/credits')).json()).credits

export const waitForHydration = (page: Page) =>
  page.locator('html[data-awake]').waitFor({ state: 'attached' })

/** Orders over HTTP and takes these steps at the bank; returns the path of the order. */
export async function orderWith(
  { request }: Page,
  { steps, ...wanted }: { steps: readonly string[]; bundle: string; method: string },
): Promise<string> {
  const data = { id: randomUUID(), country: 'NL', consent: true, ...wanted }
  const { order, redirect } = await (await request.post('/api/orders', { data })).json()
  for (const outcome of steps)
    expect((await request.post(redirect, { data: { outcome } })).status()).toBe(200)
  return `/transactions/${order.id}`
}

/** Grants or spends credits until a member of the demo cast has exactly this many. */
export async function setCredits(stage: Stage, name: string, credits: number): Promise<void> {
  const { infrastructure } = stage.site().server
  const { rows } = await infrastructure.database.pool.query<{ id: number; credits: number }>(
    `select a.id, coalesce(w.credits, 0)::int as credits from accounts.account a
      left join credits.public_wallet w on w.account_id = a.id where a.name = $1`,
    [name],
  )
  const { id, credits: had } = rows[0] ?? { id: 0, credits: 0 }
  const [key, at] = [crypto.randomUUID(), infrastructure.clock.now()]
  if (had > credits)
    await infrastructure.database.pool.query(
      `select credits.public_spend($1, $2, $3::uuid, 'message', null, $4)`,
      [id, had - credits, key, at],
    )
  if (had < credits)
    await infrastructure.database.pool.query(
      `select credits.public_grant($1, $2, $3, 'bonus', null, null, null, $4, 1)`,
      [id, credits - had, key, at],
    )
}

/** The member who owns the page writes to Jonas; returns the path of the conversation. */
export async function startChatWithJonas(stage: Stage, { request }: Page): Promise<string> {
  const { rows } = await stage
    .site()
    .server.infrastructure.database.pool.query<{ member_id: string }>(
      `select member_id from accounts.account where name = 'Jonas'`,
    )
  const data = { id: randomUUID(), text: 'Good evening' }
  const sent = await request.post(`/api/members/${rows[0]?.member_id}/messages`, { data })
  expect(sent.status()).toBe(200)
  return `/chats/${(await sent.json()).conversation.id}`
}
