import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPhoto } from '#features/members/accounts/testing/member-actions.ts'
import { someone } from '#features/members/accounts/testing/someone.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { settings as settingsSchema, type SettingsPatch } from '#features/site/sites/index.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => site.close())

const change = (patch: SettingsPatch) => site.server.product.sites.changeSettings(1, patch)
const visitorPage = async (path: string, headers: Record<string, string> = {}) =>
  (await site.visitor().send('GET', path, undefined, headers)).text

test('SITE-01 cdn_prefix is the prefix of photo paths', async () => {
  const owner = await someone(site)
  await addPhoto(site, owner)
  const { body } = await owner.browser.send('GET', '/api/user.php')
  const { thumb_filename } = (
    body as unknown as { user: { profile: { main_image: { thumb_filename: string } } } }
  ).user.profile.main_image
  const read = async (prefix: string) =>
    (await owner.browser.send('GET', `${prefix}${thumb_filename.replace(/^\//, '')}`)).status
  await change({ cdn_prefix: '/pictures/' })
  expect([await read('/pictures/'), await read('/cdn/')]).toEqual([200, 404])
  await change({ cdn_prefix: '/cdn/' })
  expect([await read('/pictures/'), await read('/cdn/')]).toEqual([404, 200])
})

test('SITE-01 name, domain and domain_language determine titles, emails and the language of the first visit', async () => {
  const { sites } = site.server.product
  const before = await sites.siteById(1)
  const hosts = before.hosts.filter((host) => /^[a-z0-9.]+$/.test(host))
  await sites.changeSite(1, {
    name: 'Pavane',
    hosts: ['first.localhost', ...hosts],
    region: { domain_language: 'de-AT' },
  })
  const html = await visitorPage('/premium')
  expect(html).toContain('<html lang="de"')
  expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toMatch(/ · Pavane$/)
  // Without an address of its own, a site sends emails from its first host.
  const { support_email } = before.settings
  await change({ support_email: null })
  const { email } = await someone(site)
  const [mail] = await site.mails(email)
  expect(mail?.from).toContain('hello@first.localhost')
  await change({ support_email })
  await sites.changeSite(1, {
    name: before.name,
    hosts,
    region: { domain_language: before.domainLanguage },
  })
})

test('SITE-01 region_data follows the countries, and the selected country follows the address and the query', async () => {
  await change({ countries: ['NL', 'PL'] })
  const read = async (query = '', address = '145.97.39.155') =>
    (
      await site
        .visitor()
        .send('GET', `/api/settings${query}`, undefined, { 'x-forwarded-for': address })
    ).body as unknown as {
      region_data: object
      geoip_country: string
      geoip_selected_country: string
    }
  expect(Object.keys((await read()).region_data)).toEqual(['NL', 'PL'])
  expect(await read('?country=PL')).toMatchObject({
    geoip_country: 'NL',
    geoip_selected_country: 'PL',
  })
  // The country of the page is the selected one.
  expect(await visitorPage('/premium?country=PL')).toContain('"country":"PL"')
  expect(await visitorPage('/premium', { 'x-forwarded-for': '153.19.250.100' })).toContain(
    '"country":"PL"',
  )
  const { countries } = settingsSchema.parse({})
  await change({ countries })
})
