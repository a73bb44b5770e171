import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { country, regionId } from '#features/site/geography/contract.ts'
import { personCard } from '#features/members/profiles/contract/views.ts'
import { oldestAge, youngestAge } from './rules/birth-bounds.ts'
import { type ChoiceName, type ChoiceValues, getChoiceRow, mapChoices } from './rules/choices.ts'
import { type Relaxable, relaxable } from './rules/relax.ts'
import { distances, soughtGenders } from './rules/search.ts'
import { mapSwitches } from './rules/switches.ts'

const fromQuery = z.coerce.number()
const age = fromQuery.pipe(z.int().min(youngestAge).max(oldestAge))
/** A boolean as written in a query string. */
const onOff = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const countryOrAll = z.union([country, z.literal('all')])

/** The values chosen in each filter by choices; a query joins several with commas. */
const choiceLists = mapChoices(toChoiceList) as ChoiceSchemas
const choiceInputs = mapChoices((name) => {
  const list = toChoiceList(name)
  const written = z.string().max(400)
  const split = written.transform((text) => (text === '' ? [] : text.split(',')))
  return z.union([list, split.pipe(list)]).optional()
}) as unknown as { readonly [Name in ChoiceName]: z.ZodOptional<ChoiceSchemas<string>[Name]> }

type ChoiceSchemas<Written = never> = {
  readonly [Name in ChoiceName]: z.ZodType<ChoiceValues[Name], ChoiceValues[Name] | Written>
}

function toChoiceList(name: ChoiceName) {
  const { choices, several } = getChoiceRow(name)
  return z.array(z.enum(choices)).max(several ? choices.length : 1)
}

/** A member's card in a list. */
export const card = personCard
export type Card = z.output<typeof card>

/** A search with its defaults filled in. */
const search = z.strictObject({
  gender: z.enum(soughtGenders),
  country: countryOrAll,
  region: regionId.nullable(),
  min_age: z.int(),
  max_age: z.int(),
  distance_km: z.int().nullable(),
  fictional: z.boolean(),
  ...choiceLists,
  ...mapSwitches(() => z.boolean()),
  order: z.enum(['active', 'near']),
})

const searchResult = z.strictObject({
  /** The search performed, including defaults. */
  search,
  /** The searcher's city, for describing distances; null for visitors. */
  searcher: z.strictObject({ country: country.nullable(), city: z.string().nullable() }).nullable(),
  members: z.array(card),
  /** The number of results, at most 500; only on the first page. */
  total: z.int().nullable(),
  /** True if there are more than `total`. */
  total_capped: z.boolean(),
  /**
   * Cursor to pass as `after` for the next page of the same search by the same reader, opaque; null
   * at the end, and for visitors after the third page.
   */
  next: z.string().nullable(),
  /** Near matches, twelve per page, if the search has less than one page of results. */
  similar: z.array(card),
  /** The number of near matches, at most 500; only with the first page of them, and for members. */
  similar_total: z.int().nullable(),
  /** Cursor to pass as `similar_after`; null at the end, and for visitors. */
  similar_next: z.string().nullable(),
  /**
   * If the search has less than one page: how many more results there would be without one of its
   * filters.
   */
  relaxations: z.array(
    z.strictObject({
      filter: z.enum(relaxable as readonly [Relaxable, ...Relaxable[]]),
      count: z.int(),
      capped: z.boolean(),
    }),
  ),
})
export type SearchResult = z.output<typeof searchResult>

export const contract = {
  'search.find_members': endpoint({
    route: 'GET /api/members',
    access: 'searcher',
    summary:
      'Finds members, 24 per page. Missing criteria default to the searcher’s profile: gender sought, country, ten years either side of their age. Visitors see three pages.',
    input: z.strictObject({
      gender: z.enum(soughtGenders).optional(),
      country: countryOrAll.optional(),
      region: fromQuery.pipe(regionId).optional(),
      min_age: age.optional(),
      max_age: age.optional(),
      distance_km: fromQuery.pipe(z.literal(distances)).optional(),
      fictional: onOff.optional(),
      ...choiceInputs,
      ...mapSwitches(() => onOff.optional()),
      order: z.enum(['active', 'near']).optional(),
      after: z.string().max(400).optional(),
      /** Continues the near matches; the answer then has no results of the search itself. */
      similar_after: z.string().max(400).optional(),
    }),
    output: searchResult,
    errors: { 'search.closed': 403, 'search.timed_out': 503 },
    rateLimit: { name: 'search.find_members', count: 240, seconds: 60 },
  }),
  'search.list_related': endpoint({
    route: 'GET /api/members/:member/related',
    access: 'searcher',
    summary:
      'Up to eight members similar to a given one: same gender and country, similar age, recently active.',
    input: z.strictObject({ member: z.string().max(100) }),
    output: z.strictObject({ members: z.array(card), searcher_country: country.nullable() }),
    errors: { 'search.closed': 403, 'search.timed_out': 503 },
    rateLimit: { name: 'search.list_related', count: 240, seconds: 60 },
  }),
} satisfies Contract
