import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { someone } from '#features/members/accounts/testing/someone.ts'
import type { SettingsPatch } from '#features/site/sites/index.ts'
import { pageText } from '../../../testing/page-text.ts'

let site: PeopledSite
let jonas: TestPerson
let elena: TestPerson
let wren: TestPerson
beforeAll(async () => {
  site = await startPeopledSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1' })
  await change({ logged_out_search: 'all', fictional: true })
  jonas = await site.addPerson({ name: 'Jonas' }, { gender: 'male', seeking: ['female'] })
  elena = await site.addPerson(
    { name: 'Elena' },
    { about: 'I mend clocks', traits: { tattoos: 'some' }, notes: { tattoos: 'A small anchor' } },
  )
  wren = await site.addPerson({ name: 'Wren', kind: 'fictional' })
})
afterAll(() => site.close())

const change = (patch: SettingsPatch) => site.server.product.sites.changeSettings(1, patch)
const visitorPage = async (path: string, headers: Record<string, string> = {}) =>
  (await site.visitor().send('GET', path, undefined, headers)).text
const memberPage = async (path: string) => (await jonas.browser.send('GET', path)).text
const status = async (path: string, headers: Record<string, string> = {}) =>
  (await site.visitor().send('GET', path, undefined, headers)).status
const listed = async (path: string, key: string) =>
  Object.entries((await site.visitor().send('GET', path)).body)
    .filter(([name]) => name === key)
    .map(([, value]) => JSON.stringify(value))
    .join('')

/** Whether the site accepts a sign-up at present. */
const joins = () =>
  someone(site).then(
    () => true,
    () => false,
  )

const asGerman = { 'x-forwarded-for': '193.99.144.80' }
const fromNorth = { cookie: 'network=network%3Dnorth' }
const messageOf = (length: number) =>
  elena.browser.send('POST', `/api/members/${jonas.member}/messages`, {
    id: randomUUID(),
    text: 'x'.repeat(length),
  })

/** A setting, its change, and an observation of the product before and after it. */
type Row = readonly [
  setting: keyof SettingsPatch,
  patch: SettingsPatch,
  observe: () => Promise<unknown>,
  before: unknown,
  after: unknown,
]

const rows: readonly Row[] = [
  [
    'countries',
    { countries: ['NL', 'DE'] },
    async () => (await visitorPage('/members')).includes('<option value="PL"'),
    true,
    false,
  ],
  [
    'description',
    { description: { en: 'A dance for two.' } },
    async () => (await visitorPage('/')).includes('content="A dance for two."'),
    false,
    true,
  ],
  [
    'visible_profile_fields',
    { visible_profile_fields: ['age'] },
    async () => (await memberPage(`/members/${elena.member}`)).includes('I mend clocks'),
    true,
    false,
  ],
  [
    'visible_profile_notes',
    { visible_profile_notes: ['tattoos'] },
    async () => (await memberPage(`/members/${elena.member}`)).includes('A small anchor'),
    false,
    true,
  ],
  [
    'message_credits',
    { message_credits: 17 },
    async () => pageText(await visitorPage('/pricing')).includes('17 credits'),
    false,
    true,
  ],
  [
    'photo_credits',
    { photo_credits: 18 },
    async () => pageText(await visitorPage('/pricing')).includes('18 credits'),
    false,
    true,
  ],
  [
    'gift_credits',
    { gift_credits: 19 },
    async () => pageText(await visitorPage('/pricing')).includes('19 credits'),
    false,
    true,
  ],
  [
    'signup_credits',
    { signup_credits: 11 },
    async () => {
      const { browser } = await someone(site)
      const { body } = await browser.send('GET', '/api/user.php')
      return (body as unknown as { user: { credits: number } }).user.credits
    },
    6,
    11,
  ],
  [
    'message_length',
    { message_length: 20 },
    async () => (await messageOf(21)).status === 422,
    false,
    true,
  ],
  [
    'minimum_message_costs',
    { minimum_message_costs: { NL: { costs: 777, currency: 'EUR' } } },
    async () => {
      const { body } = await jonas.browser.send('GET', `/api/members/${elena.member}/chat`)
      return (body as unknown as { cost: { money: { minor: number } } }).cost.money.minor
    },
    100,
    777,
  ],
  [
    'support_email',
    { support_email: 'hello@pavane.example' },
    async () => (await visitorPage('/premium')).includes('href="mailto:hello@pavane.example"'),
    false,
    true,
  ],
  [
    'support_phone',
    { support_phone: '+31 20 765-43 21' },
    async () => (await visitorPage('/premium')).includes('href="tel:+31207654321"'),
    false,
    true,
  ],
  [
    'enable_site_entry_popup',
    { enable_site_entry_popup: 'no' },
    async () => (await visitorPage('/premium', asGerman)).includes('"entryWarning":"DE"'),
    true,
    false,
  ],
  [
    'push_public_key',
    { push_public_key: null },
    async () => (await memberPage('/likes')).includes('hide-push-notification-alert"'),
    true,
    false,
  ],
  [
    'search_fields',
    { search_fields: ['gender'] },
    async () => (await visitorPage('/members')).includes('name="min_age"'),
    true,
    false,
  ],
  [
    'fictional_warning',
    { fictional_warning: { en: 'Wren was made up by our team.' } },
    async () => (await memberPage(`/members/${wren.member}`)).includes('made up by our team.'),
    false,
    true,
  ],
  [
    'fictional_singular',
    { fictional_singular: { en: 'Invented' } },
    async () => pageText(await memberPage(`/members/${wren.member}`)).includes('Invented'),
    false,
    true,
  ],
  [
    'fictional_plural',
    { fictional_plural: { en: 'Inventions' } },
    async () => /inventions/i.test(pageText(await memberPage('/members'))),
    false,
    true,
  ],
  [
    'refund_days',
    { refund_days: 45 },
    async () => /\b45 days\b/.test(pageText(await visitorPage('/pages/return-policy'))),
    false,
    true,
  ],
  ['signups', { signups: 'closed' }, joins, true, false],
  [
    'logged_out_search',
    { logged_out_search: 'none' },
    () => status('/api/members?gender=all'),
    200,
    403,
  ],
  [
    'interests',
    { interests: ['tea', 'coffee'] },
    async () => (await listed('/api/interests', 'groups')).includes('"wine"'),
    true,
    false,
  ],
]

test.each(rows)(
  'SITE-01 changing %s changes the product',
  async (setting, patch, observe, before, after) => {
    const stored = (await site.server.product.sites.siteById(1)).settings
    expect(await observe()).toEqual(before)
    await change(patch)
    try {
      expect(await observe()).toEqual(after)
    } finally {
      await change({ [setting]: stored[setting] })
    }
  },
)

test('SITE-01 logged_out_search_trafficsource opens the search to visitors from a campaign, and to no others', async () => {
  await change({ logged_out_search: 'none', logged_out_search_trafficsource: 'all' })
  expect(await status('/api/members?gender=all')).toBe(403)
  expect(await status('/api/members?gender=all', fromNorth)).toBe(200)
  await change({ logged_out_search_trafficsource: 'none' })
  expect(await status('/api/members?gender=all', fromNorth)).toBe(403)
  await change({ logged_out_search: 'all' })
})

test('SITE-01 member_resell decides whether the pages have ads', async () => {
  const stored = (await site.server.product.sites.siteById(1)).settings.member_resell
  for (const shown of [true, false]) {
    await change({ member_resell: shown })
    expect(await visitorPage('/members')).toContain(`"sponsored":${shown}`)
  }
  await change({ member_resell: stored })
})
