import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'
import { createPlaces } from '#features/site/geography/server/index.ts'
import { createClock } from '#platform/server/clock.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createPhrases, type Phrases } from '#platform/server/phrases.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { phrase } from '#app/testing/phrase.ts'
import { contract } from '../contract.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { it } from '../locales/it.ts'
import { nl } from '../locales/nl.ts'
import { pl } from '../locales/pl.ts'
import { settings } from '../rules/settings.ts'
import type { Site } from '../rules/site.ts'
import { createSites, type Sites } from './index.ts'

const clock = createClock()
const phrases: Phrases = createPhrases({
  en: { sites: en },
  de: { sites: de },
  es: { sites: es },
  fr: { sites: fr },
  it: { sites: it },
  nl: { sites: nl },
  pl: { sites: pl },
})
let clone: TestDatabase
let database: Database
let sites: Sites

beforeAll(async () => {
  clone = await createTestDatabase({ features: ['sites'] })
  database = createDatabase({ url: clone.url })
})
beforeEach(() => {
  sites = createSites({ database, clock, phrases, regions: createPlaces({ database }).regions })
})
afterAll(async () => {
  await database.close()
  await clone.close()
})

async function findSite(host: string): Promise<Site> {
  const site = await sites.findSite(host)
  if (site === null) throw new Error(host)
  return site
}

async function createContext(
  host: string,
  more: { locale?: Locale; address?: string; query?: Record<string, string> } = {},
) {
  const { locale = 'en', address = '127.0.0.1', query = {} } = more
  return { site: await findSite(host), viewer: null, locale, address, query } as unknown as Context<
    Site,
    null
  >
}

async function readSettings(...[host, more]: Parameters<typeof createContext>) {
  const context = await createContext(host, more)
  const answer = await sites.handlers['sites.read_settings'](context.query, context)
  if ('refusal' in answer) throw new Error(answer.refusal)
  return contract['sites.read_settings'].output.parse(answer)
}

describe('finding the site of a host', () => {
  test.each([
    ['minuet.localhost', 'Minuet'],
    ['localhost', 'Minuet'],
    ['127.0.0.1:3000', 'Minuet'],
    ['[::1]:3000', 'Minuet'],
    ['Sarabande.localhost:8443', 'Sarabande'],
    ['evil.example', undefined],
    ['', undefined],
    ['minuet.localhost.evil.example', undefined],
  ])('%s belongs to %s', async (host, name) => {
    expect((await sites.findSite(host))?.name).toBe(name)
  })

  test('the two demo sites are two pools with different languages, currencies and themes', async () => {
    const [minuet, sarabande] = [await findSite('localhost'), await findSite('sarabande.localhost')]
    expect(minuet).toMatchObject({
      id: 1,
      pool: 1,
      brand: 'minuet',
      domainLanguage: 'en',
      currency: 'EUR',
      country: 'NL',
      timeZone: 'Europe/Amsterdam',
    })
    expect(minuet.locales).toEqual(['en', 'de', 'es', 'fr', 'it', 'nl', 'pl'])
    expect(minuet.hosts[0]).toBe('minuet.localhost')
    expect(minuet.settings.fictional).toBe(true)
    expect(sarabande).toMatchObject({
      id: 2,
      pool: 2,
      brand: 'sarabande',
      domainLanguage: 'de',
      currency: 'CHF',
      country: 'CH',
    })
    expect(sarabande.locales[0]).toBe('de')
    expect(sarabande.settings.fictional).toBe(false)
    expect((await sites.allSites()).map(({ id }) => id)).toEqual([1, 2])
    await expect(sites.siteById(3)).rejects.toThrow('no site 3')
  })

  test('a host belongs to one site only and is stored normalized', async () => {
    const add = (host: string) =>
      database.run(
        sql`insert into sites.site_host (host, site_id, position) values (${host}, 2, 9)`,
      )
    await expect(add('localhost')).rejects.toThrow('site_host_pk')
    await expect(add('Upper.example')).rejects.toThrow('site_host_plain')
    await expect(add('port.example:80')).rejects.toThrow('site_host_plain')
  })

  test('a change by another process is seen within five seconds, and requests before that run no query', async () => {
    await findSite('localhost')
    await database.run(
      sql`insert into sites.site_host (host, site_id, position) values ('new.example', 2, 5)`,
    )
    expect(await sites.findSite('new.example')).toBeNull()
    clock.moveBy(5_000)
    const both = await Promise.all([sites.findSite('new.example'), sites.findSite('new.example')])
    expect(both.map((site) => site?.id)).toEqual([2, 2])
    expect(both[0]).toBe(both[1])
    await database.run(sql`delete from sites.site_host where host = 'new.example'`)
  })

  test('a failed read is not cached', async () => {
    let broken = true
    const shaky = {
      ...database,
      many: <Row>(statement: Parameters<Database['many']>[0]) =>
        broken ? Promise.reject(new Error('down')) : database.many<Row>(statement),
    }
    const otherSites = createSites({
      database: shaky,
      clock,
      phrases,
      regions: createPlaces({ database }).regions,
    })
    await expect(otherSites.findSite('localhost')).rejects.toThrow('down')
    broken = false
    expect((await otherSites.findSite('localhost'))?.name).toBe('Minuet')
  })

  test('the public view names a site by its first host', async () => {
    expect(
      await database.many(
        sql`select site_id, pool_id, host from sites.public_site order by site_id`,
      ),
    ).toEqual([
      { site_id: 1, pool_id: 1, host: 'minuet.localhost' },
      { site_id: 2, pool_id: 2, host: 'sarabande.localhost' },
    ])
  })
})

