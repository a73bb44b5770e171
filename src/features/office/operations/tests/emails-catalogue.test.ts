import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#kernel/duration.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  abuseReport,
  deliveryStatus,
  sendReport,
} from '#features/conversation/notifications/testing/mail-relay.ts'
import {
  type MailedPerson,
  type MailedSite,
  startMailedSite,
} from '#features/conversation/notifications/testing/mailed-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import type { EmailView } from '../contract/emails.ts'

let site: MailedSite
let support: WebClient
let auditor: WebClient
beforeAll(async () => {
  site = await startMailedSite()
  support = await officeClient(site, 'support')
  auditor = await officeClient(site, 'auditor')
})
afterAll(() => site.close())

interface Page {
  readonly emails: EmailView[]
  readonly kinds: string[]
  readonly next: string | null
}

async function list(query = '', who = auditor): Promise<Page> {
  const reply = await who.send('GET', `/api/office/emails${query}`)
  expect(reply.status).toBe(200)
  return reply.body as unknown as Page
}
const emailsTo = async ({ member }: MailedPerson) =>
  (await list()).emails.filter((email) => email.member?.id === member)
const latest = async (who: MailedPerson) => (await emailsTo(who))[0]
const retry = (email: string | undefined, who = support) =>
  who.send('POST', `/api/office/emails/${email}/retries`, { reason: 'Mail is back' })
const code = (reply: { body: unknown }) =>
  (reply.body as { error?: { code?: string } } | null)?.error?.code

/** Has someone new write to the reader, and waits long enough for an email about it. */
async function receiveMessage(reader: MailedPerson): Promise<void> {
  await site.write(await site.member('Elena'), reader, 'A secret between us')
  await site.pass(90)
}

/** Requests a new password, whose email an event sends. */
async function requestReset(reader: MailedPerson): Promise<void> {
  await reader.browser.send('POST', '/api/resets', { email: reader.email })
  await site.server.product.eventBus.drain()
}

/** Lets the event wait, so that only staff can cause another try. */
const holdRetries = () =>
  site.query('update platform.task set next_at = $1 where schedule is null', [
    new Date(site.server.infrastructure.clock.now().getTime() + hourMs),
  ])

test('OPS-09 emails are listed by kind and site as queued, accepted, deferred with the next try, and refused with the reply code', async () => {
  const reader = await site.member('Jonas')
  await site.write(await site.member('Elena'), reader, 'A secret between us')
  expect(await latest(reader)).toMatchObject({
    kind: 'new_conversations',
    site: expect.any(String),
    state: 'queued',
    reply: null,
    next_at: expect.any(String),
    address: `${reader.email[0]}…@example.org`,
    member: { id: reader.member, name: 'Jonas' },
    retry: false,
    obstacle: null,
  })
  await site.pass(90)
  expect(await latest(reader)).toMatchObject({ state: 'accepted', tries: 1, next_at: null })

  const late = await site.member('Late')
  site.relay.answer(late.email, { stage: 'recipient', code: 451, text: '4.7.1 greylisted' })
  await receiveMessage(late)
  const deferred = await latest(late)
  expect(deferred).toMatchObject({ state: 'deferred', reply: '451 4.7.1', retry: true })
  expect(new Date(deferred?.next_at ?? 0).getTime()).toBeGreaterThan(
    site.server.infrastructure.clock.now().getTime(),
  )

  const full = await site.member('Full')
  site.relay.answer(full.email, { stage: 'data', code: 554, text: '5.7.1 rejected' })
  await receiveMessage(full)
  expect(await latest(full)).toMatchObject({ state: 'refused', reply: '554 5.7.1', next_at: null })

  expect((await list('?state=refused')).emails.every(({ state }) => state === 'refused')).toBe(true)
  expect((await list('?kind=new_conversations&site=1')).emails.length).toBeGreaterThanOrEqual(3)
  expect((await list('?site=2')).emails).toEqual([])
  const whole = JSON.stringify(await list())
  for (const secret of ['A secret between us', 'Elena', reader.email, late.email, full.email])
    expect(whole).not.toContain(secret)
})

