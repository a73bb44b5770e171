import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { exportMember } from '#app/testing/export-member.ts'

let site: PeopledSite
let jonas: TestPerson
let isabel: TestPerson
let conversation: string
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { fictional: true, logged_out_search: 'all' })
  jonas = await site.addPerson(
    { name: 'Jonas' },
    { gender: 'male', seeking: ['female'], city: 2755003 },
  )
  isabel = await site.addPerson({ name: 'Isabel', kind: 'fictional' }, { city: null })
  await jonas.browser.send('POST', `/api/members/${isabel.member}/like`, { id: randomUUID() })
  const text = { id: randomUUID(), text: 'Are you real?' }
  const sent = await jonas.browser.send('POST', `/api/members/${isabel.member}/messages`, text)
  conversation = (sent.body as unknown as { conversation: { id: string } }).conversation.id
  const { product, infrastructure } = site.server
  await infrastructure.database.transaction(async (tx) =>
    product.chat.answerAs(
      tx,
      { account: isabel.account, member: isabel.member, pool: 1 },
      { conversation, id: randomUUID(), text: 'No, I am a fictional profile' },
      { site: await product.sites.siteById(1), now: infrastructure.clock.now() },
    ),
  )
})
afterAll(() => site.close())

/** Every record in a response that names Isabel, with the path to it. */
function findRecords(value: unknown, way = ''): { way: string; record: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return []
  const here =
    'name' in value && value.name === 'Isabel'
      ? [{ way, record: value as Record<string, unknown> }]
      : []
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, part]) => findRecords(part, `${way}.${key}`)),
  ]
}

test('BEY-01 PRO-11 every response that names a fictional profile includes its label next to the name', async () => {
  const search = '/api/members?gender=female&country=NL&min_age=18&max_age=99'
  const surfaces = [
    search,
    `/api/members/${isabel.member}`,
    `/api/members/${isabel.member}/chat`,
    '/api/chats',
    `/api/conversations/${conversation}`,
    '/api/likes',
    '/api/likes/likes',
    `/api/members/${isabel.member}/authenticity`,
    `/api/conversations/${conversation}/messages`,
  ]
  let seen = 0
  for (const path of surfaces) {
    const { status, body } = await jonas.browser.send('GET', path)
    if (status !== 200) continue
    for (const { way, record } of findRecords(body)) {
      seen += 1
      expect([path, way, record.kind, record.label]).toEqual([
        path,
        way,
        'fictional',
        phrase('sites.fictional_singular'),
      ])
    }
  }
  expect(seen).toBeGreaterThanOrEqual(7)
})

