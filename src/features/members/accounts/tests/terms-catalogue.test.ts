import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('SITE-07 the version of the terms stored with an account is the one shown on the page', async () => {
  const browser = webClient(site)
  const id = randomUUID()
  await browser.send('POST', '/api/accounts', {
    id,
    email: 'jonas.reads@example.org',
    name: 'Jonas reads',
    password: 'three tall herons',
    date_of_birth: '1990-04-05',
    gender: 'male',
    seeking: ['female'],
    fictional_acknowledged: true,
    terms_accepted: true,
  })
  const page = await browser.send('GET', '/api/pages/terms')
  const shown = String(page.body.version)
  const stored = await site.server.infrastructure.database.one<{ version: Date }>(
    sql`select t.version from accounts.terms_acceptance t join accounts.account a on a.id = t.account_id where a.sign_up_id = ${id}`,
  )
  expect(shown).toMatch(/^\d{4}-\d\d-\d\dT12:00:00\.000Z$/)
  expect(stored?.version.toISOString()).toBe(shown)
})
