import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { phrase } from '#app/testing/phrase.ts'
import { exportMember } from '#app/testing/export-member.ts'
import type { SendResult, Thread } from '../../contract/chat.ts'
import { photoPeople } from '../../testing/photo-people.ts'

let site: PeopledSite
let give: ReturnType<typeof photoPeople>['grantCredits']
beforeAll(async () => {
  site = await startPeopledSite()
  give = photoPeople(site).grantCredits
})
afterAll(() => site.close())

type Where = { conversation: string } | { member: string }
interface Answered {
  readonly status: number
  readonly body: SendResult & {
    readonly error?: { code: string; message: string; field?: string; with?: object }
  }
}

/** Sends a gift or sticker as a browser does. */
async function sendDrawing(
  who: TestPerson,
  where: Where,
  what: { gift: string } | { gif: string } | { text: string },
  more: { id?: string; at_most?: number } = {},
): Promise<Answered> {
  const place =
    'conversation' in where ? `conversations/${where.conversation}` : `members/${where.member}`
  const kind = 'gift' in what ? '/gift' : 'gif' in what ? '/gif' : ''
  const answer = await who.browser.send('POST', `/api/${place}/messages${kind}`, {
    id: randomUUID(),
    ...what,
    ...more,
  })
  return { status: answer.status, body: answer.body as unknown as Answered['body'] }
}

/**
 * Two members in a conversation; the first has sent a text, so that the next message costs credits.
 */
async function pair(credits: number) {
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  if (credits > 0) await give(jonas, credits)
  const begun = await sendDrawing(jonas, { member: elena.member }, { text: 'Hello' })
  return { jonas, elena, conversation: begun.body.conversation.id }
}
const read = async (who: TestPerson, conversation: string) =>
  (await who.browser.send('GET', `/api/conversations/${conversation}`)).body as unknown as Thread
const balance = async ({ browser }: TestPerson) =>
  ((await browser.send('GET', '/api/credits')).body as unknown as { credits: number }).credits
const spent = ({ account }: TestPerson) =>
  site.server.infrastructure.database.many<{ reason: string; amount: number }>(sql`
    select reason, amount::int as amount from credits.movement where account_id = ${account} and kind = 'spend' order by version`)

test('CHAT-02 CHAT-06 gifts cost 5, 8 and 15 credits by size and a sticker 2, as announced before sending; both members see them and the ledger records them', async () => {
  const { jonas, elena, conversation } = await pair(40)
  expect((await read(jonas, conversation)).cost).toMatchObject({
    next: 2,
    gif: { next: 2, credits: 2, disclosure: false, money: { minor: 100, currency: 'EUR' } },
    gift: [
      { size: 'small', next: 5, disclosure: false, money: { minor: 250, currency: 'EUR' } },
      { size: 'middle', next: 8, disclosure: false, money: { minor: 400, currency: 'EUR' } },
      { size: 'large', next: 15, disclosure: false, money: { minor: 749, currency: 'EUR' } },
    ],
  })
  const tulip = await sendDrawing(jonas, { conversation }, { gift: 'tulip' }, { at_most: 5 })
  expect(tulip).toMatchObject({
    status: 200,
    body: {
      message: { seq: 2, kind: 'gift', text: '', credits: 5, drawing: { name: 'Tulip' } },
      credits: 35,
    },
  })
  await sendDrawing(jonas, { conversation }, { gift: 'cake' })
  await sendDrawing(jonas, { conversation }, { gift: 'balloon' })
  expect(await sendDrawing(jonas, { conversation }, { gif: 'minuet/hello' })).toMatchObject({
    status: 200,
    body: { message: { seq: 5, kind: 'gif', credits: 2, drawing: { name: 'Hello' } }, credits: 10 },
  })
  expect(await spent(jonas)).toEqual([
    { reason: 'gift', amount: 5 },
    { reason: 'gift', amount: 8 },
    { reason: 'gift', amount: 15 },
    { reason: 'message', amount: 2 },
  ])
  const elenasThread = await read(elena, conversation)
  expect(elenasThread.num_unread_messages).toBe(5)
  expect(
    elenasThread.messages.map(({ kind, text, credits, drawing }) => [
      kind,
      text,
      credits,
      drawing?.name,
    ]),
  ).toEqual([
    ['text', 'Hello', null, undefined],
    ['gift', '', null, 'Tulip'],
    ['gift', '', null, 'Cake'],
    ['gift', '', null, phrase('gifts.gifts.balloon')],
    ['gif', '', null, 'Hello'],
  ])
  expect((await elena.browser.send('GET', '/api/chats')).body).toMatchObject({
    chats: [{ last: { mine: false, kind: 'gif', text: 'Hello' }, num_unread_messages: 5 }],
    unread: 5,
  })
})

