import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { locales } from '#kernel/locale.ts'
import { line } from '#kernel/text.ts'
import { countryCodes } from './rules/countries.ts'

/** A country a member can live in, by ISO 3166-1 code. */
export const country = z.enum(countryCodes)

/** A region id; /api/regions lists them. */
export const regionId = z.int().min(1).max(32767)

/** A city's GeoNames id. */
export const cityId = z.int().min(1).max(2147483647)

/**
 * Regions by country, with the country's term for them: the `region_data` of the settings
 * (SITE-01).
 */
export const regionData = z.partialRecord(
  country,
  z.strictObject({
    label: z.enum(['province', 'region', 'state', 'canton', 'voivodeship']),
    regions: z.array(z.strictObject({ id: regionId, code: z.string(), name: z.string() })),
  }),
)

const city = z.strictObject({
  id: cityId,
  country,
  name: z.string(),
  region: regionId,
  region_name: z.string(),
})

const fromQuery = z.coerce.number()

export const contract = {
  'geography.list_countries': endpoint({
    route: 'GET /api/countries',
    access: 'anyone',
    summary:
      'The countries a member can live in, with each country’s term for its regions and the languages offered there first.',
    input: z.strictObject({}),
    output: z.strictObject({
      countries: z.array(
        z.strictObject({
          code: country,
          region_label: z.enum(['province', 'region', 'state', 'canton', 'voivodeship']),
          locales: z.array(z.enum(locales)),
        }),
      ),
    }),
  }),
  'geography.list_regions': endpoint({
    route: 'GET /api/regions',
    access: 'anyone',
    summary: 'The regions of one country or of all countries, by name.',
    input: z.strictObject({ country: country.optional() }),
    output: z.strictObject({ region_data: regionData }),
  }),
  'geography.find_cities': endpoint({
    route: 'GET /api/cities',
    access: 'anyone',
    summary:
      'The ten largest cities of a country whose name starts with the typed text in any common spelling.',
    input: z.strictObject({
      country,
      q: line({ min: 1, max: 80 }),
      region: fromQuery.pipe(regionId).optional(),
    }),
    output: z.strictObject({ cities: z.array(city) }),
    rateLimit: { name: 'geography.find_cities', count: 240, seconds: 60 },
  }),
  'geography.reverse_geocode': endpoint({
    route: 'GET /api/geocode.php',
    access: 'anyone',
    summary:
      'The city nearest to a point, which is first rounded to two decimals and never stored; false if none is near.',
    input: z.strictObject({
      lat: fromQuery.pipe(z.number().min(-90).max(90)),
      lon: fromQuery.pipe(z.number().min(-180).max(180)),
    }),
    output: z.union([z.literal(false), city]),
    rateLimit: { name: 'geography.reverse_geocode', count: 30, seconds: 60 },
  }),
} satisfies Contract
