import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { someone, signUpSomeone, type Someone } from '#features/members/accounts/testing/someone.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { createFiguresWorld, readFigures } from '../testing/figures-world.ts'

let site: TestSite
let owner: WebClient
let world: ReturnType<typeof createFiguresWorld>
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  owner = await officeClient(site, 'owner')
  world = createFiguresWorld(site)
  // Before anything is counted: a day of the past is counted once.
  await writePast()
})

async function writePast() {
  const day = (hour: number, minute = 0) => new Date(Date.UTC(2026, 8, 10, hour, minute))
  const writers = await world.addMembers(12, day(1), { network: 'poster' })
  const readers = await world.addMembers(12, day(1))
  const fictional = await world.addMembers(12, day(1), { kind: 'fictional' })
  for (const [place, writer] of writers.entries()) {
    await world.converse(writer, readers[place] ?? 0, [
      { by: 'from', at: day(8) },
      { by: 'to', at: place < 7 ? day(8, 10) : day(14) },
      { by: 'from', at: day(15) },
    ])
    await world.converse(writer, fictional[place] ?? 0, [
      { by: 'from', at: day(9) },
      { by: 'to', at: day(9, 4), author: place === 0 ? 'ai' : 'staff' },
    ])
    await world.report(readers[place] ?? 0, writer, day(16))
  }
  const joined = new Date('2026-07-06T10:00:00Z')
  await world.addMembers(11, joined, { lastActiveAt: new Date('2026-07-21T09:00:00Z') })
  await world.addMembers(10, joined, { lastActiveAt: new Date('2026-11-01T09:00:00Z') })
}

afterAll(() => site.close())

async function arrive(network: string): Promise<WebClient> {
  const browser = webClient(site)
  await browser.send('GET', `/landers/video?network=${network}`)
  return browser
}

async function write({ browser }: Someone, to: string) {
  const { status, text } = await browser.send('POST', `/api/members/${to}/messages`, {
    id: randomUUID(),
    text: 'Which path did you take up the hill?',
  })
  if (status !== 200) throw new Error(text)
}

async function buy({ browser }: Someone) {
  const { body } = await browser.send('POST', '/api/orders', {
    id: randomUUID(),
    bundle: 'p1',
    method: 'ideal',
    country: 'NL',
    consent: true,
  })
  const { redirect } = body as unknown as { redirect: string }
  await browser.send('POST', redirect, { outcome: 'pay' })
}

const addPhoto = ({ account }: Someone) =>
  site.server.infrastructure.database.run(sql`
    insert into photos.photo (public_id, account_id, position, status, width, height, thumbhash, key, created_at)
    values (${randomUUID()}, ${account}, 0, 'active', 10, 10, '', 'no-file', ${site.server.infrastructure.clock.now()})`)

const recount = () =>
  site.server.product.dailyFigures.record(site.server.infrastructure.clock.now())

