import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

interface Person {
  readonly id: string
  request(method: string, path: string, body?: object): Promise<{ status: number; body: never }>
  /** Everything received over a live connection. */
  live(): Promise<{ type: string }[]>
}

/** Creates a confirmed member with credits, logged in. */
async function person(name: string, { credits = 0, status = 'active' } = {}): Promise<Person> {
  const { database, clock } = site.server.infrastructure
  const now = clock.now()
  const id = randomUUID()
  const { account } = await database.one<{ account: number }>(sql`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at)
    values (${id}, 1, 1, 'member', ${name}, ${id}, ${id}, ${id}, ${now}, 'x', ${status}, 'en', ${now},
      ${status === 'active' ? now : null}, ${now})
    returning id as account`)
  await database.run(sql`
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, country, created_at, changed_at)
    values (${account}, 1, '1990-05-05', 1, 0, 'NL', ${now}, ${now})`)
  if (credits > 0)
    await database.run(sql`
      select credits.public_grant(${account}, ${credits}, ${id}, 'bonus', null::bigint, null::text, null, ${now}, 1)`)
  let cookie = ''
  await site.server.product.accounts.demo.logInAs(account, {
    now,
    site: await site.server.product.sites.findSite('localhost'),
    viewer: null,
    userAgent: '',
    address: '192.0.2.1',
    cookies: {},
    setCookie: (set: { name: string; value: string }) =>
      void (cookie ||= `${set.name}=${set.value}`),
  } as never)
  return {
    id,
    async request(method, path, body) {
      const answer = await fetch(site.url + path, {
        method,
        headers: { cookie, origin: site.url, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as never }
    },
    async live() {
      const received: { type: string }[] = []
      const socket = new WebSocket(`${site.url.replace('http', 'ws')}/api/live`, {
        headers: { cookie, origin: site.url },
      })
      await new Promise((ready) => {
        socket.on('message', (data) => {
          received.push(JSON.parse(String(data)) as { type: string })
          ready(undefined)
        })
      })
      return received
    },
  }
}

const first = (from: Person, to: Person, text: string, id = randomUUID()) =>
  from.request('POST', `/api/members/${to.id}/messages`, { id, text })

test('CHAT-02 CHAT-03 the first message is free, the next costs 2 credits, and without credits the response is 402', async () => {
  const [jonas, elena] = [await person('Jonas', { credits: 3 }), await person('Elena')]
  expect(await jonas.request('GET', `/api/members/${elena.id}/chat`)).toMatchObject({
    status: 200,
    body: {
      conversation: null,
      cost: { next: 'free', reason: 'first_message', money: { currency: 'EUR' }, starts_left: 2 },
    },
  })
  const begun = await first(jonas, elena, 'Hello, Elena')
  expect(begun).toMatchObject({ status: 200, body: { credits: 3, cost: { next: 2, balance: 3 } } })
  expect(await first(jonas, elena, 'Still there?')).toMatchObject({
    status: 200,
    body: { credits: 1 },
  })
  expect(await first(jonas, elena, 'And now?')).toMatchObject({
    status: 402,
    body: { error: { code: 'chat.not_enough_credits', with: { needed: 2, balance: 1 } } },
  })
})

test('CHAT-03 CRED-14 a free member starts 2 conversations; the third is refused with 403', async () => {
  const jonas = await person('Jonas')
  const others = [await person('One'), await person('Two'), await person('Three')]
  const statuses = []
  for (const other of others) statuses.push((await first(jonas, other, 'Hello')).status)
  expect(statuses).toEqual([200, 200, 403])
})

test('CHAT-03 a free member gets 2 of 50 concurrent starts, and one of 50 concurrent first replies is free', async () => {
  const [jonas, elena] = [await person('Jonas'), await person('Elena')]
  const others = await Promise.all(
    Array.from({ length: 50 }, (_, number) => person(`Someone ${number}`)),
  )
  const begun = await Promise.all(others.map((other) => first(jonas, other, 'Hello')))
  expect(Map.groupBy(begun, ({ status }) => status).get(200)).toHaveLength(2)
  expect(Map.groupBy(begun, ({ status }) => status).get(403)).toHaveLength(48)
  await first(elena, others[0] as Person, 'Hello')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      first(others[0] as Person, elena, `Answer ${number}`),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(49)
})

test('CHAT-04 opening a conversation sets its unread count to zero', async () => {
  const [jonas, elena] = [await person('Jonas', { credits: 10 }), await person('Elena')]
  const { body } = await first(jonas, elena, 'One')
  const conversation = (body as { conversation: { id: string } }).conversation.id
  await first(jonas, elena, 'Two')
  expect(await elena.request('GET', '/api/chats')).toMatchObject({
    body: {
      unread: 2,
      chats: [
        { conversation: { id: conversation }, profile: { id: jonas.id }, num_unread_messages: 2 },
      ],
    },
  })
  expect(
    await elena.request('POST', `/api/conversations/${conversation}/read`, { seq: 2 }),
  ).toEqual({
    status: 200,
    body: { num_unread_messages: 0, unread: 0 },
  })
  expect(await elena.request('GET', '/api/chats/unread')).toMatchObject({
    body: { unread: 0, last_opened: { profile: { id: jonas.id } } },
  })
})

test('CHAT-07 removing a chat hides it until a new message arrives', async () => {
  const [jonas, elena] = [await person('Jonas', { credits: 10 }), await person('Elena')]
  const { body } = await first(jonas, elena, 'One')
  const conversation = (body as { conversation: { id: string } }).conversation.id
  expect((await elena.request('DELETE', '/api/chats', { conversation })).status).toBe(204)
  expect(await elena.request('GET', '/api/chats')).toMatchObject({ body: { chats: [], unread: 0 } })
  expect(await jonas.request('GET', '/api/chats')).toMatchObject({
    body: { chats: [{ conversation: { id: conversation } }] },
  })
  await first(jonas, elena, 'Two')
  expect(await elena.request('GET', '/api/chats')).toMatchObject({
    body: { chats: [{ conversation: { id: conversation } }] },
  })
  expect((await elena.request('DELETE', `/api/members/${jonas.id}/chats`)).status).toBe(204)
  expect(await elena.request('GET', '/api/chats')).toMatchObject({ body: { chats: [] } })
})

test('CHAT-08 blocking deletes the chat for both, and the other member gets the same 404 as for an unknown id', async () => {
  const [jonas, elena] = [await person('Jonas', { credits: 10 }), await person('Elena')]
  const { body } = await first(jonas, elena, 'Hello')
  const conversation = (body as { conversation: { id: string } }).conversation.id
  expect((await elena.request('POST', `/api/members/${jonas.id}/block`)).status).toBe(204)
  const unknownId = randomUUID()
  for (const [path, never] of [
    [`/api/conversations/${conversation}`, `/api/conversations/${unknownId}`],
    [`/api/members/${elena.id}/chat`, `/api/members/${unknownId}/chat`],
  ] as const) {
    const answer = await jonas.request('GET', path)
    expect(answer.status).toBe(404)
    expect(answer).toEqual(await jonas.request('GET', never))
  }
  expect((await first(jonas, elena, 'Hello?')).status).toBe(404)
  expect(await elena.request('GET', '/api/chats')).toMatchObject({ body: { chats: [] } })
})

test('CHAT-11 five sends with the same id create one message and one charge', async () => {
  const [jonas, elena] = [await person('Jonas', { credits: 10 }), await person('Elena')]
  await first(jonas, elena, 'One')
  const id = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => first(jonas, elena, 'Two', id)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const { body } = await jonas.request('GET', '/api/chats')
  expect(body).toMatchObject({ chats: [{ last: { seq: 2, text: 'Two' } }] })
  expect((await first(jonas, elena, 'Other words', id)).status).toBe(409)
})

test('CHAT-11 CHAT-12 both members are notified immediately when a message is sent, delivered and read', async () => {
  const [jonas, elena] = [await person('Jonas'), await person('Elena')]
  const [jonasSocket, elenasSocket] = [await jonas.live(), await elena.live()]
  const { body } = await first(jonas, elena, 'Hello')
  const conversation = (body as { conversation: { id: string } }).conversation.id
  await elena.request('GET', '/api/chats')
  await elena.request('POST', `/api/conversations/${conversation}/read`, { seq: 1 })
  await expect
    .poll(() => jonasSocket.map(({ type }) => type))
    .toEqual(['ready', 'chat.message', 'chat.delivered', 'chat.read'])
  expect(elenasSocket.map(({ type }) => type)).toEqual(['ready', 'chat.message', 'chat.unread'])
  expect(await jonas.request('GET', `/api/conversations/${conversation}`)).toMatchObject({
    body: { marks: { last: 1, their_delivered: 1, their_read: 1 } },
  })
})

test('ACC-09 an unconfirmed member cannot be answered, and both sides see why', async () => {
  const [mei, jonas] = [
    await person('Mei', { status: 'not_confirmed' }),
    await person('Jonas', { credits: 10 }),
  ]
  const { body } = await first(mei, jonas, 'Hello')
  const conversation = (body as { conversation: { id: string } }).conversation.id
  expect(await jonas.request('GET', `/api/conversations/${conversation}`)).toMatchObject({
    body: { profile: { state: 'unconfirmed' }, cost: { closed: 'chat.unconfirmed', balance: 10 } },
  })
  expect(
    await jonas.request('POST', `/api/conversations/${conversation}/messages`, {
      id: randomUUID(),
      text: 'Hi',
    }),
  ).toMatchObject({ status: 403, body: { error: { code: 'chat.unconfirmed' } } })
  expect(await jonas.request('GET', `/api/conversations/${conversation}`)).toMatchObject({
    body: { messages: [{ mine: false, text: 'Hello' }], cost: { balance: 10 } },
  })
})

test('a visitor who is logged out is asked to log in', async () => {
  const answer = await fetch(`${site.url}/api/chats`)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ authentication_required: true })
})
