import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { country, regionId } from '#features/site/geography/contract.ts'
import { personCard } from '#features/members/profiles/contract.ts'
import { oldestAge, youngestAge } from './rules/birth-bounds.ts'
import { relaxable } from './rules/relax.ts'
import { farthestKm, soughtGenders } from './rules/search.ts'

const fromQuery = z.coerce.number()
const age = fromQuery.pipe(z.int().min(youngestAge).max(oldestAge))
/** A switch as a query writes it. */
const onOff = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const countryOrAll = z.union([country, z.literal('all')])

/** A member in a list. */
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
  online: z.boolean(),
  with_photo: z.boolean(),
  fictional: z.boolean(),
  two_way: z.boolean(),
  order: z.enum(['active', 'near']),
})

const found = z.strictObject({
  /** What was searched for, defaults included. */
  search,
  /** Where the searcher lives, for words of distance; null for visitors. */
  searcher: z.strictObject({ country: country.nullable(), city: z.string().nullable() }).nullable(),
  members: z.array(card),
  /** How many there are, up to 500; only said with the first page. */
  total: z.int().nullable(),
  /** More than `total`. */
  total_capped: z.boolean(),
  /** What to ask `after` for the next page; null at the end, and for visitors after the third page. */
  next: z.string().nullable(),
  /** Where the search itself has fewer than one page: people who are nearly what was asked. */
  similar: z.array(card),
  /** Where it has fewer than one page: how many more there would be without one of its filters. */
  relaxations: z.array(z.strictObject({ filter: z.enum(relaxable), count: z.int(), capped: z.boolean() })),
})
export type Found = z.output<typeof found>

/** The calls of search. */
export const contract = {
  'search.find_members': call({
    http: 'GET /api/members',
    viewer: 'searcher',
    about:
      'Finds members, 24 at a time. What is not asked for is taken from one’s own profile: whom one seeks, one’s country, ten years around. Visitors see three pages.',
    takes: z.strictObject({
      gender: z.enum(soughtGenders).optional(),
      country: countryOrAll.optional(),
      region: fromQuery.pipe(regionId).optional(),
      min_age: age.optional(),
      max_age: age.optional(),
      distance_km: fromQuery.pipe(z.int().min(1).max(farthestKm)).optional(),
      online: onOff.optional(),
      with_photo: onOff.optional(),
      fictional: onOff.optional(),
      two_way: onOff.optional(),
      order: z.enum(['active', 'near']).optional(),
      after: z.string().max(100).optional(),
    }),
    gives: found,
    refuses: { 'search.closed': 403, 'search.timed_out': 503 },
    limit: { name: 'search.find_members', count: 240, seconds: 60 },
  }),
  'search.list_related': call({
    http: 'GET /api/members/:member/related',
    viewer: 'searcher',
    about: 'Up to eight people like a member: of the same gender and country and about as old, seen lately.',
    takes: z.strictObject({ member: z.string().max(100) }),
    gives: z.strictObject({ members: z.array(card), searcher_country: country.nullable() }),
    refuses: { 'search.closed': 403, 'search.timed_out': 503 },
    limit: { name: 'search.list_related', count: 240, seconds: 60 },
  }),
} satisfies Contract
