import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { type MailedPerson, type MailedSite, startMailedSite } from '../testing/mailed-site.ts'
import { createDraft, everyone, findListed, newslettersPath } from '../testing/newsletters.ts'

let site: MailedSite
let helene: WebClient
let readers: MailedPerson[]
beforeAll(async () => {
  site = await startMailedSite()
  helene = await officeClient(site, 'lead', 'Helene')
  readers = []
  for (let n = 0; n < 11; n += 1) readers.push(await site.member(`Reader${n}`))
}, 120_000)
afterAll(() => site.close())

/** Before each test, everyone has asked for news and offers, and nothing was sent today. */
beforeEach(async () => {
  site.server.infrastructure.clock.moveBy(2 * 24 * 3_600_000)
  await site.query(
    `update notifications.preference set news = account_id = any($1::bigint[]),
      promotions = account_id = any($1::bigint[]), unsubscribed = '{}'`,
    [readers.map(({ account }) => account)],
  )
  site.relay.accepted.length = 0
})

const plan = (change: object = {}, by = helene) =>
  by.send('POST', newslettersPath, createDraft(change))
const refusalOf = ({ body }: { body: unknown }) =>
  (body as { error: { code: string; field?: string } }).error
/** Makes someone a premium member, by a purchase. */
const buyOnce = (who: MailedPerson) =>
  site.query("select * from credits.public_grant($1, 10, $2, 'bought', 999, 'EUR', null, $3, 1)", [
    who.account,
    randomUUID(),
    site.server.infrastructure.clock.now(),
  ])
/** Queues what is due and sends it. */
const deliver = async () => {
  const { product, infrastructure } = site.server
  await product.notifications.queueNewsletters(infrastructure.clock.now())
  await site.pass(0)
}
const subjects = (who: MailedPerson) => site.relay.to(who.email).map(({ subject }) => subject)
const countReached = () => readers.filter((reader) => subjects(reader).length > 0).length
const listed = (id: string) => findListed(helene, id)
const acts = async (id: string) =>
  (await site.query('select act from staff.audit where about = $1 order by id', [id])).map(
    ({ act }) => act,
  )

test('OPS-12 a newsletter reaches exactly the members who asked for its kind, once each, and the office counts it', async () => {
  const [declined, ...others] = readers as [MailedPerson, ...MailedPerson[]]
  await declined.browser.send('PUT', '/api/notifications', { emails: { news: false } })
  const newsletter = createDraft()
  expect((await helene.send('POST', newslettersPath, newsletter)).status).toBe(204)
  expect((await helene.send('POST', newslettersPath, newsletter)).status).toBe(204)
  await deliver()
  await deliver()
  for (const reader of others) expect(subjects(reader)).toEqual(['New filters'])
  expect(subjects(declined)).toEqual([])
  expect(await listed(newsletter.id)).toMatchObject({
    state: 'sent',
    queued: 10,
    accepted: 10,
    bounced: 0,
    kept_back: 0,
  })
  expect(await acts(newsletter.id)).toEqual(['notifications.newsletter_planned'])

  const [mail] = site.relay.to(others[0]!.email)
  expect(mail?.text).toContain('You can filter by dance.')
  expect(mail?.links.some((link) => link.endsWith('/members'))).toBe(true)
  expect(mail?.text).toContain(
    phrase('notifications.mail.footer', { kind: phrase('notifications.kinds.news') }),
  )
})

test('OPS-12 news and offers are off until a member asks for them', async () => {
  const fresh = await site.member('Fresh')
  const { body } = await fresh.browser.send('GET', '/api/notifications')
  expect((body as unknown as { emails: object }).emails).toMatchObject({
    news: false,
    promotions: false,
  })
  await plan()
  await deliver()
  expect(countReached()).toBe(11)
  expect(subjects(fresh)).toEqual([])
})

