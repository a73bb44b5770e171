import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'

let site: PeopledSite
let mara: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  mara = await officeClient(site, 'moderator', 'Mara')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

const opened = async (about: string) =>
  (
    await site.server.infrastructure.database.pool.query<{ line: string }>(
      "select name || ' ' || act as line from staff.audit where about = $1 and act ~ '[._]opened$' order by id",
      [about],
    )
  ).rows.map(({ line }) => line)

test('ATTACK reading what members wrote or opening a copied photo always leaves an audit entry', async () => {
  const [vera, mark] = [
    await site.addPerson({ name: 'Vera' }),
    await site.addPerson({ name: 'Mark' }),
  ]
  const secret = 'Nobody but you knows this'
  await mark.browser.send('POST', `/api/members/${vera.member}/messages`, {
    id: randomUUID(),
    text: secret,
  })
  const { number } = (
    await vera.browser.send('POST', `/api/members/${mark.member}/report`, {
      id: randomUUID(),
      reason: 'insult',
      details: 'He knows where I live',
    })
  ).body as unknown as { number: string }

  const listed = await mara.send('GET', '/api/office/reports')
  expect(listed.text).toContain(number)
  for (const words of [secret, 'where I live', '/office/media'])
    expect(listed.text).not.toContain(words)
  expect(await opened(number)).toEqual([])

  const read = (who: WebClient) => who.send('GET', `/api/office/reports/${number}`)
  expect((await read(mara)).text).toContain(secret)
  await read(mara)
  await read(helene)
  expect(await opened(number)).toEqual(['Mara reports.opened', 'Helene reports.opened'])
  const agent = await officeClient(site, 'agent', 'Ottilie')
  expect((await read(agent)).status).toBe(404)
  expect((await mara.send('GET', '/api/office/reports/AAAA-0000')).status).toBe(404)
  expect(await opened(number)).toHaveLength(2)

  site.server.infrastructure.clock.moveBy(24 * 3_600_000)
  const later = await officeClient(site, 'moderator', 'Mara')
  await read(later)
  expect(await opened(number)).toHaveLength(3)
})
