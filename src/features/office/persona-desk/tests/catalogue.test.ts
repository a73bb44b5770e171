import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { phrase } from '#app/testing/phrase.ts'

let site: PeopledSite
let isabel: TestPerson
let ottilie: WebClient
let oskar: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  isabel = await site.addPerson({ kind: 'fictional', name: 'Isabel' })
  ottilie = await officeClient(site, 'agent', 'Ottilie')
  oskar = await officeClient(site, 'agent', 'Oskar')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

interface Listed {
  readonly conversation: string
  readonly claimed_by: string | null
  readonly mine: boolean
  readonly for_lead: boolean
}
const desk = '/api/office/desk'
const code = (answer: { status: number; body: { error?: { code: string } } }) => [
  answer.status,
  answer.body.error?.code,
]
const list = async (browser: WebClient, conversation: string) =>
  (
    (await browser.send('GET', desk)).body as unknown as { conversations: Listed[] }
  ).conversations.find((one) => one.conversation === conversation)
const claim = (browser: WebClient, conversation: string, more: object = {}) =>
  browser.send('POST', `${desk}/${conversation}/claim`, more)
const reply = (browser: WebClient, conversation: string, text: string, id: string = randomUUID()) =>
  browser.send('POST', `${desk}/${conversation}/replies`, { id, text })
const rows = async (text: string, values: unknown[]) =>
  (await site.server.infrastructure.database.pool.query<{ line: string }>(text, values)).rows.map(
    ({ line }) => line,
  )
const notes = (about: string) =>
  rows(
    "select name || ' ' || act || ' ' || facts::text as line from staff.audit where about = $1 and act !~ '[._]opened$' order by id",
    [about],
  )

async function startConversation(
  name: string,
): Promise<{ member: TestPerson; conversation: string }> {
  const member = await site.addPerson({ name })
  const begun = await member.browser.send('POST', `/api/members/${isabel.member}/messages`, {
    id: randomUUID(),
    text: 'Are there other people?',
  })
  return {
    member,
    conversation: (begun.body as unknown as { conversation: { id: string } }).conversation.id,
  }
}

test('OPS-03 CHAT-10 an agent replies under their own name; no other agent can reply in the meantime, and the member reads the reply with its label', async () => {
  const { member, conversation } = await startConversation('Jonas')
  expect((await ottilie.send('GET', `${desk}/count`)).body).toEqual({
    waiting: 1,
    oldest_at: expect.stringMatching(/^2026-/),
  })
  expect(await list(ottilie, conversation)).toMatchObject({
    claimed_by: null,
    mine: false,
    for_lead: false,
  })
  const opened = await claim(ottilie, conversation)
  expect([opened.status, opened.body]).toMatchObject([
    200,
    {
      member: { name: 'Jonas' },
      profile: { name: 'Isabel', label: phrase('sites.fictional_singular') },
      lines: [{ from: 'member', kind: 'text', text: 'Are there other people?', by: null }],
      closed: null,
    },
  ])
  for (const hidden of [member.member, 'credits', 'balance', 'email', '@'])
    expect(opened.text).not.toContain(hidden)
  expect(await list(oskar, conversation)).toMatchObject({ claimed_by: 'Ottilie', mine: false })
  expect(code(await claim(oskar, conversation))).toEqual([409, 'persona_desk.claimed'])
  expect(code(await claim(oskar, conversation, { take_over: true }))).toEqual([
    409,
    'persona_desk.claimed',
  ])
  expect(code(await reply(oskar, conversation, 'Me too'))).toEqual([409, 'persona_desk.claimed'])
  expect(code(await oskar.send('GET', `${desk}/${conversation}`))).toEqual([
    409,
    'persona_desk.claimed',
  ])

  const id = randomUUID()
  expect(await reply(ottilie, conversation, 'Ask me about books', id)).toMatchObject({
    status: 200,
    body: { seq: 2 },
  })
  expect(await reply(ottilie, conversation, 'Ask me about books', id)).toMatchObject({
    status: 200,
    body: { seq: 2 },
  })
  expect(await list(ottilie, conversation)).toBeUndefined()
  expect(
    (await member.browser.send('GET', `/api/conversations/${conversation}`)).body,
  ).toMatchObject({
    profile: { kind: 'fictional', label: phrase('sites.fictional_singular') },
    messages: [{ mine: true }, { mine: false, text: 'Ask me about books', credits: null }],
  })
  expect(await notes(conversation)).toEqual([
    'Ottilie persona_desk.replied {"seq": 2, "honest": false}',
  ])
  await expect(rows('delete from persona_desk.reply returning 1 as line', [])).rejects.toThrow(
    'append-only',
  )
  await expect(
    rows("update persona_desk.reply set honest = true returning 'x' as line", []),
  ).rejects.toThrow('append-only')
})

