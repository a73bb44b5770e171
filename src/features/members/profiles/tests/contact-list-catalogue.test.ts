import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { contract } from '#app/contract.ts'
import { type PeopledSite, type TestPerson, startPeopledSite } from '../testing/peopled-site.ts'

/*
 * Attacks on the list of people one knows (BEY-24). It hides its owner from the people listed, one
 * way; nothing its owner can observe depends on whether an address has an account.
 */

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const address = () => `${randomUUID()}@contacts.example`
const haarlem = { city: 2755003 }
const woman = { gender: 'female', seeking: ['male'], ...haarlem } as const
const man = { gender: 'male', seeking: ['female'], ...haarlem } as const

const list = ({ browser }: TestPerson, ...addresses: readonly string[]) =>
  browser.send('POST', '/api/blocks/contacts', {
    contacts: addresses.map((one) => ({ address: one })),
  })
const settled = () => site.server.product.eventBus.drain()
const page = ({ browser }: TestPerson, { member }: { member: string }) =>
  browser.send('GET', `/api/members/${member}`)
const like = ({ browser }: TestPerson, { member }: { member: string }) =>
  browser.send('POST', `/api/members/${member}/like`, { id: randomUUID() })
const write = ({ browser }: TestPerson, { member }: { member: string }, text = 'Good evening') =>
  browser.send('POST', `/api/members/${member}/messages`, { id: randomUUID(), text })
const confirmPhone = ({ account }: TestPerson, phone: string) =>
  site.server.infrastructure.database.transaction((tx) =>
    site.server.product.blocks.confirmPhone(
      tx,
      { account, pool: 1, phone },
      site.server.infrastructure.clock.now(),
    ),
  )

/** Endpoints whose replies differ between two identical requests, or that end the session. */
const changing = new Set(['GET /api/blocks/contacts', 'GET /api/logout.php'])

/** Every GET a member can send, about `other` where it takes a member or a conversation. */
function readingPaths({ member }: TestPerson, conversation: string): string[] {
  const paths = Object.values(contract)
    .filter(({ access }) => typeof access === 'string')
    .map(({ route }) => route)
    .filter((route) => route.startsWith('GET ') && !changing.has(route))
    .map((route) => route.slice(4))
    .map((path) =>
      path
        .replace(':member', member)
        .replace(':conversation', conversation)
        .replace(/:type\b/, 'received')
        .replace(/:\w+/, randomUUID()),
    )
  const searches = ['male', 'female'].flatMap((gender) =>
    ['active', 'near'].map(
      (order) =>
        `/api/members?gender=${gender}&country=NL&distance_km=50&min_age=18&max_age=99&order=${order}`,
    ),
  )
  const lists = ['given', 'received', 'matches', 'mutual'].map((type) => `/api/likes/${type}`)
  return [
    ...paths,
    ...searches,
    ...lists,
    '/api/members?country=NL&gender=male',
    `/api/like-states?members=${member}`,
    '/api/chats?show=unread',
    '/api/chats?show=your_turn',
    '/api/chats?show=closed',
  ]
}

