import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { createAddress, drainEvents, man, openPage, woman } from '../testing/contacts.ts'
import { type PeopledSite, type TestPerson, startPeopledSite } from '../testing/peopled-site.ts'
import { listReadingPaths, readReplies } from '../testing/observed-replies.ts'

/*
 * Attacks on the contact list (BEY-24). It hides its owner from the people listed, but not vice
 * versa; nothing that its owner can observe depends on whether an address has an account.
 */

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const list = ({ browser }: TestPerson, ...addresses: readonly string[]) =>
  browser.send('POST', '/api/blocks/contacts', {
    contacts: addresses.map((one) => ({ address: one })),
  })
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

test('BEY-24 listing a member’s email address and phone number changes nothing its owner can observe, and neither does removing them', async () => {
  const email = createAddress()
  const phone = '+31 6 1111 2222'
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({ email }, man)
  const [bystander, admirer] = [await site.addPerson({}, man), await site.addPerson({}, man)]
  await confirmPhone(jonas, phone)
  // Everything that can exist without Elena doing anything: Jonas likes her, and asks for her
  // photos.
  expect((await like(jonas, elena)).status).toBe(200)
  expect((await like(admirer, elena)).status).toBe(200)
  const ask = `/api/members/${elena.member}/private-photos/request`
  expect((await jonas.browser.send('PUT', ask)).status).toBeLessThan(300)
  const conversations = (
    (await write(bystander, elena)).body as never as {
      conversation: { id: string }
    }
  ).conversation
  await drainEvents(site)

  const paths = listReadingPaths(jonas, conversations.id)
  const before = await readReplies(elena, paths)
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
  const unknown = await list(elena, createAddress(), '+31 6 9999 8888')
  expect([known.status, known.text, [...known.headers.keys()]]).toEqual([
    unknown.status,
    unknown.text,
    [...unknown.headers.keys()],
  ])
  await drainEvents(site)
  expect((await openPage(jonas, elena)).status).toBe(404)
  expect(await readReplies(elena, paths)).toEqual(before)

  const { contacts } = (await elena.browser.send('GET', '/api/blocks/contacts'))
    .body as unknown as { contacts: { id: string }[] }
  expect(contacts).toHaveLength(4)
  for (const { id } of contacts)
    expect((await elena.browser.send('DELETE', `/api/blocks/contacts/${id}`)).status).toBe(204)
  await drainEvents(site)
  expect((await openPage(jonas, elena)).status).toBe(200)
  expect(await readReplies(elena, paths)).toEqual(before)
  // Frames arrive in order, so when this one is answered, everything sent before has arrived.
  live.send(JSON.stringify({ type: 'live.ping' }))
  await expect.poll(() => frames.join('')).toContain('pong')
  expect(frames).toHaveLength(1)
  live.close()
})

test('BEY-24 hundreds of addresses can be listed at once, and the members among them can’t be found by group testing', async () => {
  const elena = await site.addPerson({}, woman)
  const emails = Array.from({ length: 6 }, createAddress)
  const known = []
  for (const email of emails) known.push(await site.addPerson({ email }, man))
  const paths = listReadingPaths(known[0] as TestPerson, randomUUID())
  const before = await readReplies(elena, paths)
  const book = [...emails, ...Array.from({ length: 494 }, createAddress)].toSorted()
  expect((await list(elena, ...book)).status).toBe(204)
  await drainEvents(site)
  expect(await readReplies(elena, paths)).toEqual(before)
  for (const one of known) {
    expect((await openPage(elena, one)).status).toBe(200)
    expect((await openPage(one, elena)).status).toBe(404)
  }
  const full = await list(elena, createAddress())
  expect([full.status, full.body.error?.code]).toEqual([409, 'blocks.too_many_contacts'])
})

