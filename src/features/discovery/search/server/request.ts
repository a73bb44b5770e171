import type { PublicMain } from '#features/members/photos/server/index.ts'
import type { Answering } from '#features/members/profiles/index.ts'
import type { NearCity } from './store.ts'

/** A search as the statements take it. */
export interface Request {
  readonly pool: number
  /** The searcher's inside key, for blocks; null for a visitor. */
  readonly me: number | null
  /** Whom never to show: oneself, and who is shown already. */
  readonly excluded: readonly number[]
  /** Country numbers; all of them and 0 when any will do. */
  readonly countries: readonly number[]
  readonly region: number | null
  readonly genders: readonly number[]
  readonly orientations: readonly number[]
  /** The bit of the searcher's gender that wishes must include. */
  readonly bit: number
  readonly bornAfter: string
  readonly bornUntil: string
  readonly photo: boolean
  readonly kinds: readonly number[]
  /** Only who showed a sign of life since; null for anyone. */
  readonly since: Date | null
  /** The cities of the circle, the nearest first; empty without a circle. */
  readonly cities: readonly NearCity[]
  /** The place in the list after which to go on. */
  readonly after: Position
}

/** A place in a list: kilometres where it is by distance, last sign of life, inside key. */
export interface Position {
  readonly km: number
  readonly at: Date | 'infinity'
  readonly account: number
}

/** Before everyone. */
export const beginning: Position = { km: -1, at: 'infinity', account: Number.MAX_SAFE_INTEGER }

/** A row of a list, with all that a card shows. */
export type FoundRow = FoundMember & (PublicMain | { readonly photo_id: null })

interface FoundMember {
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
  /** Only known of lists by distance; else 0. */
  readonly km: number
}