test('CHAT-11 SEC-02 20 concurrent sends with the same id create one gift and one charge; another gift with that id is refused', async () => {
  const { jonas, elena, conversation } = await pair(40)
  const id = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      sendDrawing(jonas, { conversation }, { gift: 'bouquet' }, { id }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.message.seq))).toEqual(new Set([2]))
  expect([await balance(jonas), (await read(elena, conversation)).marks.last]).toEqual([32, 2])
  for (const other of [{ gift: 'cake' }, { gif: 'minuet/hello' }, { text: 'bouquet' }])
    expect(await sendDrawing(jonas, { conversation }, other, { id })).toMatchObject({
      status: 409,
      body: { error: { code: 'chat.id_used' } },
    })
  expect(await spent(jonas)).toEqual([{ reason: 'gift', amount: 8 }])
})

test('CHAT-03 SEC-02 exactly as many of 30 concurrent gifts succeed as the credits pay for; after that, 402 reports how many are missing', async () => {
  const { jonas, conversation } = await pair(23)
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => sendDrawing(jonas, { conversation }, { gift: 'clover' })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(26)
  expect(await balance(jonas)).toBe(3)
  expect((await sendDrawing(jonas, { conversation }, { gift: 'clover' })).body.error).toMatchObject(
    {
      code: 'chat.not_enough_credits',
      with: { needed: 5, balance: 3 },
    },
  )
  expect(
    await sendDrawing(jonas, { conversation }, { gift: 'swans' }, { at_most: 5 }),
  ).toMatchObject({
    status: 409,
    body: { error: { code: 'chat.price_changed', with: { credits: 15 } } },
  })
})

test('CHAT-03 a gift as the first message costs credits, uses a start, and leaves the first text free; a sticker counts as that first message', async () => {
  const [jonas, elena, nora] = [
    await site.addPerson(),
    await site.addPerson(),
    await site.addPerson(),
  ]
  await give(jonas, 12)
  const begun = await sendDrawing(jonas, { member: elena.member }, { gift: 'coffee' })
  expect(begun).toMatchObject({
    status: 200,
    body: {
      credits: 7,
      cost: { next: 'free', reason: 'first_message', starts_left: 1, gif: { next: 'free' } },
    },
  })
  const { id: conversation } = begun.body.conversation
  const texts = await Promise.all(
    ['One', 'Two'].map((text) => sendDrawing(jonas, { conversation }, { text })),
  )
  expect(texts.map(({ body }) => body.message.credits).toSorted()).toEqual([0, 2])
  expect(await balance(jonas)).toBe(5)
  // A gift from the receiver does not use up their free first answer.
  await give(elena, 5)
  expect((await read(elena, conversation)).cost).toMatchObject({
    next: 'free',
    reason: 'first_answer',
  })
  expect((await sendDrawing(elena, { conversation }, { gift: 'star' })).body.cost).toMatchObject({
    reason: 'first_answer',
  })
  expect(
    (await sendDrawing(elena, { conversation }, { gif: 'minuet/thanks' })).body.message.credits,
  ).toBe(0)
  expect((await read(elena, conversation)).cost).toMatchObject({ next: 2, reason: 'message' })
  expect(
    (await sendDrawing(jonas, { member: nora.member }, { gif: 'minuet/hello' })).body,
  ).toMatchObject({
    message: { credits: 0 },
    cost: { starts_left: 0 },
  })
  expect(
    await sendDrawing(jonas, { member: (await site.addPerson()).member }, { gift: 'tulip' }),
  ).toMatchObject({
    status: 403,
    body: { error: { code: 'chat.too_many_starts' } },
  })
})