test('OPS-05 signups, activation, conversion and revenue are shown by site and traffic source, and nothing of fewer than ten people', async () => {
  const [target] = await world.addMembers(1, new Date('2026-08-05T10:00:00Z'), { network: 'old' })
  const { member } = await site.server.infrastructure.database.one<{ member: string }>(
    sql`select member_id as member from accounts.account where id = ${target}`,
  )
  await site.server.infrastructure.database.run(sql`
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, country, status, created_at, changed_at)
    select ${target}, 1, '1990-01-01', 1, 3, 'NL', 'active', ${new Date('2026-08-05T10:00:00Z')}, ${new Date('2026-08-05T10:00:00Z')}`)
  for (let index = 0; index < 20; index++) {
    const radio = await someone(site, {}, await arrive('radio'))
    if (index < 12) await addPhoto(radio)
    if (index < 11) await write(radio, member)
    if (index < 10) await buy(radio)
  }
  for (let index = 0; index < 12; index++) await signUpSomeone(site)
  for (let index = 0; index < 2; index++) await signUpSomeone(site, {}, await arrive('for-elena'))
  await site.server.product.eventBus.drain()
  await recount()
  await recount()

  // In the running month, a second reading would tell the source of each newcomer.
  for (const by of ['source', 'country', 'language'])
    expect((await readFigures(owner, `month=2026-11&by=${by}`)).month).toBe('2026-10')
  await site.server.infrastructure.clock.moveBy(20 * 24 * 3_600_000)
  owner = await officeClient(site, 'owner')
  await recount()
  const { rows, total, others } = await readFigures(owner, 'month=2026-11&by=source')
  expect(rows.map(({ key }) => key)).toEqual(['radio'])
  expect(rows[0]?.counts).toMatchObject({
    signed_up: 20,
    confirmed: 20,
    with_photo: 12,
    wrote: 11,
    activated: 11,
    paid: 10,
  })
  expect(rows[0]?.money).toEqual([
    {
      currency: 'EUR',
      sales: 10,
      sold: 24_990,
      sold_net: expect.any(Number),
      refunded: 0,
      earned: 0,
    },
  ])
  expect(total?.counts.signed_up).toBe(34)
  expect(JSON.stringify({ rows, others })).not.toContain('elena')

  const bySite = await readFigures(owner, 'month=2026-11&by=site')
  expect(bySite.rows.map(({ key, counts }) => [key, counts.signed_up])).toEqual([
    ['1', 34],
    ['2', 0],
  ])
  expect(bySite.total).toBeNull()
  const monthly = await readFigures(owner, 'by=month')
  expect(monthly.rows.map(({ key, counts }) => [key, counts.signed_up])).toEqual([
    ['2026-11', 34],
    ['2026-09', 24],
    ['2026-08', null],
    ['2026-07', 21],
  ])
})

test('OPS-05 only roles with the permission read figures, and an unknown site is refused', async () => {
  for (const role of ['agent', 'moderator', 'support'] as const)
    expect((await (await officeClient(site, role)).send('GET', '/api/office/figures')).status).toBe(
      404,
    )
  for (const role of ['lead', 'finance', 'auditor'] as const)
    expect((await (await officeClient(site, role)).send('GET', '/api/office/figures')).status).toBe(
      200,
    )
  const { status, body } = await owner.send('GET', '/api/office/figures?site=77')
  expect([status, (body as { error?: { code?: string } }).error?.code]).toEqual([
    422,
    'figures.unknown_site',
  ])
})

test('OPS-05 messages by members, to fictional profiles and in their name, and the response time are shown by site and traffic source', async () => {
  const { rows, total } = await readFigures(owner, 'month=2026-09&by=source')
  expect(rows.map(({ key }) => key)).toEqual(['', 'poster'])
  const [none, poster] = rows
  expect(poster?.counts).toMatchObject({
    sent_to_members: 24,
    sent_to_fictional: 12,
    sent_by_staff: 12,
    replied_members: 12,
    replied_staff: 12,
  })
  expect(poster?.reply_minutes).toEqual({ members: 15, staff: 5 })
  expect(none?.counts).toMatchObject({ sent_to_members: 12, reports: 12, decisions: 0 })
  expect(none?.reply_minutes).toEqual({ members: null, staff: null })
  expect(total?.counts).toMatchObject({ signed_up: 24, sent_to_members: 36 })
})

test('OPS-05 members who came back are counted by week after sign-up, once the week is over', async () => {
  const { total } = await readFigures(owner, 'month=2026-07&by=source')
  expect(total?.counts).toMatchObject({
    signed_up: 21,
    returned_1: 21,
    returned_2: 21,
    returned_4: 10,
    returned_8: 10,
  })
  const current = await readFigures(owner, 'month=2026-11&by=day')
  expect(current.total?.counts).not.toHaveProperty('returned_4')
})

test('OPS-05 every figure is shown with the query that counted it', async () => {
  const { body } = await owner.send('GET', '/api/office/figures/queries')
  const { queries } = body as unknown as { queries: { group: string; sql: string }[] }
  expect(queries.map(({ group }) => group)).toEqual([
    'funnel',
    'returned',
    'money',
    'messages',
    'replies',
    'safety',
  ])
  for (const { sql: text } of queries) {
    expect(text).toMatch(/^\s*(select|with)/)
    expect(text).not.toMatch(/\$\d/)
  }
})
