import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSites } from '#features/site/sites/server/index.ts'
import { requestWithHost } from '#app/testing/request-with-host.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { siteFields } from '#features/site/sites/index.ts'
import { fieldGroups } from '../rules/field-groups.ts'
import { changeSite, createChange, openSite, readHistory } from '../testing/changes.ts'

let site: TestSite
let olga: WebClient
/** The number of the last change that prepared the site. */
let start = 0
beforeAll(async () => {
  site = await startSite({}, { cast: false })
  // No one else may approve, so that every change applies immediately.
  olga = await officeClient(site, 'owner', 'Olga')
  start = (await openSite(olga)).newest
})
afterAll(() => site.close())

const query = async (statement: string, values: unknown[] = []) =>
  (await site.server.infrastructure.database.pool.query(statement, values)).rows
const settingsOf = async (host = 'localhost') =>
  JSON.parse((await requestWithHost(site, host, '/api/settings')).body) as Record<string, unknown>
const send = (change: object, by = olga) => by.send('POST', '/api/office/sites/changes', change)

test('OPS-08 every field of a site is in one group of the office', () => {
  expect(Object.values(fieldGroups).flat().toSorted()).toEqual([...siteFields].toSorted())
})

test('OPS-08 several settings are saved together, live at once, with author, reason and both values', async () => {
  expect(await settingsOf()).toMatchObject({ name: 'Minuet', message_credits: 2, swipe_likes: 4 })
  const values = { message_credits: 3, swipe_likes: 9, name: 'Gavotte', support_email: null }
  expect(await changeSite(olga, { values, reason: 'Autumn prices' })).toMatchObject({
    status: 200,
    state: 'applied',
  })
  expect(await settingsOf()).toMatchObject({
    name: 'Gavotte',
    message_credits: 3,
    swipe_likes: 9,
    support_email: null,
  })
  // Sarabande is another pool.
  expect(await settingsOf('sarabande.localhost')).toMatchObject({ message_credits: 2 })
  const opened = await openSite(olga)
  expect(opened).toMatchObject({ newest: start + 1, name: 'Gavotte' })
  expect([opened.values.message_credits, opened.defaults.message_credits]).toEqual([3, 2])
  expect(opened.last.find(({ field }) => field === 'message_credits')).toMatchObject({ by: 'Olga' })
  expect((await readHistory(olga)).slice(0, 1)).toMatchObject([
    {
      number: start + 1,
      by: 'Olga',
      approved_by: null,
      reason: 'Autumn prices',
      undoes: null,
      before: { name: 'Minuet', support_email: 'help@minuet.localhost' },
      after: { name: 'Gavotte', message_credits: 3, swipe_likes: 9, support_email: null },
    },
  ])
  expect(
    await query("select name, facts from staff.audit where act = 'sites.changed' order by id"),
  ).toEqual([
    {
      name: 'Olga',
      facts: {
        site: 'Gavotte',
        reason: 'Autumn prices',
        name: '"Minuet" → "Gavotte"',
        message_credits: '2 → 3',
        swipe_likes: '4 → 9',
        support_email: '"help@minuet.localhost" → null',
      },
    },
  ])
})

test('OPS-08 undoing is another change that restores the values, and the history keeps both', async () => {
  const [first] = await readHistory(olga)
  expect(
    await changeSite(olga, {
      values: { name: 'Minuet', support_email: 'help@minuet.localhost' },
      defaults: ['message_credits', 'swipe_likes'],
      undoes: first?.number,
    }),
  ).toMatchObject({ state: 'applied' })
  expect(await settingsOf()).toMatchObject({ name: 'Minuet', message_credits: 2, swipe_likes: 4 })
  const history = await readHistory(olga)
  expect(history.slice(0, 2).map(({ number, undoes }) => [number, undoes])).toEqual([
    [start + 2, start + 1],
    [start + 1, null],
  ])
  // A setting at its default isn't stored, so that it follows upgrades.
  const [row] = await query('select settings from sites.site where id = 1')
  expect(Object.keys((row as { settings: object }).settings)).not.toContain('message_credits')
  for (const statement of [
    'update sites.change set reason = reason',
    'delete from sites.change',
    'truncate sites.change',
  ])
    await expect(query(statement)).rejects.toThrow(/append-only|permission denied/)
})

