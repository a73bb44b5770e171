import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { exportMember } from '#app/testing/export-member.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { message_credits: 0, free_conversations: 100 })
})
afterAll(() => site.close())

const write = async (from: TestPerson, to: TestPerson, text: string) =>
  expect(
    await from.browser.send('POST', `/api/members/${to.member}/messages`, {
      id: randomUUID(),
      text,
    }),
  ).toMatchObject({
    status: 200,
  })
const report = (who: TestPerson, member: string, more: object = {}) =>
  who.browser.send('POST', `/api/members/${member}/report`, {
    id: randomUUID(),
    reason: 'scam',
    ...more,
  })
const listed = () => site.server.product.reports.list({ pool: 1, before: null, count: 10 })

test('BEY-15 BEY-16 a report freezes the profile, the selected message and its neighbours, and returns a receipt', async () => {
  const [mark, elena] = [await site.addPerson({ name: 'Mark' }), await site.addPerson()]
  for (let n = 1; n <= 14; n += 1)
    await write(n % 2 ? mark : elena, n % 2 ? elena : mark, `Line ${n}`)
  const filed = await report(elena, mark.member, { messages: [7], details: ' He wants money. ' })
  expect(filed).toMatchObject({
    status: 200,
    body: { number: expect.stringMatching(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/) },
  })
  const [found] = await listed()
  expect(found).toMatchObject({
    number: (filed.body as unknown as { number: string }).number,
    reporter: elena.account,
    reported: mark.account,
    reason: 'scam',
    details: 'He wants money.',
  })
  const [profile, ...messages] = found?.evidence ?? []
  expect(profile).toMatchObject({
    kind: 'profile',
    selected: false,
    content: { name: 'Mark', member: mark.member },
  })
  expect(messages.map(({ content }) => (content as { text: string }).text)).toEqual(
    Array.from({ length: 11 }, (_, at) => `Line ${at + 2}`),
  )
  expect(messages.filter(({ selected }) => selected)).toMatchObject([
    { content: { text: 'Line 7', from_reported: true } },
  ])

  // Blocking deletes the conversation but not the frozen evidence, which cannot be changed.
  await mark.browser.send('POST', `/api/members/${elena.member}/block`)
  expect((await listed())[0]?.evidence).toHaveLength(12)
  const { pool } = site.server.infrastructure.database
  for (const table of ['reports.report', 'reports.evidence']) {
    await expect(pool.query(`delete from ${table}`)).rejects.toThrow('immutable')
    await expect(runAsSuperuser(pool, `truncate ${table} cascade`)).rejects.toThrow('immutable')
  }
  await expect(pool.query(`update reports.report set details = ''`)).rejects.toThrow('immutable')
})

test('BEY-16 repeating a report returns the same report, and two concurrent reports become one', async () => {
  const [mark, elena] = [await site.addPerson(), await site.addPerson()]
  const id = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4].map(() => report(elena, mark.member, { id })))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await report(elena, mark.member, { id, reason: 'fake' })).text).toBe(answers[0]?.text)
  expect((await listed()).filter(({ reported }) => reported === mark.account)).toHaveLength(1)
})

test('BEY-16 the reported member is not notified, and a member who does not exist cannot be reported', async () => {
  const [mark, elena] = [await site.addPerson(), await site.addPerson()]
  await write(elena, mark, 'Hello')
  const before = [
    (await mark.browser.send('GET', '/api/chats')).text,
    (await mark.browser.send('GET', `/api/members/${elena.member}`)).text,
  ]
  await report(elena, mark.member)
  expect([
    (await mark.browser.send('GET', '/api/chats')).text,
    (await mark.browser.send('GET', `/api/members/${elena.member}`)).text,
  ]).toEqual(before)
  const absent = await report(elena, randomUUID())
  const stranger = await site.addPerson()
  await stranger.browser.send('POST', `/api/members/${elena.member}/block`)
  expect(await report(elena, stranger.member)).toMatchObject({ status: 404, text: absent.text })
  expect(await report(elena, elena.member)).toMatchObject({
    status: 422,
    body: { error: { code: 'reports.self' } },
  })
})

test('BEY-16 a member who left can still be reported by those they wrote to; “something else” requires a text; other people’s messages are not copied', async () => {
  const [mark, elena, other] = [
    await site.addPerson(),
    await site.addPerson(),
    await site.addPerson(),
  ]
  await write(mark, elena, 'Send me money')
  await write(mark, other, 'A secret of others')
  await site.server.infrastructure.database.pool.query(
    `update accounts.account set status = 'disabled' where id = $1`,
    [mark.account],
  )
  expect(await report(elena, mark.member, { reason: 'other', details: '  ' })).toMatchObject({
    status: 422,
    body: { error: { code: 'reports.details_required', field: 'details' } },
  })
  expect(await report(elena, mark.member, { messages: [1, 2, 3] })).toMatchObject({ status: 200 })
  const [found] = await listed()
  const messages = found?.evidence.filter(({ kind }) => kind === 'message')
  expect(messages?.map(({ content }) => (content as { text: string }).text)).toEqual([
    'Send me money',
  ])
  expect((await exportMember(site, 'reports', elena.account)).parts.reports).toMatchObject([
    { reason: 'scam', number: found?.number },
  ])
})
