import { expect, test } from 'vitest'
import { type ReminderViewer, type Reminder, listDueReminders } from './list-due-reminders.ts'

const settled: ReminderViewer = {
  confirmed: true,
  profileDisabled: false,
  notificationsDisabled: false,
  hasMainImage: true,
  staff: false,
}
const unconfirmed: ReminderViewer = {
  ...settled,
  confirmed: false,
  profileDisabled: true,
  hasMainImage: false,
}
const bounced: ReminderViewer = { ...settled, notificationsDisabled: true }

const cases: readonly (readonly [
  string,
  string,
  ReminderViewer | null,
  readonly Reminder[],
  readonly Reminder[],
])[] = [
  ['a visitor', '/members', null, [], []],
  ['a member with a complete profile', '/members', settled, [], []],
  [
    'a new member: both reminders, the email address first',
    '/members',
    unconfirmed,
    [],
    ['activate', 'photo'],
  ],
  [
    'a new member who dismissed the photo reminder',
    '/members',
    unconfirmed,
    ['photo'],
    ['activate'],
  ],
  [
    'a confirmed member without a photo',
    '/likes',
    { ...settled, hasMainImage: false },
    [],
    ['photo'],
  ],
  [
    'an unconfirmed member whose profile is visible',
    '/likes',
    { ...settled, confirmed: false },
    [],
    [],
  ],
  [
    'an unconfirmed member with emails turned off',
    '/likes',
    { ...unconfirmed, notificationsDisabled: true },
    [],
    ['disabled', 'photo'],
  ],
  ['emails turned off', '/likes', bounced, [], ['disabled']],
  ['emails turned off, reminder dismissed', '/likes', bounced, ['disabled'], []],
  ['emails turned off, in the settings', '/notifications', bounced, [], []],
  ['emails turned off, on a settings page', '/notifications/account', bounced, [], []],
  [
    'emails turned off, on the profile',
    '/profile',
    { ...bounced, hasMainImage: false },
    [],
    ['disabled'],
  ],
  ['a staff member', '/members', { ...unconfirmed, staff: true }, [], []],
  ...(
    [
      ['/signup', []],
      ['/signup-matches', []],
      ['/complete-signup', []],
      ['/members/0b7a3f52-1111-4222-8333-944455556666/signup', []],
      ['/notifications', []],
      ['/notifications/devices', []],
      ['/profile', ['activate']],
      ['/profile/photos', ['activate']],
      ['/activate/done', ['activate']],
      ['/premium', ['activate']],
      ['/directdebit', ['activate']],
      ['/pricing', ['activate', 'photo']],
      ['/signups', ['activate', 'photo']],
      ['/notifications-of-others', ['activate', 'photo']],
      ['/members/0b7a3f52-1111-4222-8333-944455556666', ['activate', 'photo']],
    ] as const
  ).map(([path, due]) => [`a new member on ${path}`, path, unconfirmed, [], due] as const),
]

test.each(cases)('%s', (_, path, viewer, dismissed, due) => {
  expect(listDueReminders({ path, viewer, pushes: false, installs: false, dismissed })).toEqual(due)
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
] as const)(
  'on a site with push, on %s for %o with %o dismissed: %o',
  (path, viewer, dismissed, due) => {
    expect(listDueReminders({ path, viewer, pushes: true, installs: false, dismissed })).toEqual(
      due,
    )
  },
)

test.each([
  ['/members', settled, [], ['push', 'install']],
  ['/chats', settled, ['push'], ['install']],
  ['/chats', settled, ['push', 'install'], []],
  ['/notifications/app', settled, ['push'], []],
  ['/members', { ...settled, staff: true }, [], []],
  ['/members', null, [], []],
] as const)(
  'NTF-08 where the site may be installed, on %s for %o with %o dismissed: %o',
  (path, viewer, dismissed, due) => {
    expect(listDueReminders({ path, viewer, pushes: true, installs: true, dismissed })).toEqual(due)
  },
)
