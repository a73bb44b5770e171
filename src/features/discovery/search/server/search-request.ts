import type { PublicMainPhoto } from '#features/members/photos/server/index.ts'
import type { Answering } from '#features/members/profiles/index.ts'
import type { ChoiceValues } from '../rules/choices.ts'
import type { RequiredColumn } from '../rules/switches.ts'
import type { NearCity } from './store.ts'

/** A search in the form the SQL queries use. */
export interface SearchRequest {
  readonly pool: number
  /** The searcher's account id, to apply blocks; null for a visitor. */
  readonly me: number | null
  /** Accounts that must not be shown: the searcher, and those already shown. */
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
  /** Members who state any of these values of a trait, by trait; anyone if there are none. */
  readonly choices: ChoiceValues
  readonly kinds: readonly number[]
  /** Only members active since then; null for anyone. */
  readonly since: Date | null
  /** Only profiles not active since then; null for anyone. */
  readonly until: Date | null
  /** The cities within the radius, nearest first; empty without a radius. */
  readonly cities: readonly NearCity[]
  /** The list position after which the page starts. */
  readonly after: ListPosition
}

/**
 * A list position. Lists by activity start with members who are online, lists by distance are
 * sorted by kilometres; then both are sorted by the day of the last activity, in a random order
 * within the day.
 */
export interface ListPosition {
  readonly offline: boolean
  readonly km: number
  readonly rank: number
  readonly account: number
}

/** The start of a list. */
export const startPosition: ListPosition = {
  offline: false,
  km: -1,
  rank: Number.MAX_SAFE_INTEGER,
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
  readonly activity_rank: number
  /** Whether the row comes after the online members in a list by activity. */
  readonly offline: boolean
  readonly city_id: number | null
  readonly city: string | null
  readonly region: string | null
  readonly answering: Answering | null
  /** Only set in lists sorted by distance, otherwise 0. */
  readonly km: number
}
