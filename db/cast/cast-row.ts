import type { Locale } from '#kernel/locale.ts'
import type { Country } from '#features/site/geography/index.ts'
import type { Gender, Prompt, TraitValue } from '#features/members/profiles/index.ts'
import type { SiteKey } from './sites-of-cast.ts'

/** The still lifes that serve as further photos. */
export const stillLifes = ['alps', 'bike', 'cat', 'coffee', 'guitar', 'pasta', 'sail', 'tent', 'tulips'] as const
export type StillLife = (typeof stillLifes)[number]

/** One person as members/ tells of them; what is left out is taken from the portrait or made up the same way each time. */
export interface CastRow {
  /** The painted portrait, whose gender, age, hair and eyes are theirs; whoever has none says gender and age. */
  readonly portrait?: string
  /** Where the portrait's id is not the name. */
  readonly name?: string
  readonly gender?: Gender
  readonly age?: number
  readonly kind?: 'fictional'
  /** As its residents write it. Fictional profiles live nowhere. */
  readonly city?: string
  /** Minutes since the last sign of life; null for profiles that give none. */
  readonly seen: number | null
  /** Days since signing up. */
  readonly joined: number
  /** The other gender when left out. */
  readonly seeks?: 'men' | 'women' | 'both'
  /** The language of their words, where it is not the group's. */
  readonly writes?: Locale
  /** Spoken languages, separated by blanks. */
  readonly speaks?: string
  readonly reason: TraitValue<'signup_reason'>
  readonly status?: TraitValue<'relationship_status'>
  readonly body?: TraitValue<'body_type'>
  readonly tattoos?: TraitValue<'tattoos'>
  /** The interests the words speak of, separated by blanks; others are added up to about eight. */
  readonly likes: string
  readonly about: string
  readonly asks?: Partial<Record<Prompt, string>>
  /** Further photos, after the portrait. */
  readonly stills?: readonly StillLife[]
}

/** People of one site in one country. */
export interface CastGroup {
  readonly site: SiteKey
  readonly country: Country
  readonly locale: Locale
  readonly people: readonly CastRow[]
}
