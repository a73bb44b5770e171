import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

test('NTF-01 a member chooses among eight kinds of email; news and offers are off until asked for', async () => {
  const { browser } = await site.addPerson()
  const { body } = await browser.send('GET', '/api/notifications')
  expect(body).toEqual({
    emails: {
      new_conversations: true,
      new_messages: true,
      like: true,
      unread_message_reminders: true,
      weekly_updates: true,
      reminders: true,
      news: false,
      promotions: false,
    },
    frequency: 'at_once',
    message_text: false,
    quiet_hours: true,
    time_zone: 'Europe/Amsterdam',
    disabled: [],
    unsubscribed: [],
  })
})

test('NTF-01 each change is saved separately and leaves everything else as it was', async () => {
  const { browser } = await site.addPerson()
  const before = (await browser.send('GET', '/api/notifications')).body as unknown as {
    emails: object
  }
  const save = async (change: object) =>
    (await browser.send('PUT', '/api/notifications', change)).body
  expect(await save({ emails: { like: false } })).toEqual({
    ...before,
    emails: { ...before.emails, like: false },
  })
  await save({ emails: { promotions: true }, time_zone: 'America/New_York' })
  await save({ frequency: 'weekly' })
  await save({ quiet_hours: false })
  await save({ message_text: true })
  const chosen = {
    ...before,
    emails: { ...before.emails, like: false, promotions: true },
    frequency: 'weekly',
    quiet_hours: false,
    message_text: true,
    time_zone: 'America/New_York',
  }
  expect((await browser.send('GET', '/api/notifications')).body).toEqual(chosen)
  expect(await save({})).toEqual(chosen)
})

test.each([
  [{ emails: { spam: true } }, 'emails'],
  [{ emails: { like: 'yes' } }, 'emails'],
  [{ frequency: 'hourly' }, 'frequency'],
  [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
  [{ time_zone: '../../etc/passwd' }, 'time_zone'],
])('NTF-01 %j is refused with the name of the field', async (change, field) => {
  const { browser } = await site.addPerson()
  const { status, text } = await browser.send('PUT', '/api/notifications', change)
  expect(status).toBe(422)
  expect(text).toContain(`"${field}`)
})

test('NTF-01 only the member can see and change their own choices', async () => {
  const visitor = site.visitor()
  for (const [method, path, body] of [
    ['GET', '/api/notifications', undefined],
    ['PUT', '/api/notifications', {}],
    ['POST', '/api/notifications/resume', {}],
  ] as const)
    expect(await visitor.send(method, path, body)).toMatchObject({
      status: 403,
      body: { authentication_required: true },
    })
})
