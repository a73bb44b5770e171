import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/server/log/log.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { type PeopledSite, startPeopledSite } from '../testing/peopled-site.ts'

const lines: string[] = []
let site: PeopledSite
beforeAll(async () => {
  const log = createLog({ level: 'debug', write: (line) => void lines.push(line) })
  site = await startPeopledSite({}, { log })
})
afterAll(() => site.close())

test('SEC-06 no log contains a member’s interests, orientation, texts or messages, even if saving them fails', async () => {
  const [elena, jonas] = [await site.addPerson({ name: 'Elena' }), await site.addPerson()]
  const request = async (method: string, path: string, body?: unknown) =>
    (await elena.browser.send(method, path, body)).status
  const interests = { interests: ['bondage', 'sadomasochism', 'wine'], intimate_consent: true }
  const basics = { date_of_birth: '1992-03-04', gender: 'female', seeking: ['female'] }
  const message = { id: randomUUID(), text: 'I was treated for zephyritis.' }
  const messages = `/api/members/${jonas.member}/messages`
  expect(await request('PUT', '/api/profile/basics', basics)).toBe(200)
  expect(await request('PUT', '/api/profile/interests', interests)).toBe(200)
  expect(await request('PUT', '/api/profile/about', { about: 'I pray to Zephyrine.' })).toBe(200)
  expect(await request('POST', messages, message)).toBe(200)
  expect(await request('GET', '/api/members?gender=female&two_way=true')).toBe(200)
  expect(await request('PUT', '/api/profile/interests', { interests: ['bondage', 1] })).toBe(422)
  expect(await request('GET', '/no-such-page?interest=bondage')).toBe(404)
  // The database fails, and its errors may quote the statement and the row.
  const { database } = site.server.infrastructure
  await runAsSuperuser(
    database.pool,
    'alter table profiles.profile add constraint broken check (false) not valid',
  )
  for (const [path, body] of [
    ['basics', { ...basics, seeking: ['female', 'male'] }],
    ['interests', { ...interests, interests: ['bondage', 'lingerie'] }],
    ['about', { about: 'I left the Zephyrine faith.' }],
  ] as const)
    expect([path, await request('PUT', `/api/profile/${path}`, body)]).toEqual([path, 500])

  const logText = lines.join('\n')
  // Confirms that the log was captured: each request wrote a line, and each failure wrote its
  // cause.
  expect(lines.filter((line) => line.includes('answered')).length).toBeGreaterThanOrEqual(10)
  expect(logText.match(/violates check constraint \\"broken\\"/g)?.length).toBeGreaterThanOrEqual(3)
  expect(logText).not.toMatch(
    /bondage|sadomasochism|lingerie|zephyr|"?seeking|1992-03-04|female|lesbian|sexuality/i,
  )
})
