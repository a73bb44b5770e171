import type { PublicMainPhoto } from '#features/members/photos/server/index.ts'
import type { Answering } from '#features/members/profiles/index.ts'
import type { RequiredColumn } from '../rules/switches.ts'
import type { NearCity } from './store.ts'

/** A search in the form the SQL queries use. */
export interface SearchRequest {
  readonly pool: number
  /** The searcher's account id, to apply blocks; null for a visitor. */
  readonly me: number | null
  /** Accounts never to show: the searcher, and those already shown. */
  readonly excluded: readonly number[]
  /** Country numbers; all of them and 0 if any country will do. */
  readonly countries: readonly number[]
  readonly region: number | null
  readonly genders: readonly number[]
  readonly orientations: readonly number[]
  /** The bit of the searcher's gender that the members' preferences must include. */
  readonly bit: number
  readonly bornAfter: string
  readonly bornUntil: string
  /** The columns of the search table that must be true. */
  readonly required: Readonly<Record<RequiredColumn, boolean>>
  readonly kinds: readonly number[]
  /** Only members active since then; null for anyone. */
  readonly since: Date | null
  /** The cities within the radius, nearest first; empty without a radius. */
  readonly cities: readonly NearCity[]
  /** The list position after which the page starts. */
  readonly after: ListPosition
}

/** A list position: kilometres in lists sorted by distance, last activity, account id. */
export interface ListPosition {
  readonly km: number
  readonly at: Date | 'infinity'
  readonly account: number
}

/** The start of a list. */
export const startPosition: ListPosition = {
  km: -1,
  at: 'infinity',
  account: Number.MAX_SAFE_INTEGER,
}

/** A result row, with all fields of a card. */
export type ResultRow = ResultMember & (PublicMainPhoto | { readonly photo_id: null })

interface ResultMember {
  readonly account_id: number
  readonly member_id: string
  readonly name: string
  readonly kind: number
  readonly birth: string
  readonly joined: string
  readonly last_active: Date
  readonly city_id: number | null
  readonly city: string | null
  readonly region: string | null
  readonly answering: Answering | null
  /** Only set in lists sorted by distance, otherwise 0. */
  readonly km: number
}
