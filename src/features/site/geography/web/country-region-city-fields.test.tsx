import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { ApiContext } from '#platform/web/api/use-api.ts'
import { phrase } from '#app/testing/phrase.ts'
import { de } from '../locales/de.ts'
import { en } from '../locales/en.ts'
import { es } from '../locales/es.ts'
import { fr } from '../locales/fr.ts'
import { it } from '../locales/it.ts'
import { nl } from '../locales/nl.ts'
import { pl } from '../locales/pl.ts'
import type { ChosenPlace } from '../rules/chosen-place.ts'
import { CountryRegionCityFields } from './country-region-city-fields.tsx'

const phrases = { en, de, es, fr, it, nl, pl }
const ask = async () => ({
  ok: false as const,
  refusal: { status: 0, code: 'offline', message: '' },
})

function render(
  locale: keyof typeof phrases,
  value: ChosenPlace,
  purpose: 'form' | 'filter' = 'form',
): string {
  const cache = new QueryClient()
  cache.setQueryData(['geography.list_regions', { country: 'NL' }], {
    region_data: {
      NL: { label: 'province', regions: [{ id: 108, code: 'NH', name: 'Noord-Holland' }] },
    },
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <ApiContext value={{ call: ask }}>
        <IntlProvider locale={locale} timeZone="UTC" messages={{ geography: phrases[locale] }}>
          <CountryRegionCityFields
            value={value}
            onChange={() => {}}
            countries={['NL', 'DE', 'US', 'CH', 'PL', 'GB']}
            purpose={purpose}
            names={{ country: 'country', region: 'countryregion' }}
          />
        </IntlProvider>
      </ApiContext>
    </QueryClientProvider>,
  )
}

test.each([
  ['en', 'NL', 'Province'],
  ['en', 'GB', 'Region'],
  ['en', 'US', 'State'],
  ['en', 'CH', 'Canton'],
  ['en', 'PL', 'Voivodeship'],
  ['de', 'DE', 'Bundesland'],
  ['de', 'US', 'Bundesstaat'],
  ['de', 'CH', 'Kanton'],
  ['es', 'PL', 'Voivodato'],
  ['fr', 'US', 'État'],
  ['it', 'CH', 'Cantone'],
  ['nl', 'NL', 'Provincie'],
  ['nl', 'DE', 'Deelstaat'],
  ['pl', 'PL', 'Województwo'],
  ['pl', 'DE', phrase('geography.region.state', { locale: 'pl', country: 'DE' })],
] as const)('in %s the regions of %s are called %s', (locale, country, label) => {
  expect(render(locale, { country, region: null, city: null })).toContain(`>${label}</label>`)
})

test('the list of regions is rendered without scripts, with its label and the selected region', () => {
  const page = render('nl', { country: 'NL', region: 108, city: null }, 'filter')
  expect(page).toContain('name="countryregion"')
  expect(page).toContain('<option value="108" selected="">Noord-Holland</option>')
  expect(page).toContain(phrase('geography.any_region.province', { locale: 'nl' }))
  expect(page).not.toContain('Woonplaats')
})

test('without a country neither region nor city is shown', () => {
  const page = render('en', { country: '', region: null, city: null })
  expect(page).toContain('<option value="" selected="">Choose</option>')
  expect(page).not.toContain(phrase('geography.city'))
})

test('countries are sorted in the reader’s language', () => {
  const names = (locale: 'en' | 'de') =>
    [
      ...render(locale, { country: 'NL', region: null, city: null }).matchAll(
        /<option[^>]*value="[A-Z]{2}"[^>]*>([^<]*)</g,
      ),
    ].map((matches) => matches[1])
  expect(names('en')).toEqual([
    'Germany',
    'Netherlands',
    'Poland',
    'Switzerland',
    'United Kingdom',
    'United States',
  ])
  expect(names('de')).toEqual([
    'Deutschland',
    'Niederlande',
    'Polen',
    'Schweiz',
    'Vereinigte Staaten',
    'Vereinigtes Königreich',
  ])
})
