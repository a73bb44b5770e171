import { expect, test } from 'vitest'
import { type EntryFacts, isEntryWarningDue, warnedCountry } from './entry-warning.ts'

const standard = { enable_site_entry_popup: 'yes', site_entry_countries: ['NL', 'DE'] } as const

test.each([
  ['NL', true, standard, 'NL'],
  ['DE', true, standard, 'DE'],
  ['FR', true, standard, null],
  ['NL', false, standard, null],
  ['NL', true, { ...standard, enable_site_entry_popup: 'no' as const }, null],
  ['FR', true, { ...standard, site_entry_countries: ['FR'] }, 'FR'],
  ['NL', true, { ...standard, site_entry_countries: [] }, null],
])(
  'NAV-05 a visitor from %s (location known: %s) on a site with %j gets the warning for %s',
  (selected, known, settings, country) => {
    expect(
      warnedCountry(
        { ...settings, site_entry_countries: [...settings.site_entry_countries] },
        { selected, known },
      ),
    ).toBe(country)
  },
)

const visitor: EntryFacts = {
  country: 'NL',
  path: '/members',
  layout: 'default',
  loggedIn: false,
  installed: false,
  skipped: false,
}

test.each<[string, Partial<EntryFacts>, boolean]>([
  ['a visitor', {}, true],
  ['a visitor from a country without a warning', { country: null }, false],
  ['a visitor who closed it', { skipped: true }, false],
  ['a visitor with the installed app', { installed: true }, false],
  ['a member', { loggedIn: true }, false],
  ['the front page', { path: '/', layout: 'empty' }, true],
  ['another page with the empty layout', { path: '/signup', layout: 'empty' }, false],
  ['a landing page', { layout: 'lander' }, false],
  ['a chat in the Netherlands', { path: '/chats', layout: 'chat' }, true],
  ['a chat in Germany', { path: '/chats', layout: 'chat', country: 'DE' }, true],
  [
    'a chat in France, where the site warns',
    { path: '/chats', layout: 'chat', country: 'FR' },
    false,
  ],
  ['a page in France, where the site warns', { country: 'FR' }, true],
  ['completing a sign-up', { path: '/complete-signup' }, false],
  ['requesting a new password', { path: '/reset-password' }, false],
  ['choosing a new password', { path: '/reset-password/do' }, false],
])('NAV-05 whether the warning is due: %s', (_, facts, due) => {
  expect(isEntryWarningDue({ ...visitor, ...facts })).toBe(due)
})
