import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { placeOrder } from '../testing/limit-requests.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

test('SITE-07 the version of the terms stored with a purchase is the one the buyer could read, and stays', async () => {
  const { browser, account } = await site.addPerson({ name: 'Jonas' })
  const read = async () => String((await browser.send('GET', '/api/pages/terms')).body.version)
  const stored = async () => {
    const rows = await site.server.infrastructure.database.many<{ terms_version: Date }>(
      sql`select terms_version from payments.purchase where account_id = ${account} order by id`,
    )
    return rows.map(({ terms_version: version }) => version.toISOString())
  }
  const first = await read()
  expect((await placeOrder(browser, 'p0')).status).toBe(200)
  expect(await stored()).toEqual([first])

  // A new company takes the site over: its terms are newer, and only new purchases have them.
  const { sites } = site.server.product
  await sites.changeSite(1, { company: { added: '2026-12-24T08:00:00Z' } })
  const second = await read()
  expect(second).toBe('2026-12-24T08:00:00.000Z')
  expect((await placeOrder(browser, 'p0')).status).toBe(200)
  expect(await stored()).toEqual([first, second])

  const { parts } = await exportMember(site, 'payments', account)
  expect(JSON.stringify(parts)).toContain('"terms_version":"2026-12-24T08:00:00')
})
