import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Stage } from '#test/harness/with-site.ts'
import { createPeople } from '#test/access-sweep/people.ts'

/** Members with a browser who buy over HTTP, and their banks. */
export function createBuyers(stage: Stage) {
  /** A new member, logged in with a separate browser that has not loaded anything. */
  async function member(name: string): Promise<{ page: Page; email: string }> {
    const people = createPeople(stage.site())
    const person = await people.invite({ name })
    const page = await stage.visitor()
    const value = await people.session(person)
    const { hostname: domain } = new URL(stage.site().url)
    await page
      .context()
      .addCookies([{ name: '__Host-auth.session', value, domain, path: '/', secure: true }])
    return { page, email: person.email }
  }

  /** Orders 60 credits for €24.99 and pays; returns the order's number. */
  async function buy({ request }: Page, method: 'ideal' | 'creditcard'): Promise<string> {
    const data = { id: randomUUID(), bundle: 'p1', method, country: 'NL', consent: true }
    const reply = await request.post('/api/orders', { data })
    if (!reply.ok()) throw new Error(await reply.text())
    const { order, redirect } = await reply.json()
    await request.post(redirect, { data: { outcome: 'pay' } })
    const status = async () => (await (await request.get(`/api/orders/${order.id}`)).json()).status
    await expect.poll(status).toBe('completed')
    return order.id
  }

  /** The bank page of an order's payment. */
  async function findPayment(order: string) {
    const { database } = stage.site().server.infrastructure
    const { rows } = await database.pool.query(
      'select a.ref from payments.attempt a join payments.purchase p on p.id = a.purchase_id where p.order_id = $1',
      [order],
    )
    return `/dev/pay/${(rows[0] as { ref: string }).ref}?locale=en`
  }

  return { member, buy, paymentOf: findPayment }
}
