import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { exportMember } from '#app/testing/export-member.ts'

let site: PeopledSite
let reader: TestPerson
let writers: TestPerson[]
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { message_credits: 0, free_conversations: 100 })
  reader = await site.addPerson({}, { gender: 'male', seeking: ['female'] })
  writers = []
  for (let n = 0; n < 8; n += 1)
    writers.push(await site.addPerson({}, { gender: 'male', seeking: ['female'] }))
})
afterAll(() => site.close())

const day = 86_400_000
const pass = (ms: number) => site.server.infrastructure.clock.moveBy(ms)
const night = () => site.server.product.chat.noteAnswering(site.server.infrastructure.clock.now())
const sendHello = (who: TestPerson, to: string) =>
  who.browser.send('POST', `/api/members/${to}/messages`, { id: randomUUID(), text: 'Hello' })
const ids = new Map<string, string>()
const conversation = (who: TestPerson, to: TestPerson) =>
  ids.get(`${who.member} ${to.member}`) ?? ''

const selectRatedAccounts = async () =>
  (
    await site.server.infrastructure.database.pool.query<{ id: number }>(
      'select account_id as id from profiles.reply_habit',
    )
  ).rows.map(({ id }) => id)

/** Sends a member the first message from each of several others. */
async function write(from: readonly TestPerson[], to: TestPerson): Promise<void> {
  for (const who of from) {
    const sent = await sendHello(who, to.member)
    expect(sent.status).toBe(200)
    ids.set(
      `${who.member} ${to.member}`,
      (sent.body as unknown as { conversation: { id: string } }).conversation.id,
    )
  }
}
const page = async (who: TestPerson) =>
  (await reader.browser.send('GET', `/api/members/${who.member}`)).body as unknown as {
    answering: string | null
  }
const card = async (who: TestPerson, by = reader.browser) => {
  const { members } = (await by.send('GET', '/api/members?gender=female&country=NL'))
    .body as unknown as {
    members: { id: string; answering: string | null }[]
  }
  return members.find(({ id }) => id === who.member)?.answering
}

test('BEY-18 from the next night on, the page and card of a member who answers most people within a day show that, to members only', async () => {
  const elena = await site.addPerson()
  await write(writers, elena)
  for (const who of writers.slice(0, 5)) await sendHello(elena, who.member)
  // A goodbye counts as a reply too.
  const last = writers[5] as TestPerson
  await elena.browser.send('PUT', `/api/conversations/${conversation(last, elena)}/closing`, {
    goodbye: 'wishes',
  })
  await night()
  // Not replying counts only after two days, so there is no label before that.
  expect([(await page(elena)).answering, await card(elena)]).toEqual([null, null])
  pass(2 * day + 1)
  expect((await page(elena)).answering).toBe(null)
  await night()
  expect([(await page(elena)).answering, await card(elena)]).toEqual(['within_day', 'within_day'])
  expect(await card(elena, site.visitor())).not.toBe('within_day')
  expect(JSON.stringify(await page(elena))).not.toMatch(/"(asked|answered|withinDay)"/)
  const file = (await exportMember(site, 'profiles', elena.account)).parts.profile
  expect(file).toMatchObject({ answering: 'within_day' })

  // Choosing to be invisible hides it immediately.
  await site.server.infrastructure.database.pool.query(
    'update accounts.account set invisible = true where id = $1',
    [elena.account],
  )
  await sendHello(elena, reader.member)
  expect((await page(elena)).answering).toBe(null)
})

test('BEY-18 a member who replies to every second person, but later than a day, is shown as replying often; fewer than eight people, or rare replies, show nothing', async () => {
  const [often, few, seldom] = [
    await site.addPerson(),
    await site.addPerson(),
    await site.addPerson(),
  ]
  await write(writers, often)
  await write(writers.slice(0, 7), few)
  await write(writers, seldom)
  pass(day + 1)
  for (const who of writers.slice(0, 4)) await sendHello(often, who.member)
  for (const who of writers.slice(0, 7)) await sendHello(few, who.member)
  for (const who of writers.slice(0, 3)) await sendHello(seldom, who.member)
  pass(day + 1)
  await night()
  expect([
    (await page(often)).answering,
    (await page(few)).answering,
    (await page(seldom)).answering,
  ]).toEqual(['often', null, null])
})

test('BEY-18 a fictional profile never shows it, and messages to fictional profiles do not count for any member', async () => {
  const isabel = await site.addPerson({ kind: 'fictional', name: 'Isabel' })
  for (const who of writers) await sendHello(who, isabel.member)
  pass(2 * day + 1)
  await night()
  expect((await page(isabel)).answering).toBe(null)
  expect(await selectRatedAccounts()).not.toContain(isabel.account)

  // Messages older than ninety days no longer count.
  expect(await selectRatedAccounts()).not.toEqual([])
  pass(89 * day)
  await night()
  expect(await selectRatedAccounts()).toEqual([])
})
