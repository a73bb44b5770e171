import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPlaces } from '#features/site/geography/server/index.ts'
import { createClock } from '#platform/server/clock.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { settings } from '../rules/settings.ts'
import type { SiteChanges } from '../rules/changes/list-site-changes.ts'
import { createSites, type RecordSiteChange, type Sites } from './index.ts'
import { findSite, phrases } from '../testing/site-context.ts'

const clock = createClock()
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

describe('finding a host’s site', () => {
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
    const [minuet, sarabande] = [
      await findSite(sites, 'localhost'),
      await findSite(sites, 'sarabande.localhost'),
    ]
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

  test('a change by another process is seen within five seconds, and requests before that do not run a query', async () => {
    await findSite(sites, 'localhost')
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

  test('the public view identifies a site by its first host', async () => {
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
    const before = await findSite(sites, 'localhost')
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
    expect((await findSite(sites, 'sarabande.localhost')).settings.photo_credits).toBe(4)
    await sites.changeSettings(2, { photo_credits: 8 })
    expect((await findSite(sites, 'sarabande.localhost')).settings.photo_credits).toBe(8)
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

  test('a change is recorded for each site it concerns, in its own transaction', async () => {
    const recorded: SiteChanges[] = []
    const record: RecordSiteChange = async (_, changes) => {
      recorded.push(changes)
    }
    const { settings: old } = await findSite(sites, 'sarabande.localhost')
    await sites.changeSettings(2, { photo_credits: old.photo_credits + 1 }, record)
    await sites.changeSettings(2, { photo_credits: old.photo_credits + 1 }, record)
    const change = `${old.photo_credits} → ${old.photo_credits + 1}`
    expect(recorded).toEqual([{ site: 2, name: 'Sarabande', changes: { photo_credits: change } }])

    const failing = () => Promise.reject(new Error('not recorded'))
    await expect(sites.changeSite(2, { name: 'Gavotte' }, failing)).rejects.toThrow('not recorded')
    expect((await findSite(sites, 'sarabande.localhost')).name).toBe('Sarabande')
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

test('SITE-01 a setting that a pool shares changes on all its sites, any other setting on one site only', async () => {
  await database.run(sql`
    insert into sites.site (id, pool_id, name, brand, domain_language, locales, time_zone, currency, country, settings, company)
    select 901, pool_id, 'Duet', brand, domain_language, locales, time_zone, currency, country, settings, company
    from sites.site where id = 1`)
  await database.run(
    sql`insert into sites.site_host (host, site_id, position) values ('duet.example', 901, 0)`,
  )
  await sites.changeSettings(901, { min_age: 21, support_phone: '+31 20 123 45 67' })
  const seen = (await sites.allSites()).map(({ id, settings: { min_age, support_phone } }) => [
    id,
    min_age,
    support_phone === '+31 20 123 45 67',
  ])
  expect(seen).toEqual([
    [1, 21, false],
    [2, 18, false],
    [901, 21, true],
  ])
  await database.run(sql`delete from sites.site_host where site_id = 901`)
  await database.run(sql`delete from sites.site where id = 901`)
  await sites.changeSettings(1, { min_age: 18 })
})
