import { expect, test } from 'vitest'
import { startSite } from '#app/testing/start-site.ts'
import { someone } from '../testing/someone.ts'

test('BEY-13 SEC-04 the export, which is generated on every request, can be fetched five times in ten minutes, and again later', async () => {
  const site = await startSite()
  try {
    const { browser, password } = await someone(site)
    const prepare = async () => {
      const { body } = await browser.send('POST', '/api/account/export', {
        current_password: password,
      })
      return (body as unknown as { path: string }).path
    }
    const path = await prepare()
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await browser.send('GET', path)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await browser.send('GET', await prepare())
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'too_many'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    site.server.infrastructure.clock.moveBy(11 * 60_000)
    expect((await browser.send('GET', await prepare())).status).toBe(200)
  } finally {
    await site.close()
  }
})