/** All replies a reader gets: status, cacheability and bytes, without signatures and the time of the request. */
async function observe({ browser }: TestPerson, paths: readonly string[]) {
  const seen: Record<string, unknown> = {}
  for (const path of paths) {
    const { status, text, headers } = await browser.send('GET', path)
    seen[path] = [
      status,
      headers.get('cache-control'),
      text
        .replaceAll(/(until|sign)=[^"&\\]+/g, '')
        .replaceAll(/"(left_ms|made_at)":("[^"]+"|\d+)/g, ''),
    ]
  }
  return seen
}

test('BEY-24 listing a member’s email address and phone number changes nothing its owner can observe, and neither does removing them', async () => {
  const email = address()
  const phone = '+31 6 1111 2222'
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({ email }, man)
  const [bystander, admirer] = [await site.addPerson({}, man), await site.addPerson({}, man)]
  await confirmPhone(jonas, phone)
  // Everything there can be without an act of Elena’s: Jonas likes her, and asks for her photos.
  expect((await like(jonas, elena)).status).toBe(200)
  expect((await like(admirer, elena)).status).toBe(200)
  const ask = `/api/members/${elena.member}/private-photos/request`
  expect((await jonas.browser.send('PUT', ask)).status).toBeLessThan(300)
  const conversations = (
    (await write(bystander, elena)).body as never as {
      conversation: { id: string }
    }
  ).conversation
  await settled()

  const paths = readingPaths(jonas, conversations.id)
  const before = await observe(elena, paths)
  expect(Object.keys(before).length).toBeGreaterThan(70)
  expect(before[`/api/members/${jonas.member}`]).toEqual([
    200,
    expect.anything(),
    expect.anything(),
  ])
  const [search = ''] = paths.filter((path) => path.includes('order=active'))
  expect([before[search], JSON.stringify(before[search])]).toEqual([
    [200, expect.anything(), expect.anything()],
    expect.stringContaining(jonas.member),
  ])
  const live = new WebSocket(`ws://localhost:${site.port}/api/live`, {
    headers: { cookie: `__Host-auth.session=${elena.browser.cookies.get('__Host-auth.session')}` },
    origin: site.url,
  })
  const frames: string[] = []
  live.on('message', (data) => void frames.push(String(data)))
  await expect.poll(() => frames.join('')).toContain('ready')
  frames.length = 0

  const known = await list(elena, email, phone)
  const unknown = await list(elena, address(), '+31 6 9999 8888')
  expect([known.status, known.text, [...known.headers.keys()]]).toEqual([
    unknown.status,
    unknown.text,
    [...unknown.headers.keys()],
  ])
  await settled()
  expect((await page(jonas, elena)).status).toBe(404)
  expect(await observe(elena, paths)).toEqual(before)

  const { contacts } = (await elena.browser.send('GET', '/api/blocks/contacts'))
    .body as unknown as { contacts: { id: string }[] }
  expect(contacts).toHaveLength(4)
  for (const { id } of contacts)
    expect((await elena.browser.send('DELETE', `/api/blocks/contacts/${id}`)).status).toBe(204)
  await settled()
  expect((await page(jonas, elena)).status).toBe(200)
  expect(await observe(elena, paths)).toEqual(before)
  // Frames arrive in order: with the reply to this one, everything sent before has arrived.
  live.send(JSON.stringify({ type: 'live.ping' }))
  await expect.poll(() => frames.join('')).toContain('pong')
  expect(frames).toHaveLength(1)
  live.close()
})

test('BEY-24 hundreds of addresses can be listed at once, and the members among them can’t be found by group testing', async () => {
  const elena = await site.addPerson({}, woman)
  const emails = Array.from({ length: 6 }, address)
  const known = []
  for (const email of emails) known.push(await site.addPerson({ email }, man))
  const paths = readingPaths(known[0] as TestPerson, randomUUID())
  const before = await observe(elena, paths)
  const book = [...emails, ...Array.from({ length: 494 }, address)].toSorted()
  expect((await list(elena, ...book)).status).toBe(204)
  await settled()
  expect(await observe(elena, paths)).toEqual(before)
  for (const one of known) {
    expect((await page(elena, one)).status).toBe(200)
    expect((await page(one, elena)).status).toBe(404)
  }
  const full = await list(elena, address())
  expect([full.status, full.body.error?.code]).toEqual([409, 'blocks.too_many_contacts'])
})

test('BEY-24 someone who was listed can’t see the owner of the list anywhere, nor reach them in any way', async () => {
  const email = address()
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({ email }, man)
  expect((await like(jonas, elena)).status).toBe(200)
  expect((await list(elena, email)).status).toBe(204)
  await settled()

  const missing = randomUUID()
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/photos'],
    ['GET', '/related'],
    ['GET', '/chat'],
    ['GET', '/icebreakers'],
    ['GET', '/private-photos/request'],
    ['GET', '/verification'],
    ['POST', '/block'],
    ['PUT', '/private-photos/request'],
  ] as const) {
    const [hidden, never] = [
      await jonas.browser.send(method, `/api/members/${elena.member}${path}`),
      await jonas.browser.send(method, `/api/members/${missing}${path}`),
    ]
    expect([path, hidden.status, hidden.text]).toEqual([path, never.status, never.text])
  }
  expect((await like(jonas, elena)).status).toBe(404)
  expect((await write(jonas, elena)).status).toBe(404)
  const { [`/api/members/${elena.member}`]: _, ...seen } = await observe(
    jonas,
    readingPaths(elena, randomUUID()).filter((path) => !path.includes(elena.member)),
  )
  expect(JSON.stringify(seen)).not.toContain(elena.member)
  const states = await jonas.browser.send('GET', `/api/like-states?members=${elena.member}`)
  expect(states.text).toBe(
    (await jonas.browser.send('GET', `/api/like-states?members=${missing}`)).text,
  )
  // Nor does a like or message of someone else’s tell Jonas anything about her.
  expect((await like(jonas, await site.addPerson({}, woman))).status).toBe(200)
})

test.each([
  ['a like', async (elena: TestPerson, jonas: TestPerson) => like(elena, jonas)],
  ['a message', async (elena: TestPerson, jonas: TestPerson) => write(elena, jonas)],
  [
    'a request for private photos',
    async ({ browser }: TestPerson, { member }: TestPerson) =>
      browser.send('PUT', `/api/members/${member}/private-photos/request`),
  ],
  [
    'access to private photos',
    async ({ browser }: TestPerson, { member }: TestPerson) =>
      browser.send('PUT', `/api/members/${member}/private-photos`),
  ],
] as const)(
  'BEY-24 %s by the owner of the list ends the hiding for that pair, and only for that pair',
  async (_, act) => {
    const [email, other] = [address(), address()]
    const elena = await site.addPerson({}, woman)
    const jonas = await site.addPerson({ email }, man)
    const stranger = await site.addPerson({ email: other }, man)
    expect((await list(elena, email, other)).status).toBe(204)
    await settled()
    expect((await page(jonas, elena)).status).toBe(404)
    expect((await act(elena, jonas)).status).toBeLessThan(300)
    expect((await page(jonas, elena)).status).toBe(200)
    expect((await page(stranger, elena)).status).toBe(404)
    // Listing the same address again doesn’t hide what the other has seen.
    expect((await list(elena, email)).status).toBe(204)
    await settled()
    expect((await page(jonas, elena)).status).toBe(200)
  },
)

test('BEY-24 a message that is not sent shows no one', async () => {
  const email = address()
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({ email }, man)
  // A free member’s two conversations are used up.
  for (let i = 0; i < 2; i += 1)
    expect((await write(elena, await site.addPerson({}, man))).status).toBe(200)
  expect((await list(elena, email)).status).toBe(204)
  await settled()
  expect((await write(elena, jonas)).status).toBeGreaterThanOrEqual(400)
  expect((await page(jonas, elena)).status).toBe(404)
})

test('BEY-24 an existing conversation goes on, no matter who started it, and listing does not end it', async () => {
  for (const starter of ['elena', 'jonas']) {
    const email = address()
    const elena = await site.addPerson({}, woman)
    const jonas = await site.addPerson({ email }, man)
    const [from, to] = starter === 'elena' ? [elena, jonas] : [jonas, elena]
    const { conversation } = (await write(from, to)).body as never as {
      conversation: { id: string }
    }
    expect((await list(elena, email)).status).toBe(204)
    await settled()
    const path = `/api/conversations/${conversation.id}`
    for (const person of [elena, jonas]) {
      expect((await person.browser.send('GET', path)).status).toBe(200)
      expect((await person.browser.send('GET', '/api/chats')).text).toContain(conversation.id)
    }
    expect((await page(jonas, elena)).status).toBe(200)
    const answer = { id: randomUUID(), text: 'Good evening to you' }
    expect((await to.browser.send('POST', `${path}/messages`, answer)).status).toBe(200)
  }
})

test('BEY-24 a like and a new contact at the same moment always leave the one who likes visible', async () => {
  for (let round = 0; round < 8; round += 1) {
    const email = address()
    const elena = await site.addPerson({}, woman)
    const jonas = await site.addPerson({ email }, man)
    await Promise.all([list(elena, email), like(elena, jonas)])
    await settled()
    expect((await page(jonas, elena)).status).toBe(200)
  }
})

test('BEY-24 only members with a confirmed address can list people, and a block still works both ways', async () => {
  const email = address()
  const unconfirmed = await site.addPerson({ status: 'not_confirmed' }, woman)
  const jonas = await site.addPerson({ email }, man)
  const refused = await list(unconfirmed, email)
  expect([refused.status, refused.body.error?.code]).toEqual([403, 'blocks.confirmation_required'])

  const elena = await site.addPerson({}, woman)
  expect((await list(elena, email)).status).toBe(204)
  await settled()
  expect((await elena.browser.send('POST', `/api/members/${jonas.member}/block`)).status).toBe(204)
  expect([(await page(elena, jonas)).status, (await page(jonas, elena)).status]).toEqual([404, 404])
  expect((await elena.browser.send('DELETE', `/api/members/${jonas.member}/block`)).status).toBe(
    204,
  )
  expect([(await page(elena, jonas)).status, (await page(jonas, elena)).status]).toEqual([200, 404])
})
