import type { Locale } from '#kernel/locale.ts'
import type { Country } from '#features/site/geography/index.ts'
import type { Gender, Prompt, TraitValue } from '#features/members/profiles/index.ts'
import type { SiteKey } from './cast-sites.ts'

/** The still lifes used as additional photos. */
export const stillLifes = [
  'alps',
  'bike',
  'cat',
  'coffee',
  'guitar',
  'pasta',
  'sail',
  'tent',
  'tulips',
] as const
export type StillLife = (typeof stillLifes)[number]

/**
 * One person as listed in members/. Missing values are taken from the portrait or generated the
 * same way each time.
 */
export interface CastRow {
  /**
   * The portrait, which determines gender, age, hair and eyes; a person without one needs gender
   * and age.
   */
  readonly portrait?: string
  /** Only if it differs from the portrait's id. */
  readonly name?: string
  readonly gender?: Gender
  readonly age?: number
  readonly kind?: 'fictional'
  /** As its residents spell it. Fictional profiles have no city. */
  readonly city?: string
  /** Minutes since last online; null for profiles that are never online. */
  readonly seen: number | null
  /** Days since signing up. */
  readonly joined: number
  /** Defaults to the other gender. */
  readonly seeks?: 'men' | 'women' | 'both'
  /** The language of their texts, if different from the group's. */
  readonly writes?: Locale
  /** Spoken languages, separated by spaces. */
  readonly speaks?: string
  readonly reason: TraitValue<'signup_reason'>
  readonly status?: TraitValue<'relationship_status'>
  readonly body?: TraitValue<'body_type'>
  readonly tattoos?: TraitValue<'tattoos'>
  /**
   * The interests mentioned in their texts, separated by spaces; others are added to make about
   * eight.
   */
  readonly likes: string
  readonly about: string
  readonly asks?: Partial<Record<Prompt, string>>
  /** Additional photos, after the portrait. */
  readonly stills?: readonly StillLife[]
}

/** People of one site in one country. */
export interface CastGroup {
  readonly site: SiteKey
  readonly country: Country
  readonly locale: Locale
  readonly people: readonly CastRow[]
}