describe('settings', () => {
  test('every setting can be written and read back without affecting other fields or sites', async () => {
    const before = await findSite('localhost')
    const patch = {
      ...settings.parse({}),
      index_title: { en: 'A new title', pl: 'Nowy tytuł' },
      description: { de: 'Neu' },
      cdn_prefix: '/preset/',
      support_email: 'a@b.example',
      support_phone: '1-2 3',
      countries: ['PL', 'US'] as ('PL' | 'US')[],
      signups: 'closed' as const,
      min_age: 21,
      min_ages: { US: 25 },
      enable_site_entry_popup: 'no' as const,
      site_entry_countries: ['FR'],
      account_messages: 'plain' as const,
      logged_out_search: 'none' as const,
      search_fields: ['gender' as const],
      swipe_likes: 9,
      visible_profile_fields: ['age' as const],
      visible_profile_notes: [],
      interests: ['tea' as const],
      free_photos: 1,
      premium_photos: 2,
      private_photos: 'premium' as const,
      photos_trusted: true,
      block_notice: 'plain' as const,
      fictional: false,
      fictional_hidden: true,
      fictional_singular: { en: 'Invented person' },
      member_resell: true,
      message_credits: 3,
      free_first_answer: false,
      history_limit: 10,
      undo_seconds: 0,
      minimum_message_costs: { PL: { costs: 500, currency: 'PLN' } },
      bundles: [{ id: 'p1' as const, credits: 5, priceMinor: { EUR: 100 } }],
      refund_days: 30,
      offer_wording: 'literal' as const,
      push_public_key: null,
    }
    const after = await sites.changeSettings(1, patch)
    expect(after.settings).toEqual(patch)
    expect({ ...after, settings: before.settings }).toEqual(before)
    expect((await sites.siteById(2)).settings.swipe_likes).toBe(6)
    await database.run(
      sql`update sites.site set settings = ${JSON.stringify(before.settings)} where id = 1`,
    )
  })

  test('a change is visible immediately in the same process, and only the given fields are stored', async () => {
    expect((await findSite('sarabande.localhost')).settings.photo_credits).toBe(4)
    await sites.changeSettings(2, { photo_credits: 8 })
    expect((await findSite('sarabande.localhost')).settings.photo_credits).toBe(8)
    const { stored } = await database.one<{ stored: object }>(
      sql`select settings as stored from sites.site where id = 2`,
    )
    expect(Object.keys(stored)).toContain('photo_credits')
    expect(Object.keys(stored)).not.toContain('gift_credits')
  })

  test('two simultaneous changes both take effect', async () => {
    await Promise.all([
      sites.changeSettings(2, { gift_credits: 7 }),
      sites.changeSettings(2, { free_conversations: 3 }),
    ])
    expect((await sites.siteById(2)).settings).toMatchObject({
      gift_credits: 7,
      free_conversations: 3,
    })
  })

  test('invalid settings are not written', async () => {
    const before = await sites.siteById(2)
    await expect(sites.changeSettings(2, { min_age: 17 })).rejects.toThrow()
    await expect(sites.changeSettings(2, { unknown: 1 } as object)).rejects.toThrow()
    await expect(sites.changeSettings(77, { swipe_likes: 1 })).rejects.toThrow('no site 77')
    sites.forget()
    expect(await sites.siteById(2)).toEqual(before)
  })

  test('loading the demo sites again does not change existing sites', async () => {
    const { load } = await import('./sql/load.ts')
    const before = await sites.allSites()
    await database.transaction((tx) => load(tx, { mode: 'demo' }))
    sites.forget()
    expect(await sites.allSites()).toEqual(before)
  })
})