test('OPS-12 one click unsubscribes from this kind, including emails already queued', async () => {
  await plan()
  await deliver()
  const [reader] = readers as [MailedPerson]
  const unsubscribe = site.relay.to(reader.email)[0]?.headers['list-unsubscribe'] ?? ''
  const url = /<(https?:[^>]+)>/.exec(unsubscribe)?.[1] ?? ''
  const posted = await fetch(new URL(new URL(url).pathname + new URL(url).search, site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(posted.status).toBeLessThan(300)
  site.server.infrastructure.clock.moveBy(2 * 24 * 3_600_000)
  site.relay.accepted.length = 0
  await plan({ kind: 'news' })
  await plan({ kind: 'promotions', texts: { en: { subject: 'Half price', text: 'Today.' } } })
  await deliver()
  expect(subjects(reader)).toEqual(['Half price'])
})

test('OPS-12 members who take a break from spending, excluded themselves or were banned get nothing', async () => {
  const [paused, excluded, banned] = [
    await site.member('Paused'),
    await site.member('Excluded'),
    await site.member('Banned'),
  ]
  for (const one of [paused, excluded, banned])
    await one.browser.send('PUT', '/api/notifications', { emails: { news: true } })
  const newsletter = createDraft()
  await helene.send('POST', newslettersPath, newsletter)
  await paused.browser.send('POST', '/api/spending-limits/pause', { length: 'month' })
  await excluded.browser.send('POST', '/api/spending-limits/exclusion', {
    months: 6,
    confirmed: true,
  })
  await site.query("update accounts.account set status = 'disabled' where id = $1", [
    banned.account,
  ])
  // They are no longer here.
  site.server.infrastructure.clock.moveBy(3_600_000)
  await deliver()
  expect([paused, excluded, banned].map(subjects)).toEqual([[], [], []])
  expect(countReached()).toBe(11)
  // The banned member wasn't queued at all; the other two were held back when their turn came.
  expect(await listed(newsletter.id)).toMatchObject({ queued: 13, accepted: 11, kept_back: 2 })
})

test.each([
  [{ languages: ['de'] }, 1, 'speak German'],
  [{ membership: 'premium' }, 1, 'have Premium'],
  [{ membership: 'free' }, 10, 'have no Premium'],
  [{ active_days: 7 }, 10, 'were here this week'],
])(
  'OPS-12 the segment %j reaches %i of eleven readers: those who %s',
  async (part: object, reached: number, _who: string) => {
    const one = readers[10]!
    await site.query("update accounts.account set locale = 'de' where id = $1", [one.account])
    await buyOnce(one)
    const now = site.server.infrastructure.clock.now()
    await site.query(
      'update accounts.account set last_active_at = $1 where id = any($2::bigint[])',
      [new Date(now.getTime() - 3 * 24 * 3_600_000), readers.map(({ account }) => account)],
    )
    await site.query('update accounts.account set last_active_at = $1 where id = $2', [
      new Date(now.getTime() - 9 * 24 * 3_600_000),
      one.account,
    ])
    const counted = await helene.send('POST', `${newslettersPath}/searches`, {
      site: 1,
      kind: 'news',
      segment: { ...everyone, ...part },
    })
    expect(counted.body).toEqual({ readers: reached < 10 ? null : reached })
    const planned = await plan({ segment: { ...everyone, ...part } })
    if (reached < 10) {
      expect(planned.status).toBe(409)
      expect(refusalOf(planned)).toMatchObject({
        code: 'notifications.too_few_readers',
        field: 'segment',
      })
    }
    await deliver()
    expect(countReached()).toBe(reached < 10 ? 0 : reached)
  },
)

test('OPS-12 it starts at the chosen hour in the site’s time zone, and is sent no faster than its rate', async () => {
  const { infrastructure } = site.server
  const at = new Date(infrastructure.clock.now().getTime() + 2 * 24 * 3_600_000)
  const newsletter = createDraft({ day: at.toISOString().slice(0, 10), hour: 12, hourly: 100 })
  await helene.send('POST', newslettersPath, newsletter)
  await deliver()
  expect(countReached()).toBe(0)
  expect(await listed(newsletter.id)).toMatchObject({ state: 'planned', queued: 0 })
  infrastructure.clock.moveBy(3 * 24 * 3_600_000)
  // 100 an hour are two a minute.
  await deliver()
  expect(countReached()).toBe(2)
  expect(await listed(newsletter.id)).toMatchObject({ state: 'sending', queued: 2 })
  for (let run = 0; run < 5; run += 1) await deliver()
  expect(countReached()).toBe(11)
  expect(await listed(newsletter.id)).toMatchObject({ state: 'sent', queued: 11, accepted: 11 })
})

test('OPS-12 stopping one holds back everything still queued, and the office shows who did it', async () => {
  const newsletter = createDraft({ hourly: 100 })
  await helene.send('POST', newslettersPath, newsletter)
  await deliver()
  expect(countReached()).toBe(2)
  const stop = () => helene.send('POST', `${newslettersPath}/${newsletter.id}/stop`, {})
  expect((await stop()).status).toBe(204)
  expect((await stop()).status).toBe(204)
  for (let run = 0; run < 3; run += 1) await deliver()
  expect(countReached()).toBe(2)
  expect(await listed(newsletter.id)).toMatchObject({ state: 'stopped', queued: 2, accepted: 2 })
  expect(await acts(newsletter.id)).toEqual([
    'notifications.newsletter_planned',
    'notifications.newsletter_stopped',
  ])
  expect((await helene.send('POST', `${newslettersPath}/${randomUUID()}/stop`, {})).status).toBe(
    404,
  )
})

test('OPS-12 a member gets at most one newsletter of a kind a day', async () => {
  await plan()
  await plan({ texts: { en: { subject: 'One more', text: 'And more.' } } })
  await deliver()
  const [reader] = readers as [MailedPerson]
  expect(subjects(reader)).toHaveLength(1)
  site.server.infrastructure.clock.moveBy(25 * 3_600_000)
  await deliver()
  expect(subjects(reader).toSorted()).toEqual(['New filters', 'One more'])
})

test('OPS-12 each member gets it in their language, or otherwise in the site’s main language', async () => {
  const [german, italian, french] = readers as [MailedPerson, MailedPerson, MailedPerson]
  for (const [who, locale] of [
    [german, 'de'],
    [italian, 'it'],
    [french, 'fr'],
  ] as const)
    await site.query('update accounts.account set locale = $1 where id = $2', [locale, who.account])
  await plan({
    texts: {
      en: { subject: 'New filters', text: 'Have fun.' },
      de: { subject: 'Neue Filter', text: 'Viel Spaß.' },
      it: { subject: 'Nuovi filtri', text: 'Buon divertimento.' },
    },
  })
  await deliver()
  expect([german, italian, french].map(subjects)).toEqual([
    ['Neue Filter'],
    ['Nuovi filtri'],
    ['New filters'],
  ])
})

test('OPS-12 a test is sent only to the staff member', async () => {
  const { site: on, kind, texts, path } = createDraft()
  const sent = await helene.send('POST', `${newslettersPath}/tests`, {
    site: on,
    kind,
    texts,
    path,
  })
  expect(sent.body).toEqual({ sent: 1 })
  const [row] = await site.query("select email from staff.person where name = 'Helene'")
  expect(site.relay.accepted.map(({ recipient }) => recipient)).toEqual([row?.email])
})

test.each([
  [{ texts: {} }, 'texts'],
  [{ texts: { en: { subject: '', text: 'No subject' } } }, 'texts.en.subject'],
  [{ path: 'https://elsewhere.example/' }, 'path'],
  [{ path: '//elsewhere.example/' }, 'path'],
  [{ path: '/\\elsewhere.example/' }, 'path'],
  [{ site: 99 }, 'site'],
  [{ day: '2020-01-01' }, 'day'],
  [{ day: '2099-01-01' }, 'day'],
  [{ hourly: 1_000_000 }, 'hourly'],
])('OPS-12 %j is refused, and the error names it', async (change, field) => {
  const { status, body } = await plan(change)
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(`"${field}"`)
})

test('OPS-12 only owners and leads write newsletters', async () => {
  for (const role of ['moderator', 'agent', 'finance', 'support', 'auditor'] as const) {
    const other = await officeClient(site, role, `A ${role}`)
    expect((await plan({}, other)).status).toBe(404)
    expect((await other.send('GET', newslettersPath)).status).toBe(404)
  }
})
