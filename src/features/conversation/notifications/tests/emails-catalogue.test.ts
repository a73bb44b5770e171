import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { locales } from '#kernel/locale.ts'
import { type MailedPerson, type MailedSite, startMailedSite } from '../testing/mailed-site.ts'

let site: MailedSite
beforeAll(async () => {
  site = await startMailedSite()
})
afterAll(() => site.close())

const mails = (who: MailedPerson) => site.relay.to(who.email)
const subjects = (who: MailedPerson) => mails(who).map(({ subject }) => subject)

test('NTF-03 an absent member gets an email about a first message: it says who wrote, but not what', async () => {
  const [elena, jonas] = [await site.member('Elena'), await site.member('Jonas')]
  const conversation = await site.write(elena, jonas)
  await site.pass(2)
  expect(mails(jonas)).toEqual([])
  await site.pass(10)
  const [mail] = mails(jonas)
  expect(subjects(jonas)).toEqual([
    phrase('notifications.mail.new_conversations.subject', { people: 1, name: 'Elena' }),
  ])
  expect(mail?.text).toContain(phrase('notifications.mail.messages', { name: 'Elena', count: 1 }))
  expect(mail?.links.some((link) => link.endsWith(`/chats/${conversation}`))).toBe(true)
  expect(mail?.links.some((link) => link.endsWith('/notifications/push'))).toBe(true)
  for (const part of [mail?.html, mail?.text, mail?.subject]) expect(part).not.toContain('secret')
})

test('NTF-03 the text of a message is included in the email only if the member allows it', async () => {
  const [elena, jonas] = [await site.member('Elena'), await site.member('Jonas')]
  await jonas.browser.send('PUT', '/api/notifications', { message_text: true })
  await site.write(elena, jonas, 'Do you like <b>tea</b>?')
  await site.pass(15)
  expect(mails(jonas)[0]?.text).toContain('Do you like <b>tea</b>?')
  expect(mails(jonas)[0]?.html).not.toContain('<b>tea')
})

test('NTF-03 messages of several people become one email, which counts them', async () => {
  const reader = await site.member('Jonas')
  for (const name of ['Ada', 'Bea', 'Cleo']) {
    const writer = await site.member(name)
    await site.write(writer, reader)
    await site.write(writer, reader)
  }
  await site.pass(15)
  const all = mails(reader)
  expect(all[0]?.subject).toBe(
    phrase('notifications.mail.new_conversations.subject', { people: 3, name: '' }),
  )
  expect(all).toHaveLength(1)
  for (const name of ['Ada', 'Bea', 'Cleo'])
    expect(all[0]?.text).toContain(phrase('notifications.mail.messages', { name, count: 2 }))
})

test('NTF-03 nothing is emailed about a conversation that was read, to a member who is online, or after a block', async () => {
  const [writer, reader, blocker, visitor] = [
    await site.member('Writer'),
    await site.member('Reader'),
    await site.member('Blocker'),
    await site.member('Visitor'),
  ]
  const conversation = await site.write(writer, reader)
  await site.write(writer, blocker)
  await site.write(writer, visitor)
  const { clock } = site.server.infrastructure
  clock.moveBy(4 * 60_000)
  const read = await reader.browser.send('POST', `/api/conversations/${conversation}/read`, {
    seq: 1,
  })
  expect(read.status).toBe(200)
  const blocked = await blocker.browser.send('POST', `/api/members/${writer.member}/block`, {})
  expect(blocked.status).toBeLessThan(300)
  clock.moveBy(8 * 60_000)
  // A request now shows that they are here.
  await visitor.browser.send('GET', '/api/user.php')
  await site.pass(0)
  expect([mails(reader), mails(blocker), mails(visitor)]).toEqual([[], [], []])
  await site.pass(12)
  expect([mails(reader), mails(blocker)]).toEqual([[], []])
  expect(mails(visitor)).toHaveLength(1)
})

test('NTF-03 no one can fill another member’s mailbox: one email until the member is back, and reminders only after a day and a week', async () => {
  const [writer, reader] = [await site.member('Writer'), await site.member('Reader')]
  for (let round = 0; round < 12; round += 1) {
    await site.write(writer, reader)
    await site.pass(75)
  }
  expect(mails(reader)).toHaveLength(1)
  const { product, infrastructure } = site.server
  for (let day = 0; day < 20; day += 1) {
    await site.pass(24 * 60)
    await product.notifications.planReminders(infrastructure.clock.now())
    await site.pass(15)
  }
  expect(subjects(reader).slice(1)).toEqual([
    phrase('notifications.mail.unread_message_reminders.subject', { people: 1, name: 'Writer' }),
    phrase('notifications.mail.unread_message_reminders.subject', { people: 1, name: 'Writer' }),
  ])
})

