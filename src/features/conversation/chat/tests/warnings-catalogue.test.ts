import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { photoPeople, picture } from '../testing/photo-people.ts'

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

type ConversationBody = {
  messages: { seq: number; text: string; warnings: string[]; hidden: boolean }[]
}

async function write(from: TestPerson, to: TestPerson, text: string): Promise<string> {
  const sent = await from.browser.send('POST', `/api/members/${to.member}/messages`, {
    id: randomUUID(),
    text,
  })
  expect([sent.status, sent.text]).toMatchObject([200, expect.anything()])
  return (sent.body as unknown as { conversation: { id: string } }).conversation.id
}
const read = async (who: TestPerson, conversation: string) =>
  (
    (await who.browser.send('GET', `/api/conversations/${conversation}`))
      .body as unknown as ConversationBody
  ).messages

test('BEY-16 the reader of a message is warned about money, scams, moving off the site and contact details; the writer sees none of it', async () => {
  const [scammer, elena] = [await site.addPerson(), await site.addPerson()]
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
  expect((await read(scammer, conversation)).map(({ warnings }) => warnings)).toEqual([
    [],
    [],
    [],
    [],
  ])
})

test('BEY-16 receivers of a first message that went to many people are warned as soon as that is the case and not before, and the sender is listed', async () => {
  const [spreader, honest] = [await site.addPerson(), await site.addPerson()]
  const people = await Promise.all([1, 2, 3, 4].map((n) => site.addPerson({ name: `Reader ${n}` })))
  const opener = (name: string) =>
    `Hello ${name}, I saw your smile and could not go on without writing to you. How is your day going so far?`
  const conversations: string[] = []
  for (const person of people.slice(0, 2))
    conversations.push(await write(spreader, person, opener(person.name)))
  const warningsFor = async (at: number) =>
    (await read(people[at] as TestPerson, conversations[at] as string))[0]?.warnings
  expect([await warningsFor(0), await warningsFor(1)]).toEqual([[], []])
  expect(await site.server.product.messageWarnings.listSpreaders(10)).toEqual([])
  conversations.push(await write(spreader, people[2] as TestPerson, opener('Reader 3')))
  expect([await warningsFor(0), await warningsFor(1), await warningsFor(2)]).toEqual([
    ['many'],
    ['many'],
    ['many'],
  ])
  expect(await site.server.product.messageWarnings.listSpreaders(10)).toMatchObject([
    { account: spreader.account, recipients: 3 },
  ])
  // The same text from a single other member, and short greetings, do not matter.
  const alone = await write(honest, people[3] as TestPerson, opener('Reader 4'))
  expect((await read(people[3] as TestPerson, alone))[0]?.warnings).toEqual([])
  const greeter = await site.addPerson()
  for (const person of people) await write(greeter, person, 'How are you?')
  expect(await site.server.product.messageWarnings.listSpreaders(10)).toHaveLength(1)
})

test('BEY-16 messages with a hidden word are collapsed for the member who chose the word, in the conversation and on the list, and for no one else', async () => {
  const [writer, reader] = [await site.addPerson(), await site.addPerson()]
  const saved = await reader.browser.send('PUT', '/api/hidden-words', {
    words: [' Fußball ', 'fussball', 'red wine'],
  })
  expect(saved.body).toEqual({ words: ['Fußball', 'red wine'] })
  expect((await reader.browser.send('GET', '/api/hidden-words')).body).toEqual({
    words: ['Fußball', 'red wine'],
  })
  await write(writer, reader, 'Do you like tea?')
  const conversation = await write(writer, reader, 'Or FUSSBALL?')
  expect((await read(reader, conversation)).map(({ hidden }) => hidden)).toEqual([false, true])
  expect((await read(writer, conversation)).map(({ hidden }) => hidden)).toEqual([false, false])
  expect((await reader.browser.send('GET', '/api/chats')).body).toMatchObject({
    chats: [{ last: { hidden: true } }],
  })
  expect((await writer.browser.send('GET', '/api/hidden-words')).body).toEqual({ words: [] })
  const wrong = await reader.browser.send('PUT', '/api/hidden-words', { words: ['x'.repeat(61)] })
  expect(wrong).toMatchObject({
    status: 422,
    body: { error: { fields: [{ path: 'words.0', reason: 'input.too_long' }] } },
  })
})

test('BEY-16 SEC-06 a block and an erasure delete the recorded warnings', async () => {
  const [scammer, elena] = [await site.addPerson(), await site.addPerson()]
  await write(scammer, elena, 'Send me money please, I need it')
  const { infrastructure, product } = site.server
  const marks = async () =>
    (
      await infrastructure.database.pool.query(
        'select 1 from message_safety.message_warning where sender_id = $1',
        [scammer.account],
      )
    ).rowCount
  expect(await marks()).toBe(1)
  await elena.browser.send('POST', `/api/members/${scammer.member}/block`)
  expect(await marks()).toBe(0)
  await elena.browser.send('PUT', '/api/hidden-words', { words: ['tea'] })
  await infrastructure.database.transaction((tx) =>
    product.messageWarnings.personalData.erase(tx, elena.account, infrastructure.clock.now()),
  )
  expect((await exportMember(site, 'messageWarnings', elena.account)).parts.warnings).toEqual({
    hidden_words: [],
    shown: [],
  })
})

test('BEY-16 an advertisement is found after a sticker, after a greeting and in the description of a photo; texts in an answered conversation are not compared', async () => {
  const advertisement =
    'Earn thousands every week from home, ask me how and I will send you my private page at once'
  const warned = async (who: TestPerson, conversation: string) =>
    (await read(who, conversation)).map(({ warnings }) => warnings.includes('many'))
  const spreader = await site.addPerson()
  const readers = [await site.addPerson(), await site.addPerson(), await site.addPerson()] as const
  const send = async (to: TestPerson, kind: string, body: object) => {
    const sent = await spreader.browser.send('POST', `/api/members/${to.member}/messages/${kind}`, {
      id: randomUUID(),
      ...body,
    })
    expect([sent.status, sent.text]).toMatchObject([200, expect.anything()])
  }
  await send(readers[0], 'gif', { gif: 'minuet/hello' })
  const first = await write(spreader, readers[0], advertisement)
  await write(spreader, readers[1], 'Hi')
  const second = await write(spreader, readers[1], advertisement)
  const photo = await photoPeople(site).sendTo(
    { member: readers[2].member },
    spreader,
    await picture(),
    { description: advertisement },
  )
  const third = photo.body.conversation.id
  expect([
    await warned(readers[0], first),
    await warned(readers[1], second),
    await warned(readers[2], third),
  ]).toEqual([[false, true], [false, true], [true]])
  expect(await site.server.product.messageWarnings.listSpreaders(10)).toContainEqual(
    expect.objectContaining({ account: spreader.account, recipients: 3 }),
  )

  const honest = await site.addPerson()
  for (const reader of readers) {
    const conversation = await write(honest, reader, 'Hi')
    await write(reader, honest, 'Hi, tell me about your work')
    await write(honest, reader, `${advertisement}, as my old boss used to say`)
    expect(await warned(reader, conversation)).toEqual([false, false, false])
  }
})
