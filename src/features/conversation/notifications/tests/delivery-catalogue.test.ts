import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { phrase } from '#app/testing/phrase.ts'
import { abuseReport, deliveryStatus, sendReport } from '../testing/mail-relay.ts'
import { type MailedPerson, type MailedSite, startMailedSite } from '../testing/mailed-site.ts'

let site: MailedSite
beforeAll(async () => {
  site = await startMailedSite()
})
afterAll(() => site.close())

const mails = (who: MailedPerson) => site.relay.to(who.email)
const states = async (who: MailedPerson) =>
  (
    await site.query(
      'select state from notifications.email where account_id = $1 order by created_at, id',
      [who.account],
    )
  ).map(({ state }) => state)
const disabled = async (who: MailedPerson) =>
  (
    (await who.browser.send('GET', '/api/user.php')).body as unknown as {
      user: { notifications_disabled: string[] }
    }
  ).user.notifications_disabled

/** Has someone new write to the reader, and waits long enough for an email about it. */
async function receiveMessage(reader: MailedPerson): Promise<void> {
  await site.write(await site.member('Elena'), reader)
  await site.pass(90)
}

test('NTF-02 a mailbox that does not exist is not tried again: the alert says why, and the member switches emails on again', async () => {
  const reader = await site.member('Jonas')
  site.relay.answer(reader.email, { stage: 'recipient', code: 550, text: '5.1.1 no such user' })
  await receiveMessage(reader)
  expect(await states(reader)).toEqual(['bounced'])
  expect(await disabled(reader)).toEqual(['bounce'])
  await receiveMessage(reader)
  await receiveMessage(reader)
  expect(site.relay.attempts.filter((address) => address === reader.email)).toHaveLength(1)

  site.relay.answer(reader.email, { stage: 'recipient', code: 550, text: '', times: 0 })
  await reader.browser.send('POST', '/api/notifications/resume', {})
  expect(await disabled(reader)).toEqual([])
  await site.pass(10)
  await receiveMessage(reader)
  expect(mails(reader)).toHaveLength(1)
})

test('NTF-03 an email that a server delays or greylists is sent later, once, with the news as of then', async () => {
  const reader = await site.member('Jonas')
  site.relay.answer(reader.email, {
    stage: 'recipient',
    code: 451,
    text: '4.7.1 greylisted, try again',
    times: 2,
  })
  await receiveMessage(reader)
  expect([mails(reader).length, await states(reader)]).toEqual([0, ['waiting']])
  await site.write(await site.member('Ada'), reader)
  await site.pass(6)
  expect(mails(reader)).toHaveLength(0)
  await site.pass(12)
  expect(mails(reader).map(({ subject }) => subject)).toEqual([
    phrase('notifications.mail.new_conversations.subject', { people: 2, name: '' }),
  ])
  await site.pass(120)
  expect(mails(reader)).toHaveLength(1)
  expect(await disabled(reader)).toEqual([])
})

test('NTF-03 an email that may have been accepted is not sent again when the connection breaks', async () => {
  const reader = await site.member('Jonas')
  site.relay.dropAfterData(reader.email)
  await receiveMessage(reader)
  expect(await states(reader)).toEqual(['unknown'])
  await site.pass(300)
  expect(mails(reader)).toHaveLength(1)
})

test('NTF-03 two servers that send at the same moment, and one that died while sending, send nothing twice', async () => {
  const readers = await Promise.all(Array.from({ length: 6 }, (_, n) => site.member(`Reader ${n}`)))
  const writer = await site.member('Elena')
  for (const reader of readers) await site.write(writer, reader)
  const { product, infrastructure } = site.server
  infrastructure.clock.moveBy(10 * 60_000)
  const [died] = readers
  await site.query(
    "update notifications.email set state = 'sending', tries = 1, handed_at = $2, next_at = $2 where account_id = $1",
    [died?.account, infrastructure.clock.now()],
  )
  const { createNotifications, createReturnPaths } = await import('../server/index.ts')
  const other = createNotifications({
    ...infrastructure,
    secret: infrastructure.installationKey,
    returnPaths: createReturnPaths(infrastructure.installationKey, 'bounces.example.org'),
    providerReports: infrastructure.config,
    fetchText: () => Promise.reject(new Error('no network')),
    deliveries: { returned: async () => {}, suppressed: async () => {} },
    sendEmail: async (mail) => {
      await infrastructure.deliverEmail({ ...mail, neutral: false })
    },
    allSites: product.sites.allSites,
    siteById: product.sites.siteById,
    mailSite: ({ name }) => ({ name, from: 'hello@localhost', url: site.url }),
    labelFor: product.fictionalProfiles.labelFor,
    hidesFrom: product.fictionalProfiles.hidesFrom,
    citiesAround: product.search.distances.around,
    takesBreak: product.spendingLimits.takesBreak,
    note: product.staff.note,
    staffNames: product.staff.getNames,
    staffEmail: product.staff.getEmail,
    hasVisiblePage: () => false,
  })
  await Promise.all([product.notifications.sendDue(), other.sendDue()])
  expect(readers.map((reader) => mails(reader).length)).toEqual([0, 1, 1, 1, 1, 1])
  expect(died && (await states(died))).toEqual(['unknown'])
})

test('NTF-02 a bounce that arrives later switches emails off, whatever the case of the address; a notice of a delay does not', async () => {
  const reader = await site.member('Jonas')
  await receiveMessage(reader)
  const [mail] = mails(reader)
  const to = mail?.sender.toUpperCase() ?? ''
  await sendReport(site.bouncePort, { to, raw: deliveryStatus('4.4.7', 'delayed') })
  expect(await disabled(reader)).toEqual([])
  await sendReport(site.bouncePort, { to, raw: deliveryStatus('5.1.1') })
  expect(await disabled(reader)).toEqual(['bounce'])
})

