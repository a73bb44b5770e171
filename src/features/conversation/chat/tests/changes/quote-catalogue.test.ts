import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { changeRequests, outcome } from '../../testing/change-requests.ts'

let site: PeopledSite
let chat: ReturnType<typeof changeRequests>
beforeAll(async () => {
  site = await startPeopledSite()
  chat = changeRequests(site)
})
afterAll(() => site.close())

async function threeMessages() {
  const [jonas, elena] = [await chat.person(20), await chat.person(20)]
  const { conversation } = await chat.write(jonas, elena, 'Do you like dogs?')
  await chat.write(jonas, elena, 'Or cats?')
  await chat.write(jonas, elena, 'Or neither?')
  return { jonas, elena, conversation: conversation.id }
}

test('BEY-25 a reply quotes a message of the conversation, at the price of any message; both see the quote and who wrote it', async () => {
  const { jonas, elena, conversation } = await threeMessages()
  const id = randomUUID()
  const body = { id, text: 'Yes, two of them', quote: 1 }
  const sent = await chat.reply(elena, conversation, body)
  const quote = { seq: 1, kind: 'text', text: 'Do you like dogs?', hidden: false, available: true }
  expect(sent).toMatchObject({
    status: 200,
    body: { message: { seq: 4, credits: 0, quote: { ...quote, mine: false } } },
  })
  expect((await chat.reply(elena, conversation, body)).body).toMatchObject({ message: { seq: 4 } })
  expect(outcome(await chat.reply(elena, conversation, { ...body, quote: 2 }))).toBe(
    '409 chat.id_used',
  )
  expect((await chat.read(jonas, conversation))[3]).toMatchObject({
    quote: { ...quote, mine: true },
  })
  expect((await chat.reply(jonas, conversation, { text: 'Which?', quote: 4 })).body).toMatchObject({
    message: { credits: 2 },
  })
})

test('BEY-25 a quote shows only what its reader may see now: not a deleted message, one beyond the history limit, or one with their hidden words', async () => {
  const { jonas, elena, conversation } = await threeMessages()
  await chat.reply(elena, conversation, { text: 'Yes', quote: 1 })
  await chat.reply(elena, conversation, { text: 'No', quote: 2 })
  await chat.remove(jonas, conversation, 1)
  for (const who of [jonas, elena])
    expect((await chat.read(who, conversation))[3]?.quote).toMatchObject({
      text: '',
      available: false,
    })
  await elena.browser.send('PUT', '/api/hidden-words', { words: ['cats'] })
  expect((await chat.read(elena, conversation))[4]?.quote).toMatchObject({ hidden: true })
  expect((await chat.read(jonas, conversation))[4]?.quote).toMatchObject({ hidden: false })
  await site.server.product.sites.changeSettings(1, { history_limit: 2 })
  expect((await chat.read(jonas, conversation)).map(({ quote }) => quote?.available)).toEqual([
    false,
    false,
  ])
  await site.server.product.sites.changeSettings(1, { history_limit: 2000 })
})

test('BEY-25 a message that is deleted, not in the conversation or not yet written cannot be quoted, and nothing is charged', async () => {
  const { jonas, elena, conversation } = await threeMessages()
  await chat.remove(jonas, conversation, 3)
  const before = await chat.credits(jonas)
  for (const quote of [3, 4, 999])
    expect(outcome(await chat.reply(jonas, conversation, { text: 'See', quote }))).toBe(
      '409 chat.quote_gone',
    )
  expect((await chat.reply(jonas, conversation, { text: 'See', quote: 0 })).status).toBe(422)
  expect(await chat.credits(jonas)).toBe(before)
  expect(await chat.read(elena, conversation)).toHaveLength(3)
})