describe('endpoints', () => {
  test('the settings of a site, in the reader’s language', async () => {
    const minuet = await readSettings('localhost', { locale: 'nl' })
    expect(minuet).toMatchObject({
      design_version: 1,
      name: 'Minuet',
      domain: 'minuet.localhost',
      domain_language: 'en',
      index_title: phrase('sites.index_title', { locale: 'nl', name: 'Minuet' }),
      fictional_singular: phrase('sites.fictional_singular', { locale: 'nl' }),
      fictional_plural: phrase('sites.fictional_plural', { locale: 'nl' }),
      geoip_country: 'NL',
      geoip_selected_country: 'NL',
      message_credits: 2,
      refund_days: 14,
      min_age: 18,
      support_email: 'help@minuet.localhost',
      logged_out_search: 'all',
    })
    expect(minuet.region_data.NL?.regions).toContainEqual({
      id: 108,
      code: 'NH',
      name: 'Noord-Holland',
    })
    expect(minuet.interests).toHaveLength(51)
    expect(minuet.minimum_message_costs.NL).toEqual({ costs: 100, currency: 'EUR' })
    const sarabande = await readSettings('sarabande.localhost')
    expect(sarabande.countries).toEqual(['CH', 'DE', 'AT', 'FR', 'IT'])
    expect(Object.keys(sarabande.region_data)).toEqual(['CH', 'DE', 'AT', 'FR', 'IT'])
    expect(sarabande.minimum_message_costs.CH?.currency).toBe('CHF')
    expect(sarabande.locales).toEqual(['de', 'it', 'fr', 'en'])
  })

  test('the operator’s internal settings are not exposed', async () => {
    const record = await readSettings('localhost')
    for (const field of ['account_messages', 'block_notice', 'photos_trusted', 'history_limit'])
      expect(record).not.toHaveProperty(field)
  })

  test('the operator’s texts take precedence over ours, in the languages they exist in', async () => {
    await sites.changeSettings(2, {
      index_title: { de: 'Zu zweit' },
      fictional_warning: { de: 'Erfunden.' },
    })
    expect(await readSettings('sarabande.localhost', { locale: 'de' })).toMatchObject({
      index_title: 'Zu zweit',
      fictional_warning: 'Erfunden.',
    })
    expect((await readSettings('sarabande.localhost', { locale: 'en' })).index_title).toBe(
      phrase('sites.index_title', { name: 'Sarabande' }),
    )
  })

  test.each([
    ['193.99.144.80', {}, 'DE', 'DE'],
    ['127.0.0.1', {}, 'NL', 'NL'],
    ['145.97.39.155', { geoip_selected_country: 'PL' }, 'NL', 'PL'],
    ['145.97.39.155', { country: 'BE', ref: 'x' }, 'NL', 'BE'],
    ['145.97.39.155', { geoip_selected_country: 'XX' }, 'NL', 'NL'],
  ])(
    'from %s with %j: country %s, selected country %s',
    async (address, query, geoip, selected) => {
      const record = await readSettings('localhost', {
        address,
        query: query as Record<string, string>,
      })
      expect([record.geoip_country, record.geoip_selected_country]).toEqual([geoip, selected])
    },
  )

  test('a forced domain selects another of our hosts; an unknown host is refused', async () => {
    expect(
      (await readSettings('localhost', { query: { forced_domain: 'sarabande.localhost:3000' } }))
        .name,
    ).toBe('Sarabande')
    const context = await createContext('localhost')
    const read = (forced_domain: string) =>
      sites.handlers['sites.read_settings']({ forced_domain }, context)
    expect(await read('evil.example')).toEqual({ refusal: 'sites.unknown_host' })
    expect(await read('')).toEqual({ refusal: 'sites.unknown_host' })
    expect(contract['sites.read_settings'].errors['sites.unknown_host']).toBe(421)
  })

  test('the company that runs the site, with the date of the terms', async () => {
    const read = async (host: string) =>
      contract['sites.read_company'].output.parse(
        await sites.handlers['sites.read_company']({}, await createContext(host)),
      )
    expect(await read('localhost')).toMatchObject({
      name: 'Minuet Demo B.V.',
      support_phone_link: 'tel:+31200000185',
      terms_version: '2024-03-01T09:00:00.000Z',
      delete_discount: 0,
    })
    expect((await read('sarabande.localhost')).terms_version).toBe('2023-12-01T12:00:00.000Z')
  })
})
