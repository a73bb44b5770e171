import type { Company } from '../../../rules/company.ts'
import type { SettingsPatch } from '../../../rules/settings.ts'

/** A site as a new installation starts with it. */
export interface NewSite {
  readonly id: number
  readonly pool: { readonly id: number; readonly name: string }
  readonly name: string
  readonly brand: string
  readonly hosts: readonly string[]
  readonly domainLanguage: string
  readonly locales: readonly string[]
  readonly timeZone: string
  readonly currency: string
  readonly country: string
  readonly settings: SettingsPatch
  readonly company: Partial<Company>
}

/**
 * The two sites of a new demo. Minuet also responds to the bare machine name, so that it
 * works without any setup.
 */
export const demoSites: readonly (NewSite & { readonly company: Company })[] = [
  {
    id: 1,
    pool: { id: 1, name: 'minuet' },
    name: 'Minuet',
    brand: 'minuet',
    hosts: ['minuet.localhost', 'localhost', '127.0.0.1', '[::1]'],
    domainLanguage: 'en',
    locales: ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl'],
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    country: 'NL',
    settings: {
      support_email: 'help@minuet.localhost',
      support_phone: '+31 20 000 01-85',
      logged_out_search: 'all',
      photos_trusted: true,
      fictional: true,
      welcome_percentage: 10,
      sepa_creditor_id: 'NL22ZZZ000000000000',
    },
    company: {
      name: 'Minuet Demo B.V.',
      address: 'Voorbeeldstraat 1, 1000 AA',
      kvk: '00000000',
      city: 'Amsterdam',
      country: 'NL',
      tradenames: ['Minuet'],
      vat_numbers: ['NL000000000B00'],
      support_phone: '+31 20 000 01-85',
      delete_discount: 0,
      added: '2024-03-01T09:00:00Z',
    },
  },
  {
    id: 2,
    pool: { id: 2, name: 'sarabande' },
    name: 'Sarabande',
    brand: 'sarabande',
    hosts: ['sarabande.localhost'],
    domainLanguage: 'de',
    locales: ['de', 'fr', 'it', 'en'],
    timeZone: 'Europe/Zurich',
    currency: 'CHF',
    country: 'CH',
    settings: {
      support_email: 'hilfe@sarabande.localhost',
      support_phone: '+41 44 000 01-85',
      countries: ['CH', 'DE', 'AT', 'FR', 'IT'],
      logged_out_search_trafficsource: 'all',
      site_entry_countries: ['DE'],
      swipe_likes: 6,
      member_resell: true,
      time_bonus: false,
    },
    company: {
      name: 'Sarabande Demo AG',
      address: 'Musterweg 2, 8000',
      kvk: 'CHE-000.000.000',
      city: 'Zürich',
      country: 'CH',
      tradenames: ['Sarabande'],
      vat_numbers: ['CHE-000.000.000 MWST'],
      support_phone: '+41 44 000 01-85',
      delete_discount: 0,
      added: '2023-06-01T09:00:00Z',
    },
  },
]