test('OPS-09 a bounce and a complaint are shown at the email they are about, and the next one is suppressed', async () => {
  const reader = await site.member('Bounced')
  await receiveMessage(reader)
  await receiveMessage(reader)
  const [second, first] = site.relay.to(reader.email).toReversed()
  const [newer, older] = await emailsTo(reader)
  expect([newer?.state, older?.state]).toEqual(['accepted', 'accepted'])
  // The report contains the first email, so it is about that one, although it is not the last.
  const messageId = /^message-id:.*$/im.exec(first?.raw ?? '')?.[0] ?? ''
  const raw = deliveryStatus('5.1.1').replace(
    '--b1--',
    `--b1\r\nContent-Type: text/rfc822-headers\r\n\r\n${messageId}\r\n\r\n--b1--`,
  )
  await sendReport(site.bouncePort, { to: first?.sender ?? '', raw })
  expect((await emailsTo(reader)).map(({ state, reply }) => [state, reply])).toEqual([
    ['accepted', expect.any(String)],
    ['bounced', '5.1.1'],
  ])
  await receiveMessage(reader)
  expect(await latest(reader)).toMatchObject({ state: 'suppressed', tries: 0 })

  const annoyed = await site.member('Annoyed')
  await receiveMessage(annoyed)
  const [mail] = site.relay.to(annoyed.email)
  if (mail === undefined || second === undefined) throw new Error('no email was sent')
  await sendReport(site.bouncePort, { to: mail.sender, raw: abuseReport(mail) })
  expect(await latest(annoyed)).toMatchObject({ state: 'complained' })
})

test('OPS-09 staff send a deferred email again immediately: of an event and of the queue, with an audit entry', async () => {
  const reader = await site.member('Reset')
  site.relay.answer(reader.email, { stage: 'recipient', code: 451, text: '4.3.0 try later' })
  await requestReset(reader)
  await holdRetries()
  const email = await latest(reader)
  expect(email).toMatchObject({ kind: 'reset', state: 'deferred', retry: true })
  expect((await retry(email?.email, auditor)).status).toBe(404)
  site.relay.answer(reader.email, { stage: 'recipient', code: 451, text: '', times: 0 })
  expect((await retry(email?.email)).status).toBe(204)
  await site.server.product.eventBus.drain()
  expect(await latest(reader)).toMatchObject({ state: 'accepted', tries: 2 })
  expect(site.relay.to(reader.email)).toHaveLength(1)
  expect(await emailsTo(reader)).toHaveLength(1)
  const again = await retry(email?.email)
  expect([again.status, code(again)]).toEqual([409, 'emails.nothing_to_retry'])

  const queued = await site.member('Queued')
  site.relay.answer(queued.email, { stage: 'data', code: 554, text: '5.7.1 no', times: 1 })
  await receiveMessage(queued)
  const refused = await latest(queued)
  expect(refused).toMatchObject({ state: 'refused', retry: true })
  expect((await retry(refused?.email)).status).toBe(204)
  await site.pass(1)
  expect(await latest(queued)).toMatchObject({ state: 'accepted', tries: 2 })

  const audit = await site.query(
    "select about, name, facts from staff.audit where act = 'emails.retried' order by id",
  )
  expect(audit).toMatchObject([
    {
      about: email?.email,
      name: 'support',
      facts: {
        kind: 'reset',
        before: 'deferred',
        after: 'queued',
        reply: '451 4.3.0',
        reason: 'Mail is back',
      },
    },
    { about: refused?.email, facts: { before: 'refused', after: 'queued', reply: '554 5.7.1' } },
  ])
})

test('OPS-09 an email to a suppressed address, an outdated one, and one whose content is gone are not sent again, and the list says why', async () => {
  const reader = await site.member('Held')
  site.relay.answer(reader.email, { stage: 'recipient', code: 451, text: '4.3.0 try later' })
  await requestReset(reader)
  await holdRetries()
  const { product, infrastructure } = site.server
  await product.notifications.onRefused(
    { reader: reader.account, to: reader.email },
    '5.1.1 no such user',
  )
  const held = await latest(reader)
  expect(held).toMatchObject({ retry: false, obstacle: 'suppressed' })
  expect(code(await retry(held?.email))).toBe('emails.suppressed')

  const slow = await site.member('Slow')
  site.relay.answer(slow.email, { stage: 'recipient', code: 451, text: '4.3.0 try later' })
  await requestReset(slow)
  await site.query('update platform.task set next_at = $1 where schedule is null', [
    new Date(infrastructure.clock.now().getTime() + 2 * hourMs),
  ])
  infrastructure.clock.moveBy(31 * minuteMs)
  const outdated = await latest(slow)
  expect(outdated).toMatchObject({ retry: false, obstacle: 'expired' })
  expect(code(await retry(outdated?.email))).toBe('emails.expired')

  const gone = await site.member('Gone')
  site.relay.answer(gone.email, { stage: 'recipient', code: 552, text: '5.2.2 mailbox full' })
  await requestReset(gone)
  const lost = await latest(gone)
  expect(lost).toMatchObject({ state: 'refused', reply: '552 5.2.2', obstacle: 'content_gone' })
  expect(code(await retry(lost?.email))).toBe('emails.content_gone')
  expect((await retry('01890000-0000-7000-8000-000000000000')).status).toBe(404)
})

