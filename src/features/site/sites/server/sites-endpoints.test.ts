import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPlaces } from '#features/site/geography/server/index.ts'
import { createClock } from '#platform/server/clock.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { phrase } from '#app/testing/phrase.ts'
import { contract } from '../contract.ts'
import { createSites, type Sites } from './index.ts'
import { createContext, phrases } from '../testing/site-context.ts'

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

async function readSettings(host: string, more?: Parameters<typeof createContext>[2]) {
  const context = await createContext(sites, host, more)
  const answer = await sites.handlers['sites.read_settings'](context.query, context)
  if ('refusal' in answer) throw new Error(answer.refusal)
  return contract['sites.read_settings'].output.parse(answer)
}

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

  test('the operator’s texts take precedence over ours, in the languages in which they exist', async () => {
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
    const context = await createContext(sites, 'localhost')
    const read = (forced_domain: string) =>
      sites.handlers['sites.read_settings']({ forced_domain }, context)
    expect(await read('evil.example')).toEqual({ refusal: 'sites.unknown_host' })
    expect(await read('')).toEqual({ refusal: 'sites.unknown_host' })
    expect(contract['sites.read_settings'].errors['sites.unknown_host']).toBe(421)
  })

  test('the company that runs the site, with the date of the terms', async () => {
    const read = async (host: string) =>
      contract['sites.read_company'].output.parse(
        await sites.handlers['sites.read_company']({}, await createContext(sites, host)),
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
