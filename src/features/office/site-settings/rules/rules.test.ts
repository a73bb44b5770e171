import { expect, test } from 'vitest'
import {
  company,
  fieldDefaults,
  readFieldValues,
  type Site,
  settings,
} from '#features/site/sites/index.ts'
import { type ChangeFacts, findChangeProblem } from './find-problem.ts'
import { listConsequences } from './list-consequences.ts'
import { needsSecondPerson } from './second-person.ts'

const site: Site = {
  id: 1,
  pool: 1,
  name: 'Minuet',
  brand: 'minuet',
  hosts: ['minuet.example', 'www.minuet.example'],
  locales: ['en', 'de'],
  domainLanguage: 'en',
  timeZone: 'Europe/Amsterdam',
  currency: 'EUR',
  country: 'NL',
  settings: settings.parse({}),
  company: company.parse({}),
}

const facts = (after: Partial<Site>, more: Partial<ChangeFacts> = {}): ChangeFacts => ({
  before: site,
  after: { ...site, ...after },
  pool: [{ ...site, ...after }],
  takenHost: null,
  ownHost: 'minuet.example',
  officeReachable: true,
  openOrders: 0,
  production: false,
  ...more,
})
const withSettings = (change: object) => ({ settings: settings.parse(change) })

test.each<[string, ChangeFacts, string | undefined]>([
  ['nothing', facts({}), undefined],
  ['a host of another site', facts({}, { takenHost: 'other.example' }), 'host_taken'],
  ['the host in use', facts({ hosts: ['www.minuet.example'] }), 'own_host'],
  ['another host', facts({ hosts: ['minuet.example'] }), undefined],
  ['an office that can’t be reached', facts({}, { officeReachable: false }), 'office_host'],
  ['a currency with prices', facts({ currency: 'CHF' }), undefined],
  ['a currency with open orders', facts({ currency: 'CHF' }, { openOrders: 1 }), 'orders_open'],
  ['open orders in the same currency', facts({}, { openOrders: 1 }), undefined],
  ['a currency without prices', facts({ currency: 'NOK' }), 'price_missing'],
  [
    'a label that says it',
    facts(withSettings({ fictional_singular: { en: 'Fictional friend' } })),
    undefined,
  ],
  [
    'a label that hides it',
    facts(withSettings({ fictional_singular: { pl: 'Przyjaciel' } })),
    'fictional_word',
  ],
  [
    'a label that denies it',
    facts(withSettings({ fictional_singular: { en: 'Not fictional' } })),
    'fictional_word',
  ],
  [
    'a label that denies it with a word between',
    facts(withSettings({ fictional_plural: { pl: 'Nigdy żadne fikcyjne' } })),
    'fictional_word',
  ],
  [
    'a warning that says what it isn’t',
    facts(withSettings({ fictional_warning: { de: 'Kein Mensch, den es gibt: fiktives Profil' } })),
    undefined,
  ],
  [
    'an invented value in production',
    facts(withSettings({ support_phone: '+31 20 000 01-85' }), { production: true }),
    'demo_value',
  ],
  [
    'an invented value in the demo',
    facts(withSettings({ support_phone: '+31 20 000 01-85' })),
    undefined,
  ],
])('OPS-08 a change with %s is checked as a whole', (_, change, reason) => {
  expect(findChangeProblem(change)?.reason).toBe(reason)
})

test('OPS-08 consequences name the countries, hosts and languages that end', () => {
  const before = readFieldValues(site)
  const after = {
    ...before,
    countries: before.countries.filter((one) => one !== 'NL'),
    hosts: ['www.minuet.example'],
    locales: ['en' as const],
    message_credits: 3,
  }
  expect(listConsequences(before, after)).toEqual([
    { kind: 'countries_closed', countries: ['NL'] },
    { kind: 'hosts_gone', hosts: ['minuet.example'] },
    { kind: 'email_host', host: 'www.minuet.example' },
    { kind: 'languages_gone', languages: ['de'] },
    { kind: 'prices' },
  ])
  expect(listConsequences(before, before)).toEqual([])
})

test('OPS-08 prices, the seller and honesty need a second person; a name doesn’t', () => {
  for (const field of ['bundles', 'currency', 'company_name', 'fictional', 'min_age', 'hosts'])
    expect(needsSecondPerson(['name', field])).toBe(true)
  expect(needsSecondPerson(['name', 'swipe_likes', 'support_email'])).toBe(false)
  // Region and name have no default to return to.
  expect(Object.keys(fieldDefaults)).not.toContain('currency')
})