test('NTF-02 staff who help members see whose address is suppressed and why, and find it by the complete address; other staff don’t', async () => {
  const gone = await site.member('Gone')
  const full = await site.member('Full')
  site.relay.answer(gone.email, { stage: 'recipient', code: 550, text: '5.1.1 no such user' })
  site.relay.answer(full.email, { stage: 'recipient', code: 552, text: '5.2.2 mailbox full' })
  for (const reader of [gone, full]) await receiveMessage(reader)

  const support = await officeClient(site, 'support')
  const find = async (input: object) => {
    const { body } = await support.send('POST', '/api/office/suppressions/searches', input)
    return (body as unknown as { suppressions: Record<string, unknown>[] }).suppressions
  }
  const whole = { name: 'Gone', reason: 'bounce', failures: 0 }
  expect(await find({ email: gone.email.toUpperCase() })).toMatchObject([whole])
  const [found] = await find({ email: full.email })
  expect(found).toMatchObject({ name: 'Full', reason: null, failures: 1 })
  expect(found?.address).toBe(`${full.email[0]}…@example.org`)
  expect(await find({ email: full.email.slice(1) })).toEqual([])
  expect((await find({})).map(({ name }) => name)).toEqual(expect.arrayContaining(['Gone', 'Full']))

  for (const role of ['moderator', 'agent', 'finance'] as const) {
    const other = await officeClient(site, role)
    expect((await other.send('POST', '/api/office/suppressions/searches', {})).status).toBe(404)
  }
})

test('NTF-02 temporary failures are counted: the fifth within two weeks switches emails off', async () => {
  const reader = await site.member('Jonas')
  await receiveMessage(reader)
  const to = mails(reader)[0]?.sender ?? ''
  const reasons: string[][] = []
  for (let time = 0; time < 5; time += 1) {
    await sendReport(site.bouncePort, { to, raw: deliveryStatus('5.2.2') })
    reasons.push(await disabled(reader))
  }
  expect(reasons).toEqual([[], [], [], [], ['bounce']])
})

test('NTF-02 a spam complaint switches emails off, at the return path or at the address given to the provider', async () => {
  for (const address of ['return path', 'fbl@bounces.example.org']) {
    const reader = await site.member('Jonas')
    await receiveMessage(reader)
    const [mail] = mails(reader)
    if (mail === undefined) throw new Error('no email')
    const to = address === 'return path' ? mail.sender : address
    await sendReport(site.bouncePort, { to, raw: abuseReport(mail, 'not-spam') })
    expect(await disabled(reader)).toEqual([])
    await sendReport(site.bouncePort, { to, raw: abuseReport(mail) })
    expect(await disabled(reader)).toEqual(['fbl'])
    await receiveMessage(reader)
    expect(mails(reader)).toHaveLength(1)
  }
})

test('NTF-02 no one can switch off the emails of another member: mail to any other address is refused, and forged ones change nothing', async () => {
  const reader = await site.member('Jonas')
  await receiveMessage(reader)
  const [mail] = mails(reader)
  const real = mail?.sender ?? ''
  for (const to of [
    'postmaster@bounces.example.org',
    `b-${'a'.repeat(58)}@bounces.example.org`,
    real.replace(/^b-./, (start) => (start === 'b-a' ? 'b-b' : 'b-a')),
    real.replace('bounces.example.org', 'example.com'),
    reader.email,
  ])
    await expect(
      sendReport(site.bouncePort, { to, raw: deliveryStatus('5.1.1') }),
    ).rejects.toMatchObject({ responseCode: 550 })
  await sendReport(site.bouncePort, { to: real, raw: 'Subject: 5.1.1\r\n\r\nStatus: 5.1.1\r\n' })
  expect(await disabled(reader)).toEqual([])
})

test('NTF-02 a bounce of an address that the member has replaced says nothing about the new one', async () => {
  const reader = await site.member('Jonas')
  await receiveMessage(reader)
  const to = mails(reader)[0]?.sender ?? ''
  await site.query(
    "update accounts.account set email = 'new-' || email, email_key = 'new-' || email_key where id = $1",
    [reader.account],
  )
  await sendReport(site.bouncePort, { to, raw: deliveryStatus('5.1.1') })
  expect(await disabled(reader)).toEqual([])
})

test('NTF-03 a domain that asks us to slow down gets nothing for a while; others do', async () => {
  const slow = await site.member('Slow', { email: 'slow@slow.example' })
  const sibling = await site.member('Sibling', { email: 'sibling@slow.example' })
  const other = await site.member('Other')
  site.relay.answer('slow@slow.example', {
    stage: 'recipient',
    code: 421,
    text: '4.7.0 too many connections',
    times: 1,
  })
  const writer = await site.member('Elena')
  await site.write(writer, slow)
  await site.pass(7)
  await site.write(writer, sibling)
  await site.write(writer, other)
  await site.query(
    "update notifications.domain_pause set resume_at = resume_at + interval '8 minutes'",
  )
  await site.pass(6)
  expect([mails(slow), mails(sibling), mails(other)].map((all) => all.length)).toEqual([0, 0, 1])
  await site.pass(30)
  expect([mails(slow), mails(sibling), mails(other)].map((all) => all.length)).toEqual([1, 1, 1])
})
