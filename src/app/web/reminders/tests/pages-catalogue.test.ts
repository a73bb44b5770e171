import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import type { AccountDraft } from '#features/members/accounts/server/index.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { pageText } from '../../../testing/page-text.ts'
import { phrase } from '../../../testing/phrase.ts'

let site: PeopledSite
let other: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  other = await site.addPerson({ name: 'Elena' })
})
afterAll(() => site.close())

const titles = {
  activate: phrase('reminders.activate.title'),
  disabled: phrase('reminders.disabled.title'),
  photo: phrase('reminders.photo.title'),
  push: phrase('reminders.push.title'),
  install: phrase('reminders.install.title'),
}

/**
 * The reminders that the server writes into a page, in order. The browser shows the first, and
 * leaves out what was dismissed in it or what it can't do: push and the installed app.
 */
async function readReminders({ browser }: Pick<TestPerson, 'browser'>, path: string) {
  const { status, text } = await browser.send('GET', path)
  expect([path, status]).toEqual([path, 200])
  return [...text.matchAll(/data-reminder="[^"]*".*?class="note-title[^"]*"[^>]*>(.*?)</gs)].map(
    ([, title = '']) =>
      Object.entries(titles).find(([, known]) => known === pageText(title))?.[0] ?? title,
  )
}

const addPerson = (more: Partial<AccountDraft> = {}) => site.addPerson(more)

/** Has the mail server refuse a member's address. */
async function refuseEmails({ account }: TestPerson) {
  const { infrastructure, product } = site.server
  const { email } = await infrastructure.database.one<{ email: string }>(
    sql`select email from accounts.account where id = ${account}`,
  )
  await product.notifications.onRefused({ reader: account, to: email }, '5.1.1 no such user')
}

test('NAV-04 an unconfirmed member is reminded to confirm on every page except sign-up and settings', async () => {
  const newcomer = await addPerson({ name: 'Newcomer', status: 'not_confirmed' })
  const pages = [
    ['/members', ['activate', 'photo', 'push', 'install']],
    [`/members/${other.member}`, ['activate', 'photo', 'push', 'install']],
    ['/likes', ['activate', 'photo', 'push', 'install']],
    ['/pricing', ['activate', 'photo', 'push', 'install']],
    ['/profile', ['activate', 'push', 'install']],
    ['/premium', ['activate']],
    ['/directdebit', ['activate']],
    ['/activate/done', ['activate']],
    ['/complete-signup', []],
    ['/signup-matches', []],
    ['/notifications', []],
    ['/notifications/account', []],
    ['/notifications/push', []],
    ['/notifications/devices', []],
  ] as const
  const found = []
  for (const [path] of pages) found.push([path, await readReminders(newcomer, path)])
  expect(found).toEqual(pages)
})

test('NAV-04 a confirmed member without a photo is reminded of it, except where it is in the way', async () => {
  const member = await addPerson({ name: 'Faceless' })
  const pages = [
    ['/members', ['photo', 'push', 'install']],
    ['/likes', ['photo', 'push', 'install']],
    ['/match-finder', ['photo', 'push', 'install']],
    ['/transactions', ['photo', 'push', 'install']],
    ['/profile', ['push', 'install']],
    ['/premium', []],
    ['/directdebit', []],
    ['/activate/done', []],
    ['/notifications/account', []],
  ] as const
  const found = []
  for (const [path] of pages) found.push([path, await readReminders(member, path)])
  expect(found).toEqual(pages)
})

test('NAV-04 the reminder of refused emails comes before that of the photo, with the reason, on every page except settings', async () => {
  const member = await addPerson({ name: 'Returned' })
  await refuseEmails(member)
  const pages = [
    ['/likes', ['disabled', 'photo', 'push', 'install']],
    ['/profile', ['disabled', 'push', 'install']],
    ['/premium', ['disabled']],
    ['/directdebit', ['disabled']],
    ['/notifications/account', []],
    ['/notifications/push', []],
  ] as const
  const found = []
  for (const [path] of pages) found.push([path, await readReminders(member, path)])
  expect(found).toEqual(pages)
  const { text } = await member.browser.send('GET', '/likes')
  expect(pageText(text)).toContain(phrase('reminders.disabled.reasons.bounce'))
  expect(text).toContain('data-reminder="hide-disabled-notifications-alert"')
})

test('NAV-04 an unconfirmed member whose address refuses emails is not told to look for an email', async () => {
  const member = await addPerson({ name: 'Mistyped', status: 'not_confirmed' })
  await refuseEmails(member)
  expect(await readReminders(member, '/likes')).toEqual(['disabled', 'photo', 'push', 'install'])
})

test('NAV-04 push is not offered on a site without it', async () => {
  const member = await addPerson({ name: 'Quiet' })
  const { sites } = site.server.product
  await sites.changeSettings(1, { push_public_key: null })
  expect(await readReminders(member, '/likes')).toEqual(['photo', 'install'])
  await sites.changeSettings(1, { push_public_key: 'own' })
})

test('NAV-04 each dismissal has its own key, except that of the first reminder; a visitor sees no reminder', async () => {
  const newcomer = await addPerson({ name: 'Keys', status: 'not_confirmed' })
  const { text } = await newcomer.browser.send('GET', '/likes')
  expect([...text.matchAll(/data-reminder="([^"]*)"/g)].map(([, key]) => key)).toEqual([
    '',
    'hide-enrich-alert',
    'hide-push-notification-alert',
    'hide-install-alert',
  ])
  for (const path of ['/premium', '/pages/faq', '/pricing'])
    expect(await readReminders({ browser: site.visitor() }, path)).toEqual([])
})
