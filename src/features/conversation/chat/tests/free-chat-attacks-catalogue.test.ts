import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportMember } from '#app/testing/export-member.ts'
import { mailedToken } from '#features/members/accounts/testing/someone.ts'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'

// Attacks by members who try to chat for free, or to get a refund for messages that were read.

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
}, 300_000)
afterAll(() => site.close())

const day = 86_400_000
const now = () => site.server.infrastructure.clock.now()
const night = () => site.server.product.chat.refundUnread(now())
async function premium(credits = 100): Promise<TestPerson> {
  const person = await site.addPerson({ email: `${randomUUID()}@attack.example` })
  await site.query(
    "select * from credits.public_grant($1, $2, 'order', 'bought', 999, 'EUR', null, $3, 1)",
    [person.account, credits, now()],
  )
  return person
}
const balance = async ({ browser }: TestPerson) =>
  ((await browser.send('GET', '/api/credits')).body as unknown as { credits: number }).credits
const write = async (from: TestPerson, to: TestPerson, text: string) =>
  (
    (
      await from.browser.send('POST', `/api/members/${to.member}/messages`, {
        id: randomUUID(),
        text,
      })
    ).body as unknown as { conversation: { id: string } }
  ).conversation.id
const read = async ({ browser }: Pick<TestPerson, 'browser'>, conversation: string) =>
  (await browser.send('GET', `/api/conversations/${conversation}`)).body as unknown as {
    messages: { text: string; mine: boolean; withdrawn: boolean }[]
  }
const received = async (reader: Pick<TestPerson, 'browser'>, conversation: string) =>
  (await read(reader, conversation)).messages.filter(({ mine }) => !mine)
const emailOf = async ({ account }: TestPerson) =>
  String(
    (await site.query('select email from accounts.account where id = $1', [account]))[0]?.email,
  )

async function deleteAccount(who: TestPerson): Promise<void> {
  const left = { current_password: 'three tall herons' }
  expect((await who.browser.send('POST', '/api/account/deletion', left)).status).toBe(200)
}
/** Reactivates a deleted account and returns its new browser. */
async function reactivate(who: TestPerson): Promise<Pick<TestPerson, 'browser'>> {
  const email = await emailOf(who)
  const token = await mailedToken(site, email, '/reactivate')
  const browser = site.visitor()
  expect((await browser.send('POST', '/api/reactivations', { token })).status).toBeLessThan(300)
  await browser.send('POST', '/api/user.php', { login: email, password: 'three tall herons' })
  return { browser }
}

test('BEY-08 CHAT-08 two members who read each other without the read mark, and block and unblock each other every evening, pay for every message', async () => {
  const [anna, bert] = [await premium(), await premium()]
  const [before, beforeBert] = [await balance(anna), await balance(bert)]
  let paid = 0
  for (let round = 0; round < 5; round += 1) {
    for (let n = 0; n < 10; n += 1) {
      const conversation = await write(anna, bert, `Anna ${round} ${n}`)
      expect(await write(bert, anna, `Bert ${round} ${n}`)).toBe(conversation)
      expect((await received(bert, conversation)).at(-1)?.text).toBe(`Anna ${round} ${n}`)
      expect((await received(anna, conversation)).at(-1)?.text).toBe(`Bert ${round} ${n}`)
    }
    paid += 20
    await anna.browser.send('POST', `/api/members/${bert.member}/block`)
    site.server.infrastructure.clock.moveBy(day)
    await night()
    await anna.browser.send('DELETE', `/api/members/${bert.member}/block`)
  }
  // The first message is free in two conversations, the limit, and never again.
  expect(before - (await balance(anna))).toBe(5 * 20 - 2 * 2)
  // The first answer is free once, however often they start again.
  expect(beforeBert - (await balance(bert))).toBe(5 * 20 - 2)
  expect(paid).toBe(100)
}, 120_000)

test('BEY-08 a reader who reads without the read mark and then deletes the account for a night does not get anyone a refund', async () => {
  const [anna, bert] = [await premium(), await premium()]
  let conversation = ''
  for (let n = 0; n < 12; n += 1) conversation = await write(anna, bert, `Message ${n}`)
  expect(await received(bert, conversation)).toHaveLength(12)
  const paid = await balance(anna)
  await deleteAccount(bert)
  site.server.infrastructure.clock.moveBy(day)
  expect(await night()).toBe(0)
  expect(await balance(anna)).toBe(paid)
  const back = await reactivate(bert)
  expect((await received(back, conversation)).map(({ text }) => text)).toHaveLength(12)
})

