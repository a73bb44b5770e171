import type { Country } from '#features/site/geography/index.ts'

export const soughtGenders = ['male', 'female', 'all'] as const
/** Whom a search shows. */
export type SoughtGender = (typeof soughtGenders)[number]

/** The distances on offer, in kilometres. */
export const distances = [10, 25, 50, 100, 200] as const
/** The farthest a search by distance goes. */
export const farthestKm = 200

/** How many members a page of results holds. */
export const pageSize = 24
/** A visitor sees no more than these many pages of a search. */
export const visitorPages = 3

/** A search with nothing left open: what was asked, and the defaults for the rest. */
export interface Search {
  readonly gender: SoughtGender
  readonly country: Country | 'all'
  /** Only ever set together with a country. */
  readonly region: number | null
  readonly min_age: number
  /** 99 has no upper end. */
  readonly max_age: number
  /** Between the centres of the two cities; null is any. */
  readonly distance_km: number | null
  readonly online: boolean
  readonly with_photo: boolean
  /** Whether fictional and sponsored profiles are among them. */
  readonly fictional: boolean
  /** Only people whose own wishes include the searcher (BEY-23). */
  readonly two_way: boolean
  readonly order: 'active' | 'near'
}

/** What a search asks for; the defaults fill in the rest. */
export type Asked = { readonly [Field in keyof Search]?: Search[Field] | undefined }