test('OPS-08 of two owners who edit a site, the second is told and overwrites nothing', async () => {
  const otto = await officeClient(site, 'owner', 'Otto')
  const { newest } = await openSite(olga)
  const answers = await Promise.all([
    send(createChange({ newest, values: { swipe_likes: 5 } })),
    send(createChange({ newest, values: { swipe_likes: 6 } }), otto),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.error?.code).toBe('site_settings.changed_before')
  expect((await openSite(olga)).newest).toBe(newest + 1)
  // An invented number doesn't help.
  const invented = await send(createChange({ newest: 99, values: { swipe_likes: 7 } }))
  expect(invented.body.error?.code).toBe('site_settings.changed_before')
  expect(await changeSite(otto, { defaults: ['swipe_likes'] })).toMatchObject({ state: 'applied' })
  await query(
    "update staff.person set status = 'closed', password_hash = null, totp_secret = null where name = 'Otto'",
  )
})

test('OPS-08 the same change sent again changes nothing, and its id works for no other site', async () => {
  const { newest } = await openSite(olga)
  const change = createChange({ newest, values: { swipe_likes: 8 } })
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(change)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await openSite(olga)).newest).toBe(newest + 1)
  const other = await openSite(olga, 2)
  const stolen = await send({ ...change, site: 2, newest: other.newest })
  expect(stolen.body.error?.code).toBe('site_settings.id_used')
  expect((await openSite(olga, 2)).newest).toBe(other.newest)
})

test('OPS-08 a setting that a pool shares changes on all its sites, each with its own history', async () => {
  await query(
    'update sites.site set pool_id = 1, settings = (select settings from sites.site where id = 1) where id = 2',
  )
  site.server.product.sites.forget()
  expect(await changeSite(olga, { values: { min_age: 21, name: 'Duo' } })).toMatchObject({
    state: 'applied',
  })
  const [minuet, sarabande] = [await openSite(olga), await openSite(olga, 2)]
  expect([minuet.name, minuet.values.min_age]).toEqual(['Duo', 21])
  expect([sarabande.name, sarabande.values.min_age]).toEqual(['Sarabande', 21])
  expect(minuet.sisters).toEqual(['Sarabande'])
  expect((await readHistory(olga, 2))[0]).toMatchObject({ before: {}, after: { min_age: 21 } })
  await changeSite(olga, { values: { name: 'Minuet' }, defaults: ['min_age'] })
})

test('OPS-08 a command on the server is in the same history', async () => {
  await site.server.product.sites.changeSettings(1, { free_photos: 5 })
  await site.server.product.sites.changeSite(1, { company: { kvk: '12345678' } })
  const [second, first] = await readHistory(olga)
  expect(first).toMatchObject({ by: null, before: {}, after: { free_photos: 5 } })
  expect(second).toMatchObject({
    by: null,
    before: { company_kvk: '00000000' },
    after: { company_kvk: '12345678' },
  })
})

test('OPS-08 another server notices a change within five seconds, without a restart', async () => {
  const { database, clock, phrases } = site.server.infrastructure
  const other = createSites({ database, clock, phrases, regions: async () => ({}) as never })
  expect((await other.siteById(1)).settings.free_conversations).toBe(2)
  await changeSite(olga, { values: { free_conversations: 3 } })
  clock.moveBy(5_000)
  expect((await other.siteById(1)).settings.free_conversations).toBe(3)
})

test('OPS-08 only owners change sites, after their second factor; leads and auditors read them', async () => {
  const change = createChange({ newest: 0, values: { swipe_likes: 1 } })
  for (const role of ['lead', 'auditor'] as const) {
    const other = await officeClient(site, role)
    expect((await other.send('GET', '/api/office/sites')).status).toBe(200)
    expect((await openSite(other)).values.swipe_likes).toBe(8)
    expect((await send(change, other)).status).toBe(404)
  }
  for (const role of ['moderator', 'agent', 'finance', 'support'] as const) {
    const other = await officeClient(site, role)
    for (const path of ['', '/settings?site=1', '/changes?site=1'])
      expect((await other.send('GET', `/api/office/sites${path}`)).status).toBe(404)
    expect((await send(change, other)).status).toBe(404)
  }
  site.server.infrastructure.clock.moveBy(11 * 60_000)
  const early = await fetch(`${site.url}/api/office/sites/changes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.url,
      cookie: [...olga.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify(change),
  })
  expect(await early.json()).toMatchObject({ error: { code: 'second_factor_needed' } })
})
