import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopledSite, type Somebody, startPeopledSite } from '#features/members/profiles/testing/started-site.ts'

let site: PeopledSite
let reader: Somebody
let writers: Somebody[]
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { message_credits: 0, free_conversations: 100 })
  reader = await site.somebody({}, { gender: 'male', seeking: ['female'] })
  writers = []
  for (let n = 0; n < 8; n += 1) writers.push(await site.somebody({}, { gender: 'male', seeking: ['female'] }))
})
afterAll(() => site.close())

const day = 86_400_000
const pass = (ms: number) => site.server.floor.clock.moveBy(ms)
const night = () => site.server.product.chat.noteAnswering(site.server.floor.clock.now())
const say = (who: Somebody, to: string) =>
  who.browser.send('POST', `/api/members/${to}/messages`, { id: randomUUID(), text: 'Hello' })
const ids = new Map<string, string>()
const conversation = (who: Somebody, to: Somebody) => ids.get(`${who.member} ${to.member}`) ?? ''

const toldOf = async () =>
  (
    await site.server.floor.database.pool.query<{ id: number }>('select account_id as id from profiles.reply_habit')
  ).rows.map(({ id }) => id)

/** Some write to a member first, one each. */
async function write(from: readonly Somebody[], to: Somebody): Promise<void> {
  for (const who of from) {
    const sent = await say(who, to.member)
    expect(sent.status).toBe(200)
    ids.set(`${who.member} ${to.member}`, (sent.body as unknown as { conversation: { id: string } }).conversation.id)
  }
}
const page = async (who: Somebody) =>
  (await reader.browser.send('GET', `/api/members/${who.member}`)).body as unknown as { answering: string | null }
const card = async (who: Somebody, by = reader.browser) => {
  const { members } = (await by.send('GET', '/api/members?gender=female&country=NL')).body as unknown as {
    members: { id: string; answering: string | null }[]
  }
  return members.find(({ id }) => id === who.member)?.answering
}

test('BEY-18 the page and the card of who answers most people within a day say so from the next night on, to members alone', async () => {
  const elena = await site.somebody()
  await write(writers, elena)
  for (const who of writers.slice(0, 5)) await say(elena, who.member)
  // A goodbye is an answer too.
  const last = writers[5] as Somebody
  await elena.browser.send('PUT', `/api/conversations/${conversation(last, elena)}/closing`, { goodbye: 'wishes' })
  await night()
  // Silence counts only after two days, so nothing counts before.
  expect([(await page(elena)).answering, await card(elena)]).toEqual([null, null])
  pass(2 * day + 1)
  expect((await page(elena)).answering).toBe(null)
  await night()
  expect([(await page(elena)).answering, await card(elena)]).toEqual(['within_day', 'within_day'])
  expect(await card(elena, site.visitor())).not.toBe('within_day')
  expect(JSON.stringify(await page(elena))).not.toMatch(/"(asked|answered|withinDay)"/)
  const file = await site.server.product.profiles.exportOwn(elena.account)
  expect(file).toMatchObject({ answering: 'within_day' })

  // One who chooses to be invisible is told of at once no more.
  await site.server.floor.database.pool.query('update accounts.account set invisible = true where id = $1', [
    elena.account,
  ])
  await say(elena, reader.member)
  expect((await page(elena)).answering).toBe(null)
})

test('BEY-18 who answers every second one later answers often; fewer than eight people, and those who answer seldom, are told of not at all', async () => {
  const [often, few, seldom] = [await site.somebody(), await site.somebody(), await site.somebody()]
  await write(writers, often)
  await write(writers.slice(0, 7), few)
  await write(writers, seldom)
  pass(day + 1)
  for (const who of writers.slice(0, 4)) await say(often, who.member)
  for (const who of writers.slice(0, 7)) await say(few, who.member)
  for (const who of writers.slice(0, 3)) await say(seldom, who.member)
  pass(day + 1)
  await night()
  expect([(await page(often)).answering, (await page(few)).answering, (await page(seldom)).answering]).toEqual([
    'often',
    null,
    null,
  ])
})

test('BEY-18 a fictional profile is told of never, and what members write to one counts for nobody', async () => {
  const isabel = await site.somebody({ kind: 'fictional', name: 'Isabel' })
  for (const who of writers) await say(who, isabel.member)
  pass(2 * day + 1)
  await night()
  expect((await page(isabel)).answering).toBe(null)
  expect(await toldOf()).not.toContain(isabel.account)

  // What is older than ninety days says nothing of anybody any more.
  expect(await toldOf()).not.toEqual([])
  pass(89 * day)
  await night()
  expect(await toldOf()).toEqual([])
})
