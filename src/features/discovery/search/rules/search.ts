import type { Country } from '#features/site/geography/index.ts'
import type { ChoiceValues } from './choices.ts'
import type { SwitchValues } from './switches.ts'

export const soughtGenders = ['male', 'female', 'all'] as const
/** The genders shown by a search. */
export type SoughtGender = (typeof soughtGenders)[number]

/** The distances on offer, in kilometres. */
export const distances = [10, 25, 50, 100, 200] as const
/** The maximum radius of a search, in kilometres. */
export const farthestKm = 200

/** Members per page of results. */
export const pageSize = 24
/** The maximum number of result pages for visitors. */
export const visitorPages = 3

/** A complete search: the given criteria, with defaults for the rest. */
export interface Search extends SwitchValues, ChoiceValues {
  readonly gender: SoughtGender
  readonly country: Country | 'all'
  /** Only set together with a country. */
  readonly region: number | null
  readonly min_age: number
  /** 99 means no upper limit. */
  readonly max_age: number
  /** Between the centres of the two cities; null for any distance. */
  readonly distance_km: number | null
  /** Whether fictional and sponsored profiles are included. */
  readonly fictional: boolean
  readonly order: 'active' | 'near'
}

/** The given criteria of a search; defaults fill in the rest. */
export type SearchInput = { readonly [Field in keyof Search]?: Search[Field] | undefined }
