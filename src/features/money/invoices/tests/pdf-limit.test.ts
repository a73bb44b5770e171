import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startSite } from '#app/testing/start-site.ts'
import { someone } from '#features/members/accounts/testing/someone.ts'

test('SEC-04 CRED-13 a member can download thirty invoices an hour, and others are not affected', async () => {
  const site = await startSite()
  try {
    const { browser } = await someone(site)
    const placed = await browser.send('POST', '/api/orders', {
      id: randomUUID(),
      bundle: 'p1',
      method: 'creditcard',
      country: 'NL',
      consent: true,
    })
    const { order, redirect } = placed.body as unknown as {
      order: { id: string }
      redirect: string
    }
    await browser.send('POST', redirect, { outcome: 'pay' })
    const path = `/api/orders/${order.id}/invoice.pdf`
    await expect
      .poll(async () => (await browser.send('GET', path)).status, {
        timeout: 15_000,
        interval: 300,
      })
      .toBe(200)
    const statuses: number[] = []
    for (let count = 0; count < 30; count += 1)
      statuses.push((await browser.send('GET', path)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(29)
    const refused = await browser.send('GET', path)
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'too_many'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    site.server.infrastructure.clock.moveBy(61 * 60_000)
    expect((await browser.send('GET', path)).status).toBe(200)
  } finally {
    await site.close()
  }
})