test('CHAT-06 SEC-05 an unknown gift is refused with its field’s name and nothing is charged', async () => {
  const { jonas, conversation } = await pair(20)
  for (const gift of [
    'rose',
    'toString',
    '../tulip',
    'TULIP',
    "tulip'; drop table chat.message; --",
  ])
    expect((await sendDrawing(jonas, { conversation }, { gift })).body.error).toMatchObject({
      code: 'chat.no_such_gift',
      field: 'gift',
      message: phrase('chat.refusals.no_such_gift'),
    })
  for (const gif of ['hello', 'minuet/nothing', 'elsewhere/hello', 'minuet/../hello'])
    expect((await sendDrawing(jonas, { conversation }, { gif })).body.error).toMatchObject({
      code: 'chat.no_such_gif',
      field: 'gif',
    })
  expect((await sendDrawing(jonas, { conversation }, { gift: '' })).status).toBe(422)
  expect(
    (await sendDrawing({ ...jonas, browser: site.visitor() }, { conversation }, { gift: 'tulip' }))
      .status,
  ).toBe(403)
  expect([await balance(jonas), (await read(jonas, conversation)).marks.last]).toEqual([20, 1])
})

test('CHAT-10 a gift to a fictional profile requires the disclosure even as the first message', async () => {
  const [jonas, isabel] = [await site.addPerson(), await site.addPerson({ kind: 'fictional' })]
  await give(jonas, 20)
  const first = await sendDrawing(jonas, { member: isabel.member }, { gift: 'tulip' })
  expect([first.status, first.body.error?.code]).toEqual([409, 'chat.disclosure_required'])
  const note = await jonas.browser.send('GET', `/api/members/${isabel.member}/disclosure`)
  const { version } = note.body as unknown as { version: string }
  await jonas.browser.send('POST', `/api/members/${isabel.member}/disclosure`, { version })
  expect((await sendDrawing(jonas, { member: isabel.member }, { gift: 'tulip' })).status).toBe(200)
  expect(await balance(jonas)).toBe(15)
})

test('CHAT-08 SEC-01 after a block a gift gets the same 404 as for an unknown member and moves no credits, and earlier gifts are gone for both', async () => {
  const { jonas, elena, conversation } = await pair(20)
  await sendDrawing(jonas, { conversation }, { gift: 'tulip' })
  await elena.browser.send('POST', `/api/members/${jonas.member}/block`)
  const unknownId = randomUUID()
  for (const what of [{ gift: 'tulip' }, { gif: 'minuet/hello' }]) {
    const [blocked, absent] = [
      await sendDrawing(jonas, { conversation }, what),
      await sendDrawing(jonas, { conversation: unknownId }, what),
    ]
    expect([blocked.status, blocked.body]).toEqual([404, absent.body])
    expect((await sendDrawing(jonas, { member: elena.member }, what)).status).toBe(404)
  }
  expect(await balance(jonas)).toBe(15)
})

test('BEY-13 the member’s data export lists gifts sent and received, without addresses', async () => {
  const { jonas, elena, conversation } = await pair(20)
  await sendDrawing(jonas, { conversation }, { gift: 'teddy' })
  await sendDrawing(jonas, { conversation }, { gif: 'minuet/hug' })
  const { parts } = await exportMember(site, 'chat', elena.account)
  expect(parts.conversations).toMatchObject([
    {
      messages: [
        { kind: 'text' },
        { kind: 'gift', text: '', picked: 'teddy' },
        { kind: 'gif', text: '', picked: 'minuet/hug' },
      ],
    },
  ])
})

test('CHAT-06 the database refuses a message of this kind that does not name its drawing', async () => {
  const { jonas, conversation } = await pair(0)
  const { database, clock } = site.server.infrastructure
  for (const [kind, body] of [
    ['gift', 'A tulip'],
    ['gift', ''],
    ['gif', 'hello'],
  ] as const)
    await expect(
      database.run(sql`
        insert into chat.message (conversation_id, seq, sender_id, client_id, kind, body, credits, at)
        select id, 2, ${jonas.account}, ${randomUUID()}::uuid, ${kind}, ${body}, 0, ${clock.now()}
        from chat.conversation where public_id = ${conversation}`),
    ).rejects.toThrow('message_picked_is_named')
})