test('BEY-01 PRO-11 every page that shows the name shows the label in words, logged in and out, in the text and in its head', async () => {
  const pages: [string, TestPerson | null][] = [
    [`/members/${isabel.member}`, jonas],
    [`/chats/${conversation}`, jonas],
    ['/chats', jonas],
    ['/likes', jonas],
    ['/members', jonas],
    [`/members/${isabel.member}`, null],
    ['/', null],
  ]
  let shown = 0
  for (const [path, who] of pages) {
    const browser = who?.browser ?? site.visitor()
    const { text } = await browser.send('GET', path, undefined, { accept: 'text/html' })
    const head = text.slice(0, text.indexOf('</head>'))
    // The rendered page without the data for scripts.
    const drawn = text.slice(text.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')
    if (drawn.includes('Isabel')) {
      shown += 1
      expect([path, drawn.includes(phrase('sites.fictional_singular'))]).toEqual([path, true])
    }
    // A shared link shows no name without the label.
    for (const tag of head.match(/<meta[^>]*(?:og:|description)[^>]*>/g) ?? [])
      if (tag.includes('Isabel')) expect(tag).toContain(phrase('sites.fictional_singular'))
  }
  expect(shown).toBeGreaterThanOrEqual(4)
})

test('BEY-01 a member’s data export marks fictional profiles, and no email is ever sent about an action of a fictional profile', async () => {
  const file = JSON.stringify(await exportMember(site, 'chat', jonas.account))
  const likes = JSON.stringify(await exportMember(site, 'likes', jonas.account))
  for (const part of [file, likes]) if (part.includes('Isabel')) expect(part).toContain('fictional')
  const email = (
    await site.query('select email from accounts.account where id = $1', [jonas.account])
  )[0]?.email
  expect(await site.mails(String(email))).toEqual([])
})

test('BEY-01 F5 the database refuses every action a fictional profile could initiate', async () => {
  const { member: other, account } = await site.addPerson()
  expect(other).toBeDefined()
  await expect(
    site.query(
      "insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, last_at) values (gen_random_uuid(), 1, least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $1, '2026-01-01', '2026-01-01')",
      [isabel.account, account],
    ),
  ).rejects.toThrow('may not initiate anything')
  const triggers = await site.query(`
    select distinct event_object_schema || '.' || event_object_table as place from information_schema.triggers
    where action_statement like '%public_require_member%' order by 1`)
  expect(triggers.map(({ place }) => place)).toEqual([
    'chat.conversation',
    'likes.profile_like',
    'photo_verification.nudge',
    'photo_verification.request',
  ])
})

test('BEY-01 F8 F9 the API and the support page report exactly the share of fictional profiles that SQL counts, and a fictional profile has no location', async () => {
  const [counted] = await site.query(`
    select count(*) filter (where a.kind = 'member')::int as members, count(*) filter (where a.kind = 'fictional')::int as fictional
    from accounts.account a join profiles.profile p on p.account_id = a.id
    where a.pool_id = 1 and a.status = 'active' and p.status = 'active'`)
  const { members, fictional } = counted as { members: number; fictional: number }
  expect(fictional).toBe(1)
  site.server.infrastructure.clock.moveBy(11 * 60_000)
  const share = Math.round((fictional * 10_000) / (members + fictional))
  expect((await site.visitor().send('GET', '/api/fictional-profiles/share')).body).toEqual({
    members,
    fictional,
    share,
  })
  const page = await site
    .visitor()
    .send('GET', '/pages/service', undefined, { accept: 'text/html' })
  expect(page.text).toContain(`${fictional} are fictional and ${members} belong to members`)
  const record = (await jonas.browser.send('GET', `/api/members/${isabel.member}`)).body
  expect(record).toMatchObject({ city: null, distance_km: null, online: false })
  await site.server.product.sites.changeSettings(1, { fictional: false })
  expect((await site.visitor().send('GET', '/api/fictional-profiles/share')).body).toEqual({
    members,
    fictional: 0,
    share: 0,
  })
  await site.server.product.sites.changeSettings(1, { fictional: true })
})

test('BEY-01 F11 a fictional profile’s photo is never stored without its provenance', async () => {
  const insert = (account: number, provenance: string | null) =>
    site.query(
      `insert into photos.photo (public_id, account_id, position, status, width, height, thumbhash, key, created_at, provenance)
       values (gen_random_uuid(), $1, (select count(*) from photos.photo where account_id = $1), 'active', 480, 480, '\\x00', 'k', '2026-01-01', $2)`,
      [account, provenance],
    )
  await expect(insert(isabel.account, null)).rejects.toThrow('needs a provenance')
  await expect(insert(isabel.account, 'found on the web')).rejects.toThrow('photo_provenance_known')
  await insert(isabel.account, 'generated')
  await expect(
    site.query('update photos.photo set provenance = null where account_id = $1', [isabel.account]),
  ).rejects.toThrow('needs a provenance')
  await insert(jonas.account, null)
})

test('PRO-11 F11 members are told about AI-generated photos: on the photo, next to the label and in every list', async () => {
  // A locked photo reveals nothing, not even that it is AI-generated.
  const photos = async () => {
    const { body } = await jonas.browser.send('GET', `/api/members/${isabel.member}/photos`)
    return (body as unknown as { photos: { generated: boolean }[] }).photos
  }
  const insert = (provenance: string, main: boolean, place: number) =>
    site.query(
      `insert into photos.photo (public_id, account_id, position, main, status, width, height, thumbhash, key, created_at, provenance)
      values ($1, $2, $3, $4, 'active', 480, 600, '\\x00', 'k', '2026-11-22Z', $5)`,
      [randomUUID(), isabel.account, place, main, provenance],
    )
  await site.query('delete from photos.photo where account_id = $1', [isabel.account])
  await insert('own_work', true, 0)
  expect((await photos()).map(({ generated }) => generated)).toEqual([false])
  await site.query('update photos.photo set main = false where account_id = $1', [isabel.account])
  await insert('generated', true, 1)
  expect((await photos()).map(({ generated }) => generated)).toEqual([true, undefined])

  const cards = (
    await jonas.browser.send('GET', '/api/members?gender=female&country=NL&min_age=18&max_age=99')
  ).body
  const listed = findRecords(cards).map(
    ({ record }) => (record.photo as { generated: boolean } | null)?.generated,
  )
  expect(listed).toEqual([true])
  for (const [path, times] of [
    [`/members/${isabel.member}`, 2],
    [`/chats/${conversation}`, 1],
    ['/chats', 1],
    ['/members', 1],
  ] as const) {
    const { text } = await jonas.browser.send('GET', path, undefined, { accept: 'text/html' })
    const drawn = text.slice(text.indexOf('<body'), text.lastIndexOf('<script'))
    expect([path, drawn.split(phrase('fictional_profiles.generated')).length - 1 >= times]).toEqual(
      [path, true],
    )
  }
})
