import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { insertTestMembers } from '#features/members/verified-claims/testing/insert-test-members.ts'
import { phrase } from '#app/testing/phrase.ts'
import type { Figures } from '../web/calls.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const database = () => site.server.infrastructure.database
const clock = () => site.server.infrastructure.clock
const minutes = (count: number) => clock().moveBy(count * 60_000)
const figures = async () =>
  (await webClient(site).send('GET', '/api/transparency')).body as unknown as Figures
const few = { few: true, about: 10 }
const about = (count: number) => ({ few: false, about: count })
const page = async (locale: string) => {
  const headers = { accept: 'text/html', cookie: `i18n_redirected=${locale}` }
  return (await fetch(`${site.url}/pages/honesty`, { headers })).text()
}

/** Creates conversations started a week ago, some of them answered after a number of minutes. */
async function makeUpTalks({
  begun,
  answered,
  after,
}: {
  begun: number
  answered: number
  after: number
}) {
  const at = new Date(clock().now().getTime() - 7 * 86_400_000)
  const people = (
    await database().many<{ id: number }>(
      sql`select id from accounts.account where kind = 'member' order by id`,
    )
  ).map(({ id }) => id)
  for (let place = 0; place < begun; place += 1) {
    const [a, b] = [people[2 * place], people[2 * place + 1]]
    const talks = place < answered
    await database().run(sql`
      with made as (
        insert into chat.conversation (public_id, pool_id, a_id, b_id, started_by, started_at, seq, last_at, a_sent, b_sent)
        values (${randomUUID()}, 1, ${a}, ${b}, ${a}, ${at}, ${talks ? 2 : 1}, ${at}, 1, ${talks ? 1 : 0}) returning id
      )
      insert into chat.message (conversation_id, seq, sender_id, client_id, kind, body, credits, at)
      select made.id, x.seq, x.sender, x.client, 'text', 'Hello', 0, x.at from made,
        (values (1, ${a}::bigint, ${randomUUID()}::uuid, ${at}::timestamptz),
          (2, ${b}::bigint, ${randomUUID()}::uuid, ${new Date(at.getTime() + after * 60_000)}::timestamptz)) x (seq, sender, client, at)
      where x.seq = 1 or ${talks}`)
  }
}

test('BEY-04 on a site without activity the page says so and no figure reveals a person', async () => {
  expect(await figures()).toEqual({
    computed_at: expect.stringMatching(/^\d{4}-/),
    days: 30,
    members: few,
    fictional: about(0),
    sponsored: about(0),
    staff_messages: about(0),
    answers: null,
    deletions: few,
    messages_returned: few,
    orders_returned: few,
    moderation: {
      days: 365,
      reports: few,
      warnings: few,
      pauses: few,
      suspensions: few,
      bans: few,
      verifications: few,
      breaks: few,
      photos: few,
      automatic: few,
      complaints: few,
      upheld: few,
      appeals: few,
      overturned: few,
      median_minutes: null,
    },
  })
  const html = await page('en')
  expect(html).toContain(phrase('transparency.title'))
  expect(html).toContain(phrase('transparency.few', { count: 10 }))
})

test('BEY-04 the figures come from the data, rounded, at most five minutes old, and the same for visitors and members', async () => {
  await insertTestMembers(
    database(),
    { kind: 'member', people: 147, matched: 0, premium: false },
    clock().now(),
  )
  await insertTestMembers(
    database(),
    { kind: 'fictional', people: 23, matched: 0, premium: false },
    clock().now(),
  )
  await makeUpTalks({ begun: 60, answered: 45, after: 38 })
  expect(await figures()).toMatchObject({ members: few })
  minutes(11)
  expect(await figures()).toMatchObject({
    members: about(150),
    fictional: about(20),
    answers: { share: 0.75, median_minutes: 40 },
  })
  const html = await page('en')
  expect(html).toContain(phrase('transparency.about', { count: 150 }))
  expect(html).toContain(phrase('transparency.writing.minutes', { count: 40 }))
  expect(html).toContain('75%')
})