test('OPS-09 emails that wait for more than ten minutes are counted, with the age of the oldest', async () => {
  const count = async () =>
    (await auditor.send('GET', '/api/office/emails/late')).body as unknown as {
      waiting: number
      oldest_at: string | null
    }
  await site.query("update operations.email set state = 'accepted' where state = 'deferred'")
  await site.query('delete from platform.task where schedule is null')
  const before = (await count()).waiting
  const reader = await site.member('Waiting')
  site.relay.answer(reader.email, { stage: 'recipient', code: 451, text: '4.3.0 try later' })
  await requestReset(reader)
  await site.query('update platform.task set next_at = $1 where schedule is null', [
    new Date(site.server.infrastructure.clock.now().getTime() + 2 * hourMs),
  ])
  expect((await count()).waiting).toBe(before)
  site.server.infrastructure.clock.moveBy(11 * minuteMs)
  const { waiting, oldest_at } = await count()
  expect([waiting, oldest_at === null]).toEqual([before + 1, false])
})

test('OPS-09 a list longer than a page is read to the end; the member’s file and data show the same emails', async () => {
  const reader = await site.member('Many')
  await site.query(
    `insert into operations.email (id, key_hash, account_id, site_id, address_hash, kind, state, tries, created_at, changed_at)
     select gen_random_uuid(), 'n' || n, $1, 1, decode(repeat('00', 32), 'hex'), 'receipt', 'accepted', 1, $2, $2 from generate_series(1, 60) n`,
    [reader.account, site.server.infrastructure.clock.now()],
  )
  const first = await list('?kind=receipt')
  const second = await list(`?kind=receipt&after=${first.next}`)
  const ids = [...first.emails, ...second.emails].map(({ email }) => email)
  expect([first.emails.length, new Set(ids).size, second.next]).toEqual([50, 60, null])
  // Their address is not the account's any more.
  expect(first.emails[0]?.address).toBeNull()
  const stolen = await support.send('GET', `/api/office/emails?kind=receipt&after=${first.next}`)
  expect(stolen.status).toBe(422)

  await requestReset(reader)
  const file = `/api/office/members/${reader.member}`
  const opened = await support.send('POST', `${file}/access`, { reason: 'support' })
  expect(opened.status).toBe(204)
  const read = (await support.send('GET', file)).body as unknown as {
    emails: { sent: { kind: string; state: string }[] }
  }
  expect(read.emails.sent[0]).toMatchObject({ kind: 'reset', state: 'accepted' })
  const { product, infrastructure } = site.server
  const { parts } = await product.emailOffice.personalData.export(
    infrastructure.database,
    reader.account,
  )
  const exported = parts.emails_sent as { kind: string; state: string }[]
  expect(exported).toHaveLength(61)
  expect(exported).toContainEqual(expect.objectContaining({ kind: 'reset', state: 'accepted' }))
})

test('OPS-09 the record of an email is deleted after 13 days, and with the account', async () => {
  const { product, infrastructure } = site.server
  const reader = await site.member('Leaving')
  await requestReset(reader)
  expect(await emailsTo(reader)).toHaveLength(1)
  await infrastructure.database.transaction((tx) =>
    product.emailOffice.personalData.erase(tx, reader.account, infrastructure.clock.now()),
  )
  expect(await emailsTo(reader)).toEqual([])
  infrastructure.clock.moveBy(14 * 24 * hourMs)
  await product.emailOffice.tidy(infrastructure.clock.now())
  expect(await site.query('select 1 from operations.email')).toEqual([])
})