test('BEY-24 someone who was listed can’t see the owner of the list anywhere, or contact them in any way', async () => {
  const email = createAddress()
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({ email }, man)
  expect((await like(jonas, elena)).status).toBe(200)
  expect((await list(elena, email)).status).toBe(204)
  await drainEvents(site)

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
  const { [`/api/members/${elena.member}`]: _, ...seen } = await readReplies(
    jonas,
    listReadingPaths(elena, randomUUID()).filter((path) => !path.includes(elena.member)),
  )
  expect(JSON.stringify(seen)).not.toContain(elena.member)
  const states = await jonas.browser.send('GET', `/api/like-states?members=${elena.member}`)
  expect(states.text).toBe(
    (await jonas.browser.send('GET', `/api/like-states?members=${missing}`)).text,
  )
  // Nor does someone else’s like or message reveal anything about her to Jonas.
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
  'BEY-24 %s by the owner of the list makes them visible to each other again, and affects no other pair',
  async (_, act) => {
    const [email, other] = [createAddress(), createAddress()]
    const elena = await site.addPerson({}, woman)
    const jonas = await site.addPerson({ email }, man)
    const stranger = await site.addPerson({ email: other }, man)
    expect((await list(elena, email, other)).status).toBe(204)
    await drainEvents(site)
    expect((await openPage(jonas, elena)).status).toBe(404)
    expect((await act(elena, jonas)).status).toBeLessThan(300)
    expect((await openPage(jonas, elena)).status).toBe(200)
    expect((await openPage(stranger, elena)).status).toBe(404)
    // Listing the same address again doesn’t hide her again.
    expect((await list(elena, email)).status).toBe(204)
    await drainEvents(site)
    expect((await openPage(jonas, elena)).status).toBe(200)
  },
)

test('BEY-24 a message that is not sent does not make anyone visible', async () => {
  const email = createAddress()
  const elena = await site.addPerson({}, woman)
  const jonas = await site.addPerson({ email }, man)
  // A free member’s two conversations are used up.
  for (let i = 0; i < 2; i += 1)
    expect((await write(elena, await site.addPerson({}, man))).status).toBe(200)
  expect((await list(elena, email)).status).toBe(204)
  await drainEvents(site)
  expect((await write(elena, jonas)).status).toBeGreaterThanOrEqual(400)
  expect((await openPage(jonas, elena)).status).toBe(404)
})

test('BEY-24 an existing conversation continues, no matter who started it, and listing does not end it', async () => {
  for (const starter of ['elena', 'jonas']) {
    const email = createAddress()
    const elena = await site.addPerson({}, woman)
    const jonas = await site.addPerson({ email }, man)
    const [from, to] = starter === 'elena' ? [elena, jonas] : [jonas, elena]
    const { conversation } = (await write(from, to)).body as never as {
      conversation: { id: string }
    }
    expect((await list(elena, email)).status).toBe(204)
    await drainEvents(site)
    const path = `/api/conversations/${conversation.id}`
    for (const person of [elena, jonas]) {
      expect((await person.browser.send('GET', path)).status).toBe(200)
      expect((await person.browser.send('GET', '/api/chats')).text).toContain(conversation.id)
    }
    expect((await openPage(jonas, elena)).status).toBe(200)
    const answer = { id: randomUUID(), text: 'Good evening to you' }
    expect((await to.browser.send('POST', `${path}/messages`, answer)).status).toBe(200)
  }
})

test('BEY-24 a like and a new contact at the same moment always leave the liking member visible', async () => {
  for (let round = 0; round < 8; round += 1) {
    const email = createAddress()
    const elena = await site.addPerson({}, woman)
    const jonas = await site.addPerson({ email }, man)
    await Promise.all([list(elena, email), like(elena, jonas)])
    await drainEvents(site)
    expect((await openPage(jonas, elena)).status).toBe(200)
  }
})

test('BEY-24 only members with a confirmed address can list people, and a block still works both ways', async () => {
  const email = createAddress()
  const unconfirmed = await site.addPerson({ status: 'not_confirmed' }, woman)
  const jonas = await site.addPerson({ email }, man)
  const refused = await list(unconfirmed, email)
  expect([refused.status, refused.body.error?.code]).toEqual([403, 'blocks.confirmation_required'])

  const elena = await site.addPerson({}, woman)
  expect((await list(elena, email)).status).toBe(204)
  await drainEvents(site)
  expect((await elena.browser.send('POST', `/api/members/${jonas.member}/block`)).status).toBe(204)
  expect([(await openPage(elena, jonas)).status, (await openPage(jonas, elena)).status]).toEqual([
    404, 404,
  ])
  expect((await elena.browser.send('DELETE', `/api/members/${jonas.member}/block`)).status).toBe(
    204,
  )
  expect([(await openPage(elena, jonas)).status, (await openPage(jonas, elena)).status]).toEqual([
    200, 404,
  ])
})
