import { expect, test } from 'vitest'
import { type ReminderViewer, type Reminder, listDueReminders } from './reminders-due.ts'

const settled: ReminderViewer = {
  confirmed: true,
  profileDisabled: false,
  notificationsDisabled: false,
  hasMainImage: true,
  staff: false,
}
const unconfirmed: ReminderViewer = { ...settled, confirmed: false, profileDisabled: true, hasMainImage: false }
const bounced: ReminderViewer = { ...settled, notificationsDisabled: true }

const cases: readonly (readonly [string, string, ReminderViewer | null, readonly Reminder[], readonly Reminder[]])[] = [
  ['a visitor', '/members', null, [], []],
  ['nothing forgotten', '/members', settled, [], []],
  ['a newcomer: both, the address first', '/members', unconfirmed, [], ['activate', 'photo']],
  ['the photo put aside', '/members', unconfirmed, ['photo'], ['activate']],
  ['confirmed, no photo', '/likes', { ...settled, hasMainImage: false }, [], ['photo']],
  ['not confirmed, but the profile shows', '/likes', { ...settled, confirmed: false }, [], []],
  [
    'not confirmed, mail switched off',
    '/likes',
    { ...unconfirmed, notificationsDisabled: true },
    [],
    ['disabled', 'photo'],
  ],
  ['mail switched off', '/likes', bounced, [], ['disabled']],
  ['mail switched off, put aside', '/likes', bounced, ['disabled'], []],
  ['mail switched off, in the settings', '/notifications', bounced, [], []],
  ['mail switched off, below the settings', '/notifications/account', bounced, [], []],
  ['mail switched off, on the profile', '/profile', { ...bounced, hasMainImage: false }, [], ['disabled']],
  ['one of the staff', '/members', { ...unconfirmed, staff: true }, [], []],
  ...(
    [
      ['/signup', []],
      ['/signup-matches', []],
      ['/complete-signup', []],
      ['/members/0b7a3f52-1111-4222-8333-944455556666/signup', []],
      ['/notifications', []],
      ['/notifications/devices', []],
      ['/profile', ['activate']],
      ['/activate/done', ['activate']],
      ['/premium', ['activate']],
      ['/directdebit', ['activate']],
      ['/pricing', ['activate', 'photo']],
      ['/signups', ['activate', 'photo']],
      ['/notifications-of-others', ['activate', 'photo']],
      ['/members/0b7a3f52-1111-4222-8333-944455556666', ['activate', 'photo']],
    ] as const
  ).map(([path, due]) => [`a newcomer on ${path}`, path, unconfirmed, [], due] as const),
]

test.each(cases)('%s', (_, path, viewer, dismissed, due) => {
  expect(listDueReminders({ path, viewer, pushes: false, dismissed })).toEqual(due)
})

test.each([
  ['/members', settled, [], ['push']],
  ['/likes', unconfirmed, [], ['activate', 'photo', 'push']],
  ['/profile', { ...bounced, hasMainImage: false }, ['disabled'], ['push']],
  ['/members', settled, ['push'], []],
  ['/members', null, [], []],
  ['/members', { ...settled, staff: true }, [], []],
  ...[
    '/signup',
    '/complete-signup',
    '/notifications',
    '/notifications/push',
    '/activate/done',
    '/directdebit',
    '/premium',
  ].map((path) => [path, settled, [], []] as const),
] as const)('where the site pushes, on %s for %o with %o put aside: %o', (path, viewer, putAside, due) => {
  expect(listDueReminders({ path, viewer, pushes: true, dismissed: putAside })).toEqual(due)
})
