import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { dayMs, hourMs } from '#kernel/duration.ts'
import { locales } from '#kernel/locale.ts'
import { type MailedPerson, type MailedSite, startMailedSite } from '../testing/mailed-site.ts'

let site: MailedSite
beforeAll(async () => {
  site = await startMailedSite()
})
afterAll(() => site.close())

const mails = (who: MailedPerson) => site.relay.to(who.email)
const choose = (who: MailedPerson, settings: object) =>
  who.browser.send('PUT', '/api/notifications', settings)

/** Moves the clock to the next time it is this hour in UTC, and on this weekday (0 is Sunday) if given. */
function moveTo(hour: number, weekday?: number): void {
  const { clock } = site.server.infrastructure
  const midnight = new Date(clock.now()).setUTCHours(0, 0, 0, 0)
  for (let day = 0; day < 9; day += 1) {
    const at = new Date(midnight + day * dayMs + hour * hourMs)
    if (at <= clock.now() || (weekday !== undefined && at.getUTCDay() !== weekday)) continue
    clock.moveBy(at.getTime() - clock.now().getTime())
    return
  }
}

/** Lets hours pass one by one and returns after how many the reader has an email; null if none came. */
async function hoursUntilEmail(reader: MailedPerson, most: number): Promise<number | null> {
  for (let hour = 1; hour <= most; hour += 1) {
    await site.pass(60)
    if (mails(reader).length > 0) return hour
  }
  return null
}

test('NTF-01 at night in the member’s time zone no email is sent; it is sent at eight in the morning', async () => {
  const reader = await site.member('Reader')
  await choose(reader, { quiet_hours: true, time_zone: 'Asia/Tokyo' })
  const writer = await site.member('Writer')
  // Half past ten at night in Tokyo.
  moveTo(13.5)
  await site.write(writer, reader)
  expect(await hoursUntilEmail(reader, 24)).toBe(10)
})

test('NTF-01 once a day: all news of a day is sent at six in the evening, in one email per kind', async () => {
  const reader = await site.member('Reader')
  await choose(reader, { frequency: 'daily', time_zone: 'UTC' })
  const [ada, bea] = [await site.member('Ada'), await site.member('Bea')]
  moveTo(9)
  await site.write(ada, reader)
  await site.pass(3 * 60)
  await site.write(bea, reader)
  expect(await hoursUntilEmail(reader, 24)).toBe(6)
  expect(mails(reader).map(({ subject }) => subject)).toEqual([
    phrase('notifications.mail.new_conversations.subject', { people: 2, name: '' }),
  ])
})

test('NTF-01 once a week: on Thursday at six in the evening, and only what is still news', async () => {
  const reader = await site.member('Reader')
  await choose(reader, { frequency: 'weekly', time_zone: 'UTC' })
  const [ada, bea] = [await site.member('Ada'), await site.member('Bea')]
  moveTo(18.5, 3)
  await site.write(ada, reader)
  const conversation = await site.write(bea, reader)
  await reader.browser.send('POST', `/api/conversations/${conversation}/read`, { seq: 1 })
  expect(await hoursUntilEmail(reader, 8 * 24)).toBe(24)
  expect(mails(reader).map(({ subject }) => subject)).toEqual([
    phrase('notifications.mail.new_conversations.subject', { people: 1, name: 'Ada' }),
  ])
})

test('NTF-01 a kind that is switched off is not emailed, even if it happened before', async () => {
  const reader = await site.member('Reader')
  const [writer, fan] = [await site.member('Writer'), await site.member('Fan')]
  await site.write(writer, reader)
  await site.like(fan, reader)
  await choose(reader, { emails: { new_conversations: false } })
  await site.pass(30)
  expect(mails(reader).map(({ subject }) => subject)).toEqual([
    phrase('notifications.mail.like.subject', { people: 1, name: 'Fan' }),
  ])
})

test('NTF-03 an invisible member who writes is named, because they chose to write; one who only likes is not', async () => {
  const reader = await site.member('Reader')
  const writer = await site.member('Writer')
  const fan = await site.member('Fan')
  for (const hidden of [writer, fan]) {
    const hiding = await hidden.browser.send('PUT', '/api/account/visibility', { invisible: true })
    expect(hiding.status).toBeLessThan(300)
  }
  await site.write(writer, reader)
  await site.like(fan, reader).catch(() => {})
  await site.pass(30)
  expect(mails(reader).map(({ subject }) => subject)).toEqual([
    phrase('notifications.mail.new_conversations.subject', { people: 1, name: 'Writer' }),
  ])
})

test('NTF-03 messages, likes, reminders and weekly updates are emailed in each of seven languages, and each says why it was sent', async () => {
  const { product, infrastructure } = site.server
  const readers = await Promise.all(
    locales.map((locale) =>
      site.member(`Reader ${locale}`, { locale }, { gender: 'male', seeking: ['female'] }),
    ),
  )
  for (const [at, reader] of readers.entries()) {
    await site.write(await site.member(`Writer ${at}`), reader)
    await site.like(await site.member(`Fan ${at}`), reader)
  }
  await site.pass(15)
  await site.pass(25 * 60)
  await product.notifications.planReminders(infrastructure.clock.now())
  await product.notifications.planWeeklyUpdates(infrastructure.clock.now())
  await site.pass(15)
  await site.pass(7 * 60)
  const kinds = ['new_conversations', 'like', 'unread_message_reminders', 'weekly_updates'] as const
  for (const [at, locale] of locales.entries()) {
    const reader = readers[at] as MailedPerson
    const reasons = mails(reader).map(({ text }) =>
      kinds.filter((kind) =>
        text.includes(
          phrase('notifications.mail.footer', {
            locale,
            kind: phrase(`notifications.kinds.${kind}`, { locale }),
          }),
        ),
      ),
    )
    expect(reasons.flat().sort()).toEqual([...kinds].sort())
    for (const { html } of mails(reader)) expect(html).toContain(`lang="${locale}"`)
  }
})