test('BEY-08 a refunded message stays unread: after a deletion and a reactivation the reader finds its text neither on the page nor in the list or the export', async () => {
  const [anna, bert] = [await premium(), await premium()]
  // The free first message, which no one has to refund.
  const conversation = await write(anna, bert, 'Hello')
  await received(bert, conversation)
  await write(anna, bert, 'The secret plan')
  await write(anna, bert, 'Its second half')
  const paid = await balance(anna)
  await deleteAccount(bert)
  site.server.infrastructure.clock.moveBy(day)
  expect(await night()).toBe(2)
  expect(await balance(anna)).toBe(paid + 4)
  const back = await reactivate(bert)
  const list = await back.browser.send('GET', '/api/chats')
  // Only the free one is unread; the others are gone.
  expect(list.body).toMatchObject({ unread: 1, chats: [{ num_unread_messages: 1 }] })
  expect(await received(back, conversation)).toMatchObject([
    { text: 'Hello', withdrawn: false },
    { text: '', withdrawn: true },
    { text: '', withdrawn: true },
  ])
  const exported = JSON.stringify((await exportMember(site, 'chat', bert.account)).parts)
  for (const text of ['The secret plan', 'Its second half'])
    expect(list.text + exported).not.toContain(text)
  // The sender still has both, and sees that they were not read.
  expect((await read(anna, conversation)).messages).toMatchObject([
    { text: 'Hello', withdrawn: false },
    { text: 'The secret plan', withdrawn: true },
    { text: 'Its second half', withdrawn: true },
  ])
})

test('BEY-08 the preview in the list counts as shown, and only the message it previews', async () => {
  const [anna, bert] = [await premium(), await premium()]
  await write(anna, bert, 'One')
  await bert.browser.send('GET', '/api/chats')
  await write(anna, bert, 'Two')
  await write(anna, bert, 'Three')
  await bert.browser.send('GET', '/api/chats')
  const paid = await balance(anna)
  await deleteAccount(bert)
  site.server.infrastructure.clock.moveBy(day)
  expect(await night()).toBe(1)
  expect(await balance(anna)).toBe(paid + 2)
})

test('BEY-08 a message in a data export counts as shown', async () => {
  const [anna, bert] = [await premium(), await premium()]
  await write(anna, bert, 'Read in the export')
  const parts = JSON.stringify((await exportMember(site, 'chat', bert.account)).parts)
  expect(parts).toContain('Read in the export')
  await deleteAccount(bert)
  site.server.infrastructure.clock.moveBy(day)
  expect(await night()).toBe(0)
})

test('BEY-08 an older page counts as shown too, and counting unread messages does not', async () => {
  const [anna, bert] = [await premium(), await premium()]
  const conversation = await write(anna, bert, 'One')
  for (const text of ['Two', 'Three']) await write(anna, bert, text)
  await bert.browser.send('GET', '/api/chats/unread')
  await bert.browser.send('GET', `/api/members/${anna.member}/chat`)
  await bert.browser.send('GET', `/api/conversations/${conversation}?before=3`)
  await deleteAccount(bert)
  site.server.infrastructure.clock.moveBy(day)
  expect(await night()).toBe(1)
})

test('BEY-08 a message opened between the nightly record and its payment is neither refunded nor withdrawn', async () => {
  const [anna, bert] = [await premium(), await premium()]
  const conversation = await write(anna, bert, 'Just in time')
  await site.query(
    `insert into chat.refund (account_id, message_id, recorded_at)
     select sender_id, client_id, $2 from chat.message where sender_id = $1`,
    [anna.account, now()],
  )
  expect(await received(bert, conversation)).toMatchObject([{ text: 'Just in time' }])
  const paid = await balance(anna)
  expect(await night()).toBe(0)
  expect(await balance(anna)).toBe(paid)
  expect(await received(bert, conversation)).toMatchObject([
    { text: 'Just in time', withdrawn: false },
  ])
})

test('after all of this the ledger reports no violations', async () => {
  expect(await site.server.product.credits.findViolations()).toEqual([])
})

test('BEY-08 CHAT-08 a page requested far beyond the last message, while a message is being stored, shows nothing that is refunded as unread', async () => {
  const [anna, bert] = [await premium(), await premium()]
  const conversation = await write(anna, bert, 'free')
  await write(anna, bert, 'waiting')
  const blocked = async (count: number) =>
    expect
      .poll(
        async () =>
          (await site.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'"))
            .length,
      )
      .toBe(count)
  const holder = await site.server.infrastructure.database.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from chat.conversation where public_id = $1 for update', [
    conversation,
  ])
  // The message waits for the row, then the page does: the message is stored first, after the page
  // has seen how long the conversation is.
  const sent = write(anna, bert, 'the secret')
  await blocked(1)
  const page = bert.browser.send('GET', `/api/conversations/${conversation}?before=2147483647`)
  await blocked(2)
  await holder.query('commit')
  holder.release()
  await sent
  const { messages } = (await page).body as unknown as { messages: { text: string }[] }
  const [row] = await site.query(
    'select greatest(a_shown, b_shown) as shown from chat.conversation where public_id = $1',
    [conversation],
  )
  expect(messages.map(({ text }) => text)).toEqual(['free', 'waiting'])
  expect(row?.shown).toBe(2)
})
