import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reply } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'

let site: PeopledSite
let profiles: TestPerson[]
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, {
    fictional: true,
    free_conversations: 10,
    fictional_daily_messages: 3,
  })
  const names = ['Isabel', 'Ines', 'Rosa', 'Alba']
  profiles = await Promise.all(names.map((name) => site.addPerson({ kind: 'fictional', name })))
})
afterAll(() => site.close())

/**
 * A member with 100 credits who has acknowledged the profiles' disclosures and sent each of them a
 * free first message.
 */
async function writer() {
  const member = await site.addPerson()
  await site.query(
    "select * from credits.public_grant($1, 100, 'gift', 'bonus', null, null, null, $2, 1)",
    [member.account, site.server.infrastructure.clock.now()],
  )
  const send = (to: TestPerson, text: string) =>
    member.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
  for (const profile of profiles) {
    const { body } = await member.browser.send('GET', `/api/members/${profile.member}/disclosure`)
    const { version } = body as unknown as { version: string }
    await member.browser.send('POST', `/api/members/${profile.member}/disclosure`, { version })
    expect((await send(profile, 'Good morning')).status).toBe(200)
  }
  return { ...member, say: send }
}

const balance = async ({ account }: TestPerson) =>
  (
    await site.query<{ credits: number }>(
      'select credits from credits.public_wallet where account_id = $1',
      [account],
    )
  )[0]?.credits
const resultCode = ({ status, body }: Reply) =>
  status === 200 ? 'sent' : (body as unknown as { error: { code: string } }).error.code
const tally = (replies: readonly Reply[]) => {
  const codes = replies.map(resultCode)
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  )
}

/**
 * Locks a member's wallet while the given requests start, until all of them are waiting for the
 * lock.
 */
async function behindTheWallet<Answer>(
  who: TestPerson,
  begin: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const client = await site.server.infrastructure.database.pool.connect()
  const waiting = async () =>
    (
      await site.query(
        "select from pg_stat_activity where datname = current_database() and state = 'active' and wait_event_type = 'Lock'",
        [],
      )
    ).length
  const begun: Promise<Answer>[] = []
  try {
    await client.query('begin')
    await client.query('select credits.public_lock_wallet($1)', [who.account])
    for (const one of begin) {
      begun.push(one())
      await expect.poll(waiting).toBe(begun.length)
    }
  } finally {
    await client.query('commit')
    client.release()
  }
  return Promise.all(begun)
}

test('BEY-01 many concurrent messages to several fictional profiles are never charged beyond the daily maximum', async () => {
  const jonas = await writer()
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, n) => jonas.say(profiles[n % 4]!, `Message ${n}`)),
  )
  expect(tally(replies)).toEqual({ sent: 3, 'chat.daily_limit': 21 })
  expect(await balance(jonas)).toBe(94)
})

test('BEY-01 when two concurrent messages would each be the last of the day, one is sent and the other is refused at no cost', async () => {
  const jonas = await writer()
  for (const text of ['First', 'Second'])
    expect(resultCode(await jonas.say(profiles[0]!, text))).toBe('sent')
  const last = profiles.slice(0, 2).map((profile) => () => jonas.say(profile, 'Third'))
  expect(tally(await behindTheWallet(jonas, last))).toEqual({ sent: 1, 'chat.daily_limit': 1 })
  expect(await balance(jonas)).toBe(94)
})

test('BEY-01 a pause triggered by one message applies to a concurrent one', async () => {
  const jonas = await writer()
  const [sad, other] = await behindTheWallet(jonas, [
    () => jonas.say(profiles[0]!, 'I want to die'),
    () => jonas.say(profiles[1]!, 'And how are you today?'),
  ])
  expect([resultCode(sad!), resultCode(other!)]).toEqual(['sent', 'chat.paused'])
  expect(await balance(jonas)).toBe(98)
})

test('BEY-09 a break requested first applies to a concurrent message, no matter who the receiver is', async () => {
  for (const to of [await site.addPerson(), profiles[0]!]) {
    const jonas = await writer()
    if (to !== profiles[0]) await jonas.say(to, 'The first one is free')
    const [began, sent] = await behindTheWallet(jonas, [
      () => jonas.browser.send('POST', '/api/spending-limits/pause', { length: 'day' }),
      () => jonas.say(to, 'This one costs'),
    ])
    expect([began!.status, resultCode(sent!)]).toEqual([200, 'chat.on_break'])
    expect(await balance(jonas)).toBe(100)
  }
})