test('NTF-03 likes and matches are emailed; a like that was taken back or already seen is not', async () => {
  const [elena, jonas] = [
    await site.member('Elena'),
    await site.member('Jonas', {}, { gender: 'male', seeking: ['female'] }),
  ]
  await site.like(elena, jonas)
  await site.pass(15)
  expect(subjects(jonas)).toEqual([
    phrase('notifications.mail.like.subject', { people: 1, name: 'Elena' }),
  ])
  await site.like(jonas, elena)
  await site.pass(70)
  expect(subjects(elena)).toEqual([
    phrase('notifications.mail.like.subject_match', { people: 1, name: 'Jonas' }),
  ])
  const fickle = await site.member('Fickle')
  const third = await site.member('Third')
  await site.like(fickle, third)
  await fickle.browser.send('DELETE', `/api/members/${third.member}/like`)
  await site.pass(15)
  expect(mails(third)).toEqual([])
})

test('NTF-03 suspended, unconfirmed and hidden people are never named, and unconfirmed addresses get nothing', async () => {
  const reader = await site.member('Reader')
  const suspended = await site.member('Suspended')
  const unconfirmed = await site.member('Newcomer', { status: 'not_confirmed' })
  await site.write(suspended, reader)
  await site.query("update accounts.account set status = 'disabled' where id = $1", [
    suspended.account,
  ])
  await site.pass(15)
  expect(mails(reader)).toEqual([])
  await site.write(reader, unconfirmed).catch(() => {})
  await site.like(reader, unconfirmed).catch(() => {})
  await site.pass(15)
  expect(mails(unconfirmed)).toEqual([])
})

test('NTF-03 each email is in the reader’s language, in plain text as well as HTML, and says how to stop it', async () => {
  const writer = await site.member('Elena')
  for (const locale of locales) {
    const reader = await site.member('Jonas', { locale })
    await site.write(writer, reader)
    await site.pass(15)
    const [mail] = mails(reader)
    expect(mail?.subject).toBe(
      phrase('notifications.mail.new_conversations.subject', { locale, people: 1, name: 'Elena' }),
    )
    for (const text of [mail?.html, mail?.text])
      expect(text).toContain(phrase('notifications.mail.unsubscribe', { locale }))
    expect(mail?.headers['list-unsubscribe']).toMatch(/^<http.*\/emails\/unsubscribe\?token=/)
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.headers['auto-submitted']).toBe('auto-generated')
    expect(mail?.headers['feedback-id']).toMatch(/^new_conversations:.+:minuet$/)
    expect(mail?.headers['message-id']).toMatch(/^<[0-9a-f]{32}@/)
    expect(mail?.sender).toMatch(/^b-[a-z2-7]{50,62}@bounces\.example\.org$/)
  }
})

test('NTF-03 BEY-19 in quiet mode an email reveals nothing in the list of emails', async () => {
  const [elena, jonas] = [await site.member('Elena'), await site.member('Jonas')]
  await jonas.browser.send('PUT', '/api/quiet-mode', { neutral_emails: true })
  await site.write(elena, jonas)
  await site.pass(15)
  expect(subjects(jonas)).toEqual([phrase('quiet_mode.mail.subject')])
  expect(mails(jonas)[0]?.from).toContain(phrase('quiet_mode.mail.sender'))
})

test('NTF-03 the weekly update names new people nearby once a week, and is not sent if there is no one', async () => {
  const { product, infrastructure } = site.server
  const reader = await site.member(
    'Reader',
    {},
    { gender: 'male', seeking: ['female'], country: 'PL' },
  )
  await site.pass(10)
  const plan = async () => {
    await product.notifications.planWeeklyUpdates(infrastructure.clock.now())
    await site.pass(7 * 60)
    await site.pass(24 * 60)
  }
  await plan()
  expect(mails(reader)).toEqual([])
  await site.pass(6 * 24 * 60)
  await site.member('Maja', {}, { gender: 'female', seeking: ['male'], country: 'PL' })
  await site.addPerson(
    { name: 'Invented', kind: 'fictional' },
    { gender: 'female', seeking: ['male'], country: 'PL' },
  )
  await plan()
  await plan()
  expect(subjects(reader)).toEqual([
    phrase('notifications.mail.weekly_updates.subject', { people: 1, name: '' }),
  ])
  expect(mails(reader)[0]?.text).toContain('Maja')
  expect(mails(reader)[0]?.text).not.toContain('Invented')
})
