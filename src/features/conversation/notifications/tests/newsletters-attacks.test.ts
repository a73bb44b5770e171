import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { type MailedPerson, type MailedSite, startMailedSite } from '../testing/mailed-site.ts'
import { createDraft, findListed, newslettersPath } from '../testing/newsletters.ts'

let site: MailedSite
let helene: WebClient
let readers: MailedPerson[]
beforeAll(async () => {
  site = await startMailedSite()
  helene = await officeClient(site, 'lead', 'Helene')
  readers = []
  for (let n = 0; n < 12; n += 1) readers.push(await site.member(`Reader${n}`))
}, 120_000)
afterAll(() => site.close())

/** Before each test, all readers have asked for news, and nothing was sent today. */
beforeEach(async () => {
  site.server.infrastructure.clock.moveBy(2 * 24 * 3_600_000)
  await site.query('update notifications.preference set news = account_id = any($1::bigint[])', [
    readers.map(({ account }) => account),
  ])
  site.relay.accepted.length = 0
})

const plan = (newsletter: object, by = helene) => by.send('POST', newslettersPath, newsletter)
/** Queues what is due, without sending it. */
const queue = () =>
  site.server.product.notifications.queueNewsletters(site.server.infrastructure.clock.now())
const subjects = (who: MailedPerson) => site.relay.to(who.email).map(({ subject }) => subject)

test('OPS-12 someone who unsubscribes after an email was queued does not get it', async () => {
  const [leaving, staying] = readers as [MailedPerson, MailedPerson]
  const newsletter = createDraft()
  await plan(newsletter)
  await queue()
  await leaving.browser.send('PUT', '/api/notifications', { emails: { news: false } })
  site.server.infrastructure.clock.moveBy(3_600_000)
  await site.pass(0)
  expect(subjects(leaving)).toEqual([])
  expect(subjects(staying)).toEqual(['New filters'])
  expect(await findListed(helene, newsletter.id)).toMatchObject({
    queued: 12,
    accepted: 11,
    kept_back: 1,
  })
})

// A suspension and a ban disable an account.
test.each(['disabled', 'deleted'])(
  'OPS-12 a member whose account becomes %s after an email was queued does not get it',
  async (status) => {
    const [gone] = readers as [MailedPerson]
    await plan(createDraft())
    await queue()
    await site.query('update accounts.account set status = $2 where id = $1', [
      gone.account,
      status,
    ])
    await site.pass(0)
    expect(subjects(gone)).toEqual([])
    await site.query("update accounts.account set status = 'active' where id = $1", [gone.account])
  },
)

test('OPS-12 two newsletters that two staff members send at the same moment reach a member on different days', async () => {
  const [reader, ...others] = readers as [MailedPerson, ...MailedPerson[]]
  const mara = await officeClient(site, 'owner', 'Mara')
  const second = createDraft({ texts: { en: { subject: 'One more', text: 'And more.' } } })
  const planned = await Promise.all([plan(createDraft()), plan(second, mara)])
  expect(planned.map(({ status }) => status)).toEqual([204, 204])
  await Promise.all([queue(), queue()])
  // Only the two emails of one member are left, so they are claimed together.
  await site.query(
    "update notifications.email set state = 'dropped', settled_at = next_at where state = 'waiting' and account_id = any($1::bigint[])",
    [others.map(({ account }) => account)],
  )
  await site.pass(0)
  expect(subjects(reader)).toHaveLength(1)
  await site.pass(10)
  expect(subjects(reader)).toHaveLength(1)
  await site.pass(25 * 60)
  expect(subjects(reader).toSorted()).toEqual(['New filters', 'One more'])
})

test('OPS-12 the same newsletter sent by two requests at once is planned and recorded once', async () => {
  const newsletter = createDraft()
  const answers = await Promise.all(Array.from({ length: 4 }, () => plan(newsletter)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  await queue()
  await site.pass(0)
  expect(readers.map((reader) => subjects(reader).length)).toEqual(readers.map(() => 1))
  const acts = await site.query('select act from staff.audit where about = $1', [newsletter.id])
  expect(acts).toEqual([{ act: 'notifications.newsletter_planned' }])
})

test.each([
  ['en', 'subject', 'Our most popular package', 'most popular'],
  ['de', 'text', 'Mit Premium mehr Matches', 'mehr Matches'],
  ['en', 'text', 'Twelve singles near you are waiting', 'near you'],
  ['fr', 'text', 'Des femmes près de chez toi', 'près de chez toi'],
])(
  'OPS-12 BEY-05 a claim that needs proof is refused and quoted: %s %s “%s”',
  async (language, name, words, quoted) => {
    const text = { subject: 'News', text: 'Some news.', [name]: words }
    const { status, body } = await plan(createDraft({ texts: { [language]: text } }))
    expect(status).toBe(422)
    const { error } = body as unknown as { error: object }
    expect(error).toMatchObject({
      code: 'notifications.unproven_claim',
      field: `texts.${language}.${name}`,
    })
    expect(JSON.stringify(error)).toContain(quoted)
  },
)

test('OPS-12 someone else’s newsletter cannot be overwritten by planning another with its id', async () => {
  const newsletter = createDraft({ day: null, hour: 0 })
  await plan(newsletter)
  const mara = await officeClient(site, 'owner', 'Mara')
  const other = { ...newsletter, texts: { en: { subject: 'Replaced', text: 'Replaced.' } } }
  expect((await plan(other, mara)).status).toBe(204)
  await queue()
  await site.pass(0)
  const [reader] = readers as [MailedPerson]
  expect(subjects(reader)).toEqual(['New filters'])
  expect((await plan({ ...newsletter, id: randomUUID(), site: 0 })).status).toBe(422)
})
