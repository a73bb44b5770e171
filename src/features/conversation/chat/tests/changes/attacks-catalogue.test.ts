import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { changeRequests, outcome } from '../../testing/change-requests.ts'
import { readNumber, reportMember } from '../../testing/report-requests.ts'

let site: PeopledSite
let chat: ReturnType<typeof changeRequests>
beforeAll(async () => {
  site = await startPeopledSite()
  chat = changeRequests(site)
})
afterAll(() => site.close())

const now = () => site.server.infrastructure.clock.now()
const pass = (ms: number) => site.server.infrastructure.clock.moveBy(ms)
const night = () => site.server.product.chat.refundUnread(now())
const run = (query: Parameters<typeof site.server.infrastructure.database.many>[0]) =>
  site.server.infrastructure.database.many(query)
const at = (conversation: string, seq: number) =>
  `/api/conversations/${conversation}/messages/${seq}`

/** Jonas writes to Elena: a first message, which is free, and one that costs 2 of his 10 credits. */
async function twoMessages(elena?: TestPerson) {
  const [jonas, reader] = [await chat.person(10), elena ?? (await chat.person())]
  const { conversation } = await chat.write(jonas, reader, 'The first one')
  await chat.write(jonas, reader, 'The second one')
  return { jonas, elena: reader, conversation: conversation.id }
}
const books = async () => {
  expect(await run(sql`select * from credits.ledger_violations`)).toEqual([])
  return site.server.infrastructure.database.one<{ escrow: number }>(
    sql`select in_escrow::int as escrow from credits.public_totals`,
  )
}

test('BEY-26 the 15 minutes run from sending by the server’s clock: no field of a request, edit or repeat extends them', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  const id = randomUUID()
  for (const extra of [{ at: '2036-01-01T00:00:00Z' }, { sent_at: now() }, { now: 0 }]) {
    const body = { id, text: 'Later', ...extra }
    const edited = await jonas.browser.send('PUT', `${at(conversation, 2)}/text`, body)
    expect(edited.status).toBe(422)
    const body2 = { id: randomUUID(), text: 'Now', ...extra }
    const to = `/api/members/${elena.member}/messages`
    expect((await jonas.browser.send('POST', to, body2)).status).toBe(422)
  }
  const headers = { date: 'Fri, 01 Jan 2016 00:00:00 GMT', 'x-forwarded-date': '2016' }
  pass(14 * 60_000)
  expect((await chat.edit(jonas, conversation, 2, 'In time', id)).status).toBe(200)
  pass(60_000)
  const late = '409 message_changes.too_late'
  const edit = { id: randomUUID(), text: 'Too late' }
  const path = `${at(conversation, 2)}/text`
  expect(outcome(await jonas.browser.send('PUT', path, edit, headers))).toBe(late)
  expect(outcome(await chat.remove(jonas, conversation, 2))).toBe(late)
  // Repeating the edit made in time returns the same response and changes nothing.
  expect((await chat.edit(jonas, conversation, 2, 'In time', id)).body).toMatchObject({
    text: 'In time',
  })
  expect(outcome(await chat.edit(jonas, conversation, 2, 'Too late', id))).toBe(
    '409 message_changes.id_used',
  )
  expect((await chat.read(elena, conversation))[1]?.text).toBe('In time')
})

test('BEY-26 G5 editing or deleting after a report does not change it, and a later report shows the changes', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  await chat.edit(jonas, conversation, 2, 'Never shown to her')
  await chat.edit(jonas, conversation, 2, 'I know where you work')
  await chat.read(elena, conversation)
  const report = async () => readNumber(await reportMember(elena, jonas, { messages: [2] }))
  const number = await report()
  await chat.edit(jonas, conversation, 2, 'Have a nice day')
  // Each report is added to the one that is still open, with the current text.
  expect(await report()).toBe(number)
  await chat.remove(jonas, conversation, 2)
  expect(await report()).toBe(number)
  const shown = [
    { text: 'The second one', at: expect.any(String), shown: false },
    { text: 'Never shown to her', at: expect.any(String), shown: false },
  ]
  const threat = { text: 'I know where you work', at: expect.any(String), shown: true }
  expect(
    await run(sql`
      select e.content ->> 'text' as text, e.content -> 'versions' as versions, e.content ? 'deleted_at' as deleted
      from reports.evidence e join reports.report r on r.id = e.report_id
      where r.number = ${number} and e.kind = 'message' and e.content ->> 'number' = '2' order by e.position`),
  ).toEqual([
    { text: 'I know where you work', versions: shown, deleted: false },
    { text: 'Have a nice day', versions: [...shown, threat], deleted: false },
    { text: 'Have a nice day', versions: [...shown, threat], deleted: true },
  ])
})

