import { expect, test } from 'vitest'
import { company } from '../company.ts'
import { listSiteChanges } from './list-site-changes.ts'
import { settings } from '../settings.ts'
import type { Site } from '../site.ts'

const site: Site = {
  id: 1,
  pool: 1,
  name: 'Minuet',
  brand: 'minuet',
  hosts: ['localhost'],
  locales: ['en', 'de'],
  domainLanguage: 'en',
  timeZone: 'Europe/Amsterdam',
  currency: 'EUR',
  country: 'NL',
  settings: settings.parse({ message_credits: 2 }),
  company: company.parse({}),
}

test('a site that did not change is left out', () => {
  expect(listSiteChanges([site], [{ ...site }])).toEqual([])
})

test('each changed field is listed with its old and new value', () => {
  const changed: Site = {
    ...site,
    name: 'Gavotte',
    hosts: ['gavotte.example', 'www.gavotte.example'],
    settings: { ...site.settings, message_credits: 3 },
    company: { ...site.company, kvk: '0123' },
  }
  expect(listSiteChanges([site], [changed])).toEqual([
    {
      site: 1,
      name: 'Gavotte',
      changes: {
        name: '"Minuet" → "Gavotte"',
        hosts: '["localhost"] → ["gavotte.example","www.gavotte.example"]',
        message_credits: '2 → 3',
        company_kvk: '"" → "0123"',
      },
    },
  ])
})

test('a long value is shortened', () => {
  const hosts: [string, ...string[]] = ['a.example']
  for (let number = 0; number < 50; number += 1) hosts.push(`host-${number}.example.org`)
  const [change] = listSiteChanges([site], [{ ...site, hosts }])
  expect(change?.changes.hosts).toMatch(/^\["localhost"\] → \["a\.example".{280,290}…$/)
})
