import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'

/**
 * Fetches a path as a member or visitor; the body and text are returned to check who is named in
 * them.
 */
type Fetch = (
  path: string,
  who?: Pick<TestPerson, 'browser'>,
) => Promise<{ status: number; text: string; body: unknown }>

let site: PeopledSite
let jonas: TestPerson
let elena: TestPerson
let isabel: TestPerson
let conversation: string

beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, {
    fictional: true,
    member_resell: true,
    logged_out_search: 'all',
  })
  jonas = await site.addPerson(
    { name: 'Jonas' },
    { gender: 'male', seeking: ['female'], city: 2755003 },
  )
  elena = await site.addPerson({ name: 'Elena' })
  isabel = await site.addPerson({ name: 'Isabel', kind: 'fictional' }, { city: null })
  await site.addPerson({ name: 'Vera', kind: 'sponsored' }, { city: null })
  await jonas.browser.send('POST', `/api/members/${isabel.member}/like`, { id: randomUUID() })
  const text = { id: randomUUID(), text: 'Good morning' }
  const sent = await jonas.browser.send('POST', `/api/members/${isabel.member}/messages`, text)
  conversation = (sent.body as unknown as { conversation: { id: string } }).conversation.id
  // Her reply, written by a staff member.
  await site.server.product.chat.handlers['chat.send'](
    { conversation, id: randomUUID(), text: 'Good evening' },
    await contextOfIsabel(),
  )
})
afterAll(() => site.close())

async function contextOfIsabel() {
  const { product, infrastructure } = site.server
  const firstSite = await product.sites.siteById(1)
  return {
    site: firstSite,
    viewer: {
      account: isabel.account,
      member: isabel.member,
      pool: 1,
      session: 0,
      status: 'active',
    },
    now: infrastructure.clock.now(),
    locale: 'en',
  } as never
}

const fetchAs: Fetch = (path, { browser } = jonas) => browser.send('GET', path)
const choose = (shown: boolean) =>
  jonas.browser.send('PUT', '/api/fictional-profiles/choice', { shown })
const people = '/api/members?gender=female&country=NL&min_age=18&max_age=99'
const names = async (path: string, who?: Pick<TestPerson, 'browser'>) => {
  const { status, text } = await fetchAs(path, who)
  expect(status).toBe(200)
  return ['Isabel', 'Vera'].filter((name) => text.includes(`"${name}"`))
}
const nothing = () => fetchAs('/api/members/00000000-0000-4000-8000-000000000000')

test('BEY-03 search shows them with a label, and none once the switch hides them, regardless of the URL', async () => {
  for (const path of [people, `/api/members/${elena.member}/related`]) {
    // Sponsored profiles are never found by search, not even while the site has them (PRO-12).
    expect(await names(path)).toEqual(['Isabel'])
    expect((await fetchAs(path)).text).toContain('"kind":"fictional","label":"Fictional profile"')
    await choose(false)
    expect(await names(path)).toEqual([])
    await choose(true)
  }
  await choose(false)
  expect(await names(`${people}&fictional=true`)).toEqual([])
  await choose(true)
})

test('BEY-03 a member page that the switch hides looks like one that never existed', async () => {
  const parts = ['', '/photos', '/related', '/disclosure', '/chat']
  for (const part of parts)
    expect((await fetchAs(`/api/members/${isabel.member}${part}`)).status).toBe(200)
  await choose(false)
  for (const part of parts) {
    const { status, text } = await fetchAs(`/api/members/${isabel.member}${part}`)
    expect([part, status, text]).toEqual([part, 404, (await nothing()).text])
  }
  await choose(true)
})

test('BEY-03 likes they received are neither listed nor counted while the switch hides them', async () => {
  const counted = async () =>
    ((await fetchAs('/api/likes')).body as { counts: { likes: number } }).counts.likes
  const lists = ['/api/likes', '/api/likes/likes']
  for (const path of lists) expect(await names(path)).toEqual(['Isabel'])
  expect(await counted()).toBe(1)
  await choose(false)
  for (const path of lists) expect(await names(path)).toEqual([])
  expect(await counted()).toBe(0)
  expect((await fetchAs(`/api/like-states?members=${isabel.member}`)).body).toEqual({
    standings: [],
  })
  const again = await jonas.browser.send('POST', `/api/members/${isabel.member}/like`, {
    id: randomUUID(),
  })
  expect(again.status).toBe(404)
  await choose(true)
  expect(await counted()).toBe(1)
})

test('BEY-03 neither the swipe game nor the match finder ever shows one', async () => {
  for (const path of ['/api/swipe-game', '/api/match-finder/picks'])
    expect(await names(path)).toEqual([])
})

test('BEY-03 a chat with one disappears from list, badge and URL while the switch hides it, and is complete again afterwards', async () => {
  const read = (seq: number) =>
    jonas.browser.send('POST', `/api/conversations/${conversation}/read`, { seq })
  const write = () =>
    jonas.browser.send('POST', `/api/conversations/${conversation}/messages`, {
      id: randomUUID(),
      text: 'Still there',
    })
  const unread = async () => (await fetchAs('/api/chats/unread')).body as { unread: number }
  expect(await names('/api/chats')).toEqual(['Isabel'])
  expect((await unread()).unread).toBe(1)
  const before = (await fetchAs(`/api/conversations/${conversation}`)).text

  await choose(false)
  expect((await fetchAs('/api/chats')).body).toEqual({ chats: [], cursor: null, unread: 0 })
  expect(await unread()).toEqual({ unread: 0, last_opened: null })
  for (const reply of [
    await fetchAs(`/api/conversations/${conversation}`),
    await read(2),
    await write(),
  ])
    expect([reply.status, reply.text]).toEqual([404, (await nothing()).text])

  await choose(true)
  expect((await fetchAs(`/api/conversations/${conversation}`)).text).toBe(before)
  expect((await unread()).unread).toBe(1)
  expect((await read(2)).status).toBe(200)
  expect(await unread()).toMatchObject({
    unread: 0,
    last_opened: { conversation: { id: conversation } },
  })
})

test('BEY-03 the site default applies to anyone who has not chosen, including visitors', async () => {
  const { changeSettings } = site.server.product.sites
  const amara = await site.addPerson({ name: 'Amara' }, { gender: 'male', seeking: ['female'] })
  const visitor = { browser: site.visitor() }
  const list = '/api/members?gender=female&country=NL&min_age=18&max_age=99&fictional=true'
  for (const who of [amara, visitor]) expect(await names(list, who)).toEqual(['Isabel'])
  await changeSettings(1, { fictional_hidden: true })
  for (const who of [amara, visitor]) {
    expect(await names(list, who)).toEqual([])
    expect((await fetchAs(`/api/members/${isabel.member}`, who)).status).toBe(404)
  }
  // Jonas has made an explicit choice.
  expect(await names(list)).toEqual(['Isabel'])
  expect(await names('/api/chats')).toEqual(['Isabel'])
  await changeSettings(1, { fictional_hidden: false })
})
