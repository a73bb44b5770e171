import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopledSite, type Somebody, startPeopledSite } from '#features/members/profiles/testing/started-site.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, {
    message_credits: 0,
    free_conversations: 100,
    same_opener_people: 3,
  })
})
afterAll(() => site.close())

type Read = { messages: { seq: number; text: string; warnings: string[]; hidden: boolean }[] }

async function write(from: Somebody, to: Somebody, text: string): Promise<string> {
  const sent = await from.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
  expect([sent.status, sent.text]).toMatchObject([200, expect.anything()])
  return (sent.body as unknown as { conversation: { id: string } }).conversation.id
}
const read = async (who: Somebody, conversation: string) =>
  ((await who.browser.send('GET', `/api/conversations/${conversation}`)).body as unknown as Read).messages

test('BEY-16 the reader of a message is warned of money, scams, ways off the site and contact data; the writer sees nothing of it', async () => {
  const [scammer, elena] = [await site.somebody(), await site.somebody()]
  await write(scammer, elena, 'Hello, how are you?')
  await write(scammer, elena, 'Ich brauche Geld für meine kranke Mutter')
  await write(scammer, elena, 'Écris-moi sur WhatsApp : 06 12 34 56 78')
  const conversation = await write(scammer, elena, 'Kup kartę podarunkową Steam i wyślij mi kod')
  expect((await read(elena, conversation)).map(({ warnings }) => warnings)).toEqual([
    [],
    ['money'],
    ['away', 'contact'],
    ['money', 'scam'],
  ])
  expect((await read(scammer, conversation)).map(({ warnings }) => warnings)).toEqual([[], [], [], []])
})

test('BEY-16 who got an opener that went to many is told, as soon as it is true and not before, and the sender is listed', async () => {
  const [spreader, honest] = [await site.somebody(), await site.somebody()]
  const people = await Promise.all([1, 2, 3, 4].map((n) => site.somebody({ name: `Reader ${n}` })))
  const opener = (name: string) =>
    `Hello ${name}, I saw your smile and could not go on without writing to you. How is your day going so far?`
  const conversations: string[] = []
  for (const person of people.slice(0, 2)) conversations.push(await write(spreader, person, opener(person.name)))
  const told = async (at: number) => (await read(people[at] as Somebody, conversations[at] as string))[0]?.warnings
  expect([await told(0), await told(1)]).toEqual([[], []])
  expect(await site.server.product.warnings.listSpreaders(10)).toEqual([])
  conversations.push(await write(spreader, people[2] as Somebody, opener('Reader 3')))
  expect([await told(0), await told(1), await told(2)]).toEqual([['many'], ['many'], ['many']])
  expect(await site.server.product.warnings.listSpreaders(10)).toMatchObject([
    { account: spreader.account, recipients: 3 },
  ])
  // Somebody else who writes the same once, and short greetings, are no matter.
  const alone = await write(honest, people[3] as Somebody, opener('Reader 4'))
  expect((await read(people[3] as Somebody, alone))[0]?.warnings).toEqual([])
  const greeter = await site.somebody()
  for (const person of people) await write(greeter, person, 'How are you?')
  expect(await site.server.product.warnings.listSpreaders(10)).toHaveLength(1)
})

test('BEY-16 messages with a hidden word are folded for who chose the word, in the conversation and on the list, and for nobody else', async () => {
  const [writer, reader] = [await site.somebody(), await site.somebody()]
  const saved = await reader.browser.send('PUT', '/api/hidden-words', { words: [' Fußball ', 'fussball', 'red wine'] })
  expect(saved.body).toEqual({ words: ['Fußball', 'red wine'] })
  expect((await reader.browser.send('GET', '/api/hidden-words')).body).toEqual({ words: ['Fußball', 'red wine'] })
  await write(writer, reader, 'Do you like tea?')
  const conversation = await write(writer, reader, 'Or FUSSBALL?')
  expect((await read(reader, conversation)).map(({ hidden }) => hidden)).toEqual([false, true])
  expect((await read(writer, conversation)).map(({ hidden }) => hidden)).toEqual([false, false])
  expect((await reader.browser.send('GET', '/api/chats')).body).toMatchObject({ chats: [{ last: { hidden: true } }] })
  expect((await writer.browser.send('GET', '/api/hidden-words')).body).toEqual({ words: [] })
  const wrong = await reader.browser.send('PUT', '/api/hidden-words', { words: ['x'.repeat(61)] })
  expect(wrong).toMatchObject({
    status: 422,
    body: { error: { fields: [{ path: 'words.0', reason: 'input.too_long' }] } },
  })
})

test('BEY-16 SEC-06 a block and an erasure take along what was noted', async () => {
  const [scammer, elena] = [await site.somebody(), await site.somebody()]
  await write(scammer, elena, 'Send me money please, I need it')
  const { floor, product } = site.server
  const marks = async () =>
    (await floor.database.pool.query('select 1 from message_safety.message_warning where sender_id = $1', [scammer.account]))
      .rowCount
  expect(await marks()).toBe(1)
  await elena.browser.send('POST', `/api/members/${scammer.member}/block`)
  expect(await marks()).toBe(0)
  await elena.browser.send('PUT', '/api/hidden-words', { words: ['tea'] })
  await floor.database.transaction((tx) =>
    product.warnings.hears['accounts.erased'](tx, { account: elena.account }, floor.clock.now()),
  )
  expect(await product.warnings.exportOwn(elena.account)).toEqual({ hidden_words: [] })
})
