import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { makeWriter, type Writer } from '#test/faults/people.ts'
import { phrase } from '#app/testing/phrase.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

async function request(who: Writer, path: string, body?: object) {
  const answer = await fetch(site.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie: who.cookie,
      origin: site.url,
      'x-request-type': 'client',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}
const creditsOn = async (who: Writer) =>
  (
    JSON.parse((await request(who, '/api/user.php')).text) as {
      user: { credits: number; paid_user: boolean }
    }
  ).user

const { database, clock } = {
  database: () => site.server.infrastructure.database,
  clock: () => site.server.infrastructure.clock,
}
const buy = (who: Writer, credits: number) =>
  database().run(sql`
    select credits.public_grant(${who.account}, ${credits}, ${randomUUID()}, 'bought', 999::bigint, 'EUR', null, ${clock().now()}, 1)`)

test('CRED-01 the user’s balance matches the ledger: a message is charged once and no ledger line can be rewritten', async () => {
  const [jonas, elena] = [
    await makeWriter(database(), 'Jonas', 10),
    await makeWriter(database(), 'Elena', 1),
  ]
  expect(await creditsOn(jonas)).toMatchObject({ credits: 10, paid_user: false })
  await request(jonas, `/api/members/${elena.member}/messages`, {
    id: randomUUID(),
    text: 'The first one is free',
  })
  expect(await creditsOn(jonas)).toMatchObject({ credits: 10 })
  const second = { id: randomUUID(), text: 'The second costs two' }
  const sent = await Promise.all(
    [1, 2, 3].map(() => request(jonas, `/api/members/${elena.member}/messages`, second)),
  )
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await creditsOn(jonas)).toMatchObject({ credits: 8 })
  const { movements } = JSON.parse((await request(jonas, '/api/credits/movements')).text) as {
    movements: object[]
  }
  expect(movements).toMatchObject([
    { kind: 'spend', reason: 'message', credits: -2, balance: 8 },
    { kind: 'grant', credits: 10, balance: 10 },
  ])
  const wholly = sql`update credits.transfer set amount = 1 where account_id = ${jonas.account}`
  await expect(database().run(wholly)).rejects.toThrow()
  expect(await site.server.product.credits.findViolations()).toEqual([])
})

test('CRED-11 the top bar offers Premium to members who never paid and warns buyers when ten credits or fewer are left', async () => {
  const free = await makeWriter(database(), 'Free', 50)
  const readBar = async (who: Writer) => {
    const html = (await request(who, '/members')).text
    return html.slice(html.indexOf('<header'), html.indexOf('<main'))
  }
  /** The badge's style and number; null without one. */
  const badgeIn = (html: string) =>
    /class="badge (badge-\w+)"[^>]*>(?:<[^>]+>)*(\d+)/.exec(html)?.slice(1) ?? null
  const premium = /<a[^>]* href="\/premium"/
  const credits = /<a[^>]* href="\/credits"/
  const offered = await readBar(free)
  expect(offered).toContain(phrase('credits.nav.premium'))
  expect([premium.test(offered), credits.test(offered), badgeIn(offered)]).toEqual([
    true,
    false,
    null,
  ])
  for (const [held, badge] of [
    [11, null],
    [10, ['badge-low', '10']],
    [1, ['badge-low', '1']],
    [0, ['badge-danger', '0']],
  ] as const) {
    const buyer = await makeWriter(database(), 'Buyer', 1)
    await buy(buyer, held + 1)
    // Two credits of the balance are spent on a message.
    for (let tries = 0; tries < 2 && (await creditsOn(buyer)).credits > held; tries += 1)
      await request(buyer, `/api/members/${free.member}/messages`, {
        id: randomUUID(),
        text: 'Good evening',
      })
    expect(await creditsOn(buyer)).toMatchObject({ credits: held, paid_user: true })
    const html = await readBar(buyer)
    expect([held, badgeIn(html)]).toEqual([held, badge])
    expect([premium.test(html), credits.test(html)]).toEqual([false, true])
    expect(html).not.toContain(phrase('credits.nav.premium'))
  }
})
