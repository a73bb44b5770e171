import type { Locale } from '#kernel/locale.ts'
import type { Country } from '#features/site/geography/index.ts'

/**
 * The percentage of members in each country, and the languages they speak there: a site that
 * started in Amsterdam.
 */
export const crowdCountries: readonly {
  readonly country: Country
  readonly share: number
  readonly locales: readonly (readonly [Locale, number])[]
}[] = [
  { country: 'NL', share: 18, locales: [['nl', 1]] },
  {
    country: 'BE',
    share: 8,
    locales: [
      ['nl', 6],
      ['fr', 4],
    ],
  },
  { country: 'DE', share: 14, locales: [['de', 1]] },
  { country: 'FR', share: 11, locales: [['fr', 1]] },
  { country: 'IT', share: 9, locales: [['it', 1]] },
  { country: 'ES', share: 9, locales: [['es', 1]] },
  { country: 'PL', share: 8, locales: [['pl', 1]] },
  { country: 'GB', share: 9, locales: [['en', 1]] },
  { country: 'IE', share: 2, locales: [['en', 1]] },
  { country: 'AT', share: 2, locales: [['de', 1]] },
  {
    country: 'CH',
    share: 2,
    locales: [
      ['de', 6],
      ['fr', 3],
      ['it', 1],
    ],
  },
  {
    country: 'US',
    share: 4,
    locales: [
      ['en', 8],
      ['es', 2],
    ],
  },
  {
    country: 'CA',
    share: 2,
    locales: [
      ['en', 3],
      ['fr', 1],
    ],
  },
  { country: 'AU', share: 1, locales: [['en', 1]] },
  { country: 'NZ', share: 1, locales: [['en', 1]] },
]