test('BEY-26 an edit costs and returns nothing, whatever the new text: a paid text remains one paid text, and the next one costs as usual', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  await chat.edit(jonas, conversation, 2, 'x')
  await chat.edit(jonas, conversation, 2, 'A whole letter. '.repeat(60).trim())
  for (const text of ['gift:tulip', '{"kind":"gift","gift":"tulip"}']) {
    const edited = await chat.edit(jonas, conversation, 2, text)
    expect(edited.body).toMatchObject({ text })
    expect((await chat.read(elena, conversation))[1]).toMatchObject({ kind: 'text', text })
  }
  const body = { id: randomUUID(), text: 'x', kind: 'photo', price: 0 }
  expect((await jonas.browser.send('PUT', `${at(conversation, 2)}/text`, body)).status).toBe(422)
  expect(await chat.credits(jonas)).toBe(8)
  expect((await chat.write(jonas, elena, 'The third one')).message.credits).toBe(2)
  expect((await chat.movements(jonas)).map(({ kind }) => kind)).toEqual(['spend', 'spend', 'grant'])
})

test('BEY-26 F13 BEY-08 credits held because the recipient is under review are returned once: by the deletion, and not again by a ban', async () => {
  const accused = await chat.person(10)
  const reporters = [await chat.person(), await chat.person()]
  for (const who of reporters) await chat.write(accused, who, `Hello ${randomUUID()}`)
  const numbers = []
  for (const who of reporters)
    numbers.push(readNumber(await reportMember(who, accused, { reason: 'scam' })))
  const before = (await books()).escrow
  const { jonas, conversation } = await twoMessages(accused)
  expect((await books()).escrow).toBe(before + 2)
  expect((await chat.remove(jonas, conversation, 2)).body).toMatchObject({
    returned: 2,
    credits: 10,
  })
  expect((await books()).escrow).toBe(before)
  await chat.write(jonas, accused, 'The third one')
  await chat.read(accused, conversation)
  expect((await chat.remove(jonas, conversation, 3)).body).toMatchObject({
    returned: 0,
    credits: 8,
  })
  const mara = await officeClient(site, 'moderator', 'Mara')
  const banned = await mara.send('PUT', `/api/office/reports/${numbers[0]}/decision`, {
    outcome: 'ban',
    statement: 'Reviewed.',
    for_deceiving: true,
  })
  expect(banned.status).toBe(200)
  await night()
  await night()
  // The message that was shown and then deleted is refunded by the ban, like any other.
  expect(await chat.credits(jonas)).toBe(10)
  await books()
})

test('BEY-26 BEY-18 first messages deleted by their senders don’t count as unanswered, so no one can spoil another member’s label', async () => {
  await site.server.product.sites.changeSettings(1, { free_conversations: 50 })
  const elena = await chat.person(100)
  for (let n = 0; n < 12; n += 1) {
    const writer = await chat.person()
    const { conversation } = await chat.write(writer, elena, `Hello, number ${n}`)
    if (n < 6) await chat.write(elena, writer, 'Hello')
    else if (n >= 8) await chat.remove(writer, conversation.id, 1)
  }
  pass(3 * 86_400_000)
  await site.server.product.chat.noteAnswering(now())
  // Six of eight within a day; with the four deleted ones it would be half of twelve.
  expect(
    await run(sql`select * from profiles.reply_habit where account_id = ${elena.account}`),
  ).toMatchObject([{ habit: 'within_day' }])
})