test('OPS-03 of two agents who reply at the same moment, one succeeds', async () => {
  const { conversation } = await startConversation('Pieter')
  const answers = await Promise.all([
    reply(ottilie, conversation, 'One'),
    reply(oskar, conversation, 'Two'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await notes(conversation)).toHaveLength(1)
})

test('OPS-03 a claim ends after five idle minutes, reading does not extend it, and a lead may take over immediately', async () => {
  const { conversation } = await startConversation('Anke')
  await claim(ottilie, conversation)
  site.server.infrastructure.clock.moveBy(4 * 60_000)
  expect((await ottilie.send('GET', `${desk}/${conversation}`)).status).toBe(200)
  site.server.infrastructure.clock.moveBy(60_000)
  expect(code(await ottilie.send('GET', `${desk}/${conversation}`))).toEqual([
    409,
    'persona_desk.claimed',
  ])
  expect((await claim(oskar, conversation)).status).toBe(200)
  expect(code(await claim(helene, conversation))).toEqual([409, 'persona_desk.claimed'])
  expect((await claim(helene, conversation, { take_over: true })).status).toBe(200)
  expect(code(await reply(oskar, conversation, 'Mine'))).toEqual([409, 'persona_desk.claimed'])
  expect(await notes(conversation)).toEqual(['Helene persona_desk.taken_over {}'])
  expect((await helene.send('DELETE', `${desk}/${conversation}/claim`)).status).toBe(204)
  expect(await list(oskar, conversation)).toMatchObject({ claimed_by: null })
})

test('OPS-03 a conversation is handed over with a note; if it is handed to a lead, no agent can reply until the lead has', async () => {
  const { conversation } = await startConversation('Luc')
  await claim(ottilie, conversation)
  const left = { id: randomUUID(), note: 'Sounds lonely', for_lead: true }
  const handOver = () => ottilie.send('POST', `${desk}/${conversation}/handovers`, left)
  expect([(await handOver()).status, (await handOver()).status]).toEqual([204, 204])
  expect(await list(oskar, conversation)).toMatchObject({ claimed_by: null, for_lead: true })
  expect(code(await claim(oskar, conversation))).toEqual([409, 'persona_desk.for_lead'])
  expect((await claim(helene, conversation)).body).toMatchObject({
    notes: [{ text: 'Sounds lonely', by: 'Ottilie', for_lead: true }],
  })
  const honestReply = await helene.send('POST', `${desk}/${conversation}/honest-replies`, {
    id: randomUUID(),
  })
  expect(honestReply.status).toBe(200)
  await helene.send('DELETE', `${desk}/${conversation}/claim`)
  expect((await claim(oskar, conversation)).status).toBe(200)
  expect(await notes(conversation)).toEqual([
    'Ottilie persona_desk.handed_over {"for_lead": true}',
    'Helene persona_desk.replied {"seq": 2, "honest": true}',
  ])
})

test('OPS-03 the honest reply is in the member’s language', async () => {
  const { member, conversation } = await startConversation('Tomasz')
  await site.server.infrastructure.database.pool.query(
    "update accounts.account set locale = 'pl' where id = $1",
    [member.account],
  )
  expect((await claim(ottilie, conversation)).body).toMatchObject({ member: { locale: 'pl' } })
  await ottilie.send('POST', `${desk}/${conversation}/honest-replies`, { id: randomUUID() })
  const { text } = await member.browser.send('GET', `/api/conversations/${conversation}`)
  expect(text).toContain(phrase('persona_desk.honest', { locale: 'pl' }))
})

test('OPS-03 at most three replies can be sent in a row, not counting the honest reply', async () => {
  const { member, conversation } = await startConversation('Sara')
  for (const text of ['One', 'Two', 'Three'])
    expect((await reply(ottilie, conversation, text)).status).toBe(200)
  expect(code(await reply(ottilie, conversation, 'Four'))).toEqual([409, 'persona_desk.their_turn'])
  expect(
    (await ottilie.send('POST', `${desk}/${conversation}/honest-replies`, { id: randomUUID() }))
      .status,
  ).toBe(200)
  expect(
    (await member.browser.send('GET', `/api/conversations/${conversation}`)).body,
  ).toMatchObject({
    messages: [{ mine: true }, { mine: false }, { mine: false }, { mine: false }, { mine: false }],
  })
})

test('CHAT-10 BEY-03 members who removed the chat, hid fictional profiles or blocked the profile get no replies', async () => {
  const removed = await startConversation('Rosa')
  await claim(ottilie, removed.conversation)
  await removed.member.browser.send('DELETE', '/api/chats', { conversation: removed.conversation })
  expect(await list(ottilie, removed.conversation)).toBeUndefined()
  expect(code(await reply(ottilie, removed.conversation, 'Hello'))).toEqual([
    409,
    'persona_desk.member_left',
  ])

  const hid = await startConversation('Hugo')
  await claim(ottilie, hid.conversation)
  const { database } = site.server.infrastructure
  await database.pool.query(
    'insert into fictional_profiles.preference (account_id, hidden, chosen_at) values ($1, true, now()) on conflict (account_id) do update set hidden = true',
    [hid.member.account],
  )
  expect(await list(ottilie, hid.conversation)).toBeUndefined()
  expect(code(await reply(ottilie, hid.conversation, 'Hello'))).toEqual([
    409,
    'persona_desk.member_left',
  ])

  const blocked = await startConversation('Bela')
  await claim(ottilie, blocked.conversation)
  await blocked.member.browser.send('POST', `/api/members/${isabel.member}/block`)
  expect((await reply(ottilie, blocked.conversation, 'Hello')).status).toBe(404)

  const paused = await startConversation('Piet')
  await database.pool.query("update accounts.account set status = 'disabled' where id = $1", [
    paused.member.account,
  ])
  expect(code(await reply(ottilie, paused.conversation, 'Hello'))).toEqual([
    409,
    'persona_desk.member_left',
  ])
})

test('OPS-03 the desk cannot start conversations; conversations between two members, and unknown ids, are not found', async () => {
  const one = await site.addPerson()
  const two = await site.addPerson()
  const begun = await one.browser.send('POST', `/api/members/${two.member}/messages`, {
    id: randomUUID(),
    text: 'Hi',
  })
  const { id } = (begun.body as unknown as { conversation: { id: string } }).conversation
  const [there, absent] = [await claim(helene, id), await claim(helene, randomUUID())]
  expect([there.status, there.text]).toEqual([404, absent.text])
  expect((await reply(helene, id, 'Hi')).status).toBe(404)
})

test('OPS-03 only leads can edit the character sheet, and concurrent edits are not overwritten', async () => {
  const where = `${desk}/profiles/${isabel.member}/sheet`
  const sheet = { facts: 'Novels, meadows, tea', tone: 'Dry, kind, curious', said: 'Has two cats' }
  expect((await ottilie.send('PUT', where, { ...sheet, version: 0 })).status).toBe(404)
  expect((await helene.send('PUT', where, { ...sheet, version: 0 })).body).toEqual({
    ...sheet,
    version: 1,
  })
  expect(code(await helene.send('PUT', where, { ...sheet, tone: 'Other', version: 0 }))).toEqual([
    409,
    'persona_desk.sheet_changed',
  ])
  expect(
    (await helene.send('PUT', where, { ...sheet, tone: 'Warm', version: 1 })).body,
  ).toMatchObject({ version: 2 })
  const { conversation } = await startConversation('Ida')
  expect((await claim(ottilie, conversation)).body).toMatchObject({
    sheet: { tone: 'Warm', said: 'Has two cats' },
  })
})

test('OPS-03 empty and overlong replies are refused with the field named', async () => {
  const { conversation } = await startConversation('Ole')
  expect(await reply(ottilie, conversation, '  ')).toMatchObject({
    status: 422,
    body: { error: { code: 'persona_desk.empty', field: 'text' } },
  })
  expect(await reply(ottilie, conversation, 'a'.repeat(9000))).toMatchObject({
    status: 422,
    body: { error: { code: 'persona_desk.too_long', field: 'text' } },
  })
})
