import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { phrase } from '#app/testing/phrase.ts'
import { photoPeople, picture } from '../testing/photo-people.ts'

let site: PeopledSite
let jonas: TestPerson
let isabel: TestPerson
let conversation = ''
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson()
  isabel = await beFictional('Isabel')
  const begun = await jonas.browser.send('POST', `/api/members/${isabel.member}/messages`, {
    id: randomUUID(),
    text: 'Hello',
  })
  conversation = (begun.body as unknown as { conversation: { id: string } }).conversation.id
})
afterAll(() => site.close())

/**
 * Creates a fictional profile and a staff browser logged in as it through the demo's log-in route.
 */
async function beFictional(name: string): Promise<TestPerson> {
  const profile = await site.addPerson({ kind: 'fictional', name })
  const browser: WebClient = webClient(site)
  const answer = await fetch(`${site.url}/dev/as`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams({ name }),
  })
  expect(answer.status).toBe(303)
  for (const line of answer.headers.getSetCookie()) {
    const [key = '', value = ''] = line.split(';')[0]?.split('=') ?? []
    browser.cookies.set(key, value)
  }
  return { ...profile, browser }
}

const write = ({ browser }: TestPerson, where: string, text: string, id: string = randomUUID()) =>
  browser.send('POST', `/api/${where}/messages`, { id, text })

test('CHAT-10 the operator’s agents reply as a fictional profile without credits, price or balance, and every reply is labelled', async () => {
  expect((await isabel.browser.send('GET', '/api/chats')).body).toMatchObject({
    chats: [{ profile: { id: jonas.member, kind: 'member' }, last: { text: 'Hello' } }],
    unread: 1,
  })
  const thread = await isabel.browser.send('GET', `/api/conversations/${conversation}`)
  expect(thread.body).toMatchObject({
    cost: {
      next: 'free',
      reason: 'staff',
      money: null,
      photo: null,
      balance: null,
      disclosure: false,
      closed: null,
    },
  })
  for (const text of ['One', 'Two', 'Three']) {
    const sent = await write(isabel, `conversations/${conversation}`, text)
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { credits: null, message: { text, credits: null } },
    ])
  }
  const { body } = await jonas.browser.send('GET', `/api/conversations/${conversation}`)
  expect(body).toMatchObject({
    profile: { kind: 'fictional', label: phrase('sites.fictional_singular') },
    messages: [
      { mine: true },
      { mine: false, text: 'One' },
      { mine: false, text: 'Two' },
      { mine: false, text: 'Three' },
    ],
  })
  const { database } = site.server.infrastructure
  expect(
    await database.many(sql`select 1 from credits.movement where account_id = ${isabel.account}`),
  ).toEqual([])
})

test('CHAT-10 BEY-01 a fictional profile never starts a conversation: members who have not written to it get the same 404 as unknown ids', async () => {
  const elena = await site.addPerson()
  const unknownId = randomUUID()
  const [refused, absent] = [
    await write(isabel, `members/${elena.member}`, 'Hello'),
    await write(isabel, `members/${unknownId}`, 'Hello'),
  ]
  expect([refused.status, refused.text]).toEqual([404, absent.text])
  const [chat, noChat] = [
    await isabel.browser.send('GET', `/api/members/${elena.member}/chat`),
    await isabel.browser.send('GET', `/api/members/${unknownId}/chat`),
  ]
  expect([chat.status, chat.text]).toEqual([404, noChat.text])
  const viktor = await beFictional('Viktor')
  expect((await write(isabel, `members/${viktor.member}`, 'Hello')).status).toBe(404)
  expect((await elena.browser.send('GET', '/api/chats')).body).toMatchObject({ chats: [] })
})

test('CHAT-10 a fictional profile can only reply with texts: a photo would need proof of who it shows', async () => {
  const people = photoPeople(site)
  expect(await people.sendTo({ conversation }, isabel, await picture())).toMatchObject({
    status: 403,
    body: {
      error: { code: 'chat.text_only', message: phrase('chat.refusals.text_only') },
    },
  })
})

test('CHAT-10 CHAT-06 a fictional profile sends no gifts or stickers, even in replies, and its agents are not offered any', async () => {
  for (const [kind, what] of [
    ['gift', { gift: 'tulip' }],
    ['gif', { gif: 'minuet/hello' }],
  ] as const)
    expect(
      await isabel.browser.send('POST', `/api/conversations/${conversation}/messages/${kind}`, {
        id: randomUUID(),
        ...what,
      }),
    ).toMatchObject({ status: 403, body: { error: { code: 'chat.text_only' } } })
  const { body } = await isabel.browser.send('GET', `/api/conversations/${conversation}`)
  expect(body).toMatchObject({ cost: { gift: null, gif: null } })
})

test.each([
  'I am a real person, I swear.',
  'Lass uns morgen treffen.',
  'Napisz do mnie na WhatsApp: 601 234 567',
  '¿Puedes enviarme algo de dinero?',
])('CHAT-10 BEY-02 “%s” is refused in a fictional profile’s name', async (text) => {
  expect(await write(isabel, `conversations/${conversation}`, text)).toMatchObject({
    status: 422,
    body: { error: { code: 'chat.not_honest' } },
  })
  expect((await write(jonas, `conversations/${conversation}`, text)).status).not.toBe(422)
})

test('CHAT-08 ACC-09 a blocked profile’s chat is gone for both, and on a site without fictional profiles it can’t write', async () => {
  const gaia = await beFictional('Gaia')
  const sent = await write(jonas, `members/${gaia.member}`, 'Hello')
  const { id } = (sent.body as unknown as { conversation: { id: string } }).conversation
  await site.server.product.sites.changeSettings(1, { fictional: false })
  expect(await write(gaia, `conversations/${id}`, 'Hi')).toMatchObject({
    status: 403,
    body: { error: { code: 'chat.gone' } },
  })
  await site.server.product.sites.changeSettings(1, { fictional: true })
  await jonas.browser.send('POST', `/api/members/${gaia.member}/block`)
  expect((await write(gaia, `conversations/${id}`, 'Hi')).status).toBe(404)
})

test('subscribers are notified once of each sent message, and no event remains undelivered', async () => {
  const { database } = site.server.infrastructure
  expect((await write(isabel, `conversations/${conversation}`, 'Four')).status).toBe(200)
  await site.server.product.eventBus.drain()
  expect(await database.many(sql`select name from platform.task where schedule is null`)).toEqual(
    [],
  )
})