test('BEY-26 SEC-04 a member can react at most 40 times a minute, and no reaction is pushed, emailed, counted or put at the top of the list', async () => {
  const limited = await startPeopledSite({}, { limits: 'enforce' })
  try {
    const requests = changeRequests(limited)
    const [jonas, elena] = [await requests.person(), await requests.person()]
    const { conversation } = await requests.write(jonas, elena, 'Hello')
    await requests.read(elena, conversation.id)
    const { database } = limited.server.infrastructure
    const facts = async () =>
      database.many(sql`
        select c.last_at, c.seq, (select count(*)::int from platform.task) as tasks,
          (select count(*)::int from pwa.pending_push) as pushes, (select count(*)::int from notifications.email) as emails
        from chat.conversation c`)
    await limited.server.product.eventBus.drain()
    const before = await facts()
    const statuses: number[] = []
    for (let n = 0; n < 45; n += 1) {
      const reaction = n % 2 === 0 ? 'love' : 'sad'
      statuses.push((await requests.react(elena, conversation.id, 1, reaction)).status)
    }
    expect(statuses).toEqual([...Array(40).fill(204), ...Array(5).fill(429)])
    expect((await requests.takeBack(elena, conversation.id, 1)).status).toBe(429)
    expect(await facts()).toEqual(before)
    expect((await jonas.browser.send('GET', '/api/chats')).body).toMatchObject({ unread: 0 })
  } finally {
    await limited.close()
  }
})

test('BEY-26 BEY-09 reactions are possible during a break, because they are free; after a ban or log-out they are not', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  const pause = await elena.browser.send('POST', '/api/spending-limits/pause', { length: 'week' })
  expect(pause.status, pause.text).toBeLessThan(300)
  expect((await chat.react(elena, conversation, 1, 'love')).status).toBe(204)
  await chat.write(elena, jonas, 'Hello')
  expect((await chat.react(jonas, conversation, 3, 'love')).status).toBe(204)
  const number = readNumber(await reportMember(jonas, elena, { reason: 'scam' }))
  const mara = await officeClient(site, 'moderator', 'Nora')
  const decision = { outcome: 'ban', statement: 'Reviewed.', for_deceiving: false }
  await mara.send('PUT', `/api/office/reports/${number}/decision`, decision)
  expect((await chat.react(elena, conversation, 1, 'sad')).status).toBe(403)
  expect((await chat.takeBack(elena, conversation, 1)).status).toBe(403)
  // No one can react to a message whose sender is gone, but an existing reaction can be removed.
  expect(outcome(await chat.react(jonas, conversation, 3, 'sad'))).toBe('403 message_changes.gone')
  expect((await chat.takeBack(jonas, conversation, 3)).status).toBe(204)
})

test('BEY-25 a quote never shows a message of another conversation, of a severed one, or of anyone else', async () => {
  const { jonas, elena, conversation } = await twoMessages()
  const noor = await chat.person(10)
  const other = await chat.write(jonas, noor, 'Only for Noor')
  for (let n = 0; n < 5; n += 1) await chat.write(noor, jonas, `Secret ${n}`)
  // Numbers refer to this conversation only; ids of conversations aren't accepted.
  expect(outcome(await chat.reply(jonas, conversation, { text: 'See', quote: 5 }))).toBe(
    '409 chat.quote_gone',
  )
  for (const quote of [
    `${other.conversation.id}:1`,
    { conversation: other.conversation.id, seq: 1 },
    -1,
    1.5,
    '1',
  ])
    expect((await chat.reply(jonas, conversation, { text: 'See', quote })).status).toBe(422)
  expect(outcome(await chat.reply(elena, other.conversation.id, { text: 'Hm', quote: 1 }))).toBe(
    '404 not_found',
  )
  await chat.reply(elena, conversation, { text: 'Yes', quote: 2 })
  await elena.browser.send('POST', `/api/members/${jonas.member}/block`)
  expect(outcome(await chat.reply(jonas, conversation, { text: 'Why?', quote: 3 }))).toBe(
    '404 not_found',
  )
  expect(outcome(await chat.edit(jonas, conversation, 2, 'Sorry'))).toBe('404 not_found')
})