test('BEY-04 deletions, staff messages and refunds are counted, and a count of nine is shown as fewer than ten', async () => {
  const now = clock().now()
  const { id } = await database().one<{ id: number }>(
    sql`select min(id) as id from accounts.account where kind = 'fictional'`,
  )
  const conversations = await database().many<{ id: number }>(
    sql`select id from chat.conversation order by id limit 30`,
  )
  // Staff wrote 26 messages.
  for (const conversation of conversations.slice(0, 26))
    await database().run(sql`
      with counted as (
        update chat.conversation set seq = seq + 1, a_sent = a_sent + 1 where id = ${conversation.id} returning seq
      )
      insert into chat.message (conversation_id, seq, sender_id, client_id, kind, body, credits, at, author_kind)
      select ${conversation.id}, counted.seq, ${id}, ${randomUUID()}, 'text', 'Hello', 0, ${now}, 'staff' from counted`)
  await database().run(sql`
    update accounts.account set status = 'deleted', deleted_at = ${now} where id in (
      select id from accounts.account where kind = 'member' order by id desc limit 9)`)
  await database().run(sql`
    select s.verdict from (select id from accounts.account where kind = 'member' order by id limit 12) a,
      lateral credits.public_grant(a.id, 20, 'bought', 'bought', 999, 'EUR', null, ${now}, 1) g,
      lateral credits.public_take_back(a.id, 'bought', 'back', g.verdict = 'granted', 'withdrawal', ${now}) s`)
  minutes(11)
  expect(await figures()).toMatchObject({
    staff_messages: about(30),
    deletions: few,
    orders_returned: about(10),
    messages_returned: few,
  })
})

test('BEY-04 BEY-15 moderation of the last year is counted, complaints and appeals included, and small counts are protected', async () => {
  const now = clock().now()
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const decide = async (outcome: string, count: number, days: number, source = 'report') =>
    database().run(sql`
      insert into complaints.statement (number, pool_id, site_id, account_id, side, source, subject, outcome, rule, origin, statement, staff_id, decided_at, announced_at)
      select gen_random_uuid(), 1, 1, 1, 'affected', ${source}, gen_random_uuid(), ${outcome}, 'scam', 'automatic', 'why', 1, ${at(days)}, ${at(days)}
      from generate_series(1, ${count}::int)`)
  await decide('warning', 21, 30)
  await decide('ban', 9, 30)
  await decide('suspension', 22, 30)
  await decide('break', 13, 30, 'wellbeing')
  await decide('verification_declined', 14, 30, 'verification')
  await decide('pause', 40, 366)
  await decide('photo_rejected', 12, 1, 'photo')
  await database().run(sql`
    insert into complaints.appeal (public_id, number, client_id, statement_id, details, filed_at, due_at)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), s.id, 'No', ${at(20)}, ${at(6)}
    from complaints.statement s where s.outcome = 'warning' order by s.id limit 14`)
  await database().run(sql`
    insert into complaints.appeal_decision (appeal_id, staff_id, first_staff_id, outcome, statement, decided_at)
    select a.id, 2, 1, case when row_number() over (order by a.id) <= 3 then 'upheld' else 'rejected' end, 'Checked', ${at(17)}
    from complaints.appeal a order by a.id limit 12`)
  minutes(11)
  expect(await figures()).toMatchObject({
    moderation: {
      days: 365,
      reports: about(50),
      warnings: about(20),
      suspensions: about(20),
      breaks: about(10),
      verifications: about(10),
      bans: few,
      pauses: few,
      photos: about(10),
      automatic: about(90),
      complaints: few,
      upheld: few,
      appeals: about(10),
      overturned: few,
      median_minutes: 3 * 1440,
    },
  })
  expect(await page('en')).toContain(phrase('transparency.moderation.title', { days: 365 }))
})

test.each([
  [
    'de',
    phrase('transparency.title', { locale: 'de' }),
    phrase('transparency.few', { locale: 'de', count: 10 }),
  ],
  [
    'pl',
    phrase('transparency.title', { locale: 'pl' }),
    phrase('transparency.few', { locale: 'pl', count: 10 }),
  ],
])(
  'BEY-04 the page is available in %s, is linked in the footer and does not load React',
  async (locale, title, fewer) => {
    const html = await page(locale)
    expect(html).toContain(`<title>${title} · Minuet</title>`)
    expect(html).toContain(fewer)
    expect(html).toMatch(new RegExp(`<a href="/pages/honesty"[^>]*>${title}</a>`))
    expect(html).toContain('data-runs="on-demand"')
    expect(html).not.toContain('modulepreload')
  },
)
