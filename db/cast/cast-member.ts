import type { Locale } from '#kernel/locale.ts'
import type { Country } from '#features/site/geography/index.ts'
import {
  groupedInterests,
  type Gender,
  toSeeking,
  type Prompt,
  type SpokenLanguage,
  spokenLanguages,
  type Trait,
  type TraitAnswer,
} from '#features/members/profiles/index.ts'
import type { Interest } from '#features/site/sites/index.ts'
import type { CastGroup, CastRow, StillLife } from './cast-row.ts'
import { createDice, deriveId } from './dice.ts'
import { fillInterests } from './fill-interests.ts'
import { people } from './people.ts'
import type { SiteKey } from './cast-sites.ts'
import { chooseOtherTraits, chooseTraits } from './choose-traits.ts'

/** A complete member of the demo cast. */
export interface CastMember {
  /** Short name in the cast: the portrait's, or the member's own name in unaccented letters. */
  readonly id: string
  /** The public id, the same in every installation. */
  readonly member: string
  readonly site: SiteKey
  readonly kind: 'member' | 'fictional'
  readonly name: string
  /** Null for fictional profiles, which cannot log in. */
  readonly email: string | null
  readonly locale: Locale
  readonly gender: Gender
  readonly age: number
  /** Days since the last birthday. */
  readonly birthdayDaysAgo: number
  readonly seeking: readonly Gender[]
  readonly country: Country
  readonly city: string | null
  readonly seenMinutesAgo: number | null
  readonly joinedDaysAgo: number
  readonly traits: { readonly [T in Trait]?: TraitAnswer<T> | null }
  readonly languages: readonly SpokenLanguage[]
  readonly interests: readonly Interest[]
  readonly about: string
  readonly prompts: readonly { readonly prompt: Prompt; readonly answer: string }[]
  readonly portrait: string | null
  readonly stills: readonly StillLife[]
}

/**
 * Completes a cast member: values missing in the row come from the portrait or from dice seeded
 * with the person's name.
 */
export function createCastMember(group: CastGroup, row: CastRow): CastMember {
  const person = people.find(({ id }) => id === row.portrait)
  const gender = row.gender ?? person?.gender
  const age = row.age ?? person?.age
  const id = row.portrait ?? plainLetters(row.name ?? '')
  if (gender === undefined || age === undefined)
    throw new Error(`the cast defines no gender and age for ${id}`)
  const dice = createDice(`cast ${group.site} ${id}`)
  return {
    id,
    member: deriveId(`cast ${group.site} ${id}`),
    site: group.site,
    kind: row.kind ?? 'member',
    name: row.name ?? id.charAt(0).toUpperCase() + id.slice(1),
    email: row.kind === 'fictional' ? null : `${id}@${group.site}.example`,
    locale: row.writes ?? group.locale,
    gender,
    age,
    birthdayDaysAgo: 5 + dice.below(340),
    seeking: seekingOfRow(row.seeks, gender),
    country: group.country,
    city: row.city ?? null,
    seenMinutesAgo: row.seen,
    joinedDaysAgo: row.joined,
    traits: {
      ...chooseOtherTraits(`cast ${group.site} ${id}`),
      ...chooseTraits(row, age, dice),
      hair_colour: person?.hair ?? null,
      eye_colour: person?.eyes ?? null,
    },
    languages: listLanguages(row, group.locale),
    interests: fillInterests(parseChoices(row.likes, groupedInterests), 6 + dice.below(4), dice),
    about: row.about,
    prompts: (Object.entries(row.asks ?? {}) as [Prompt, string][]).map(([prompt, answer]) => ({
      prompt,
      answer,
    })),
    portrait: row.portrait ?? null,
    stills: row.stills ?? [],
  }
}

function seekingOfRow(seeks: CastRow['seeks'], gender: Gender): readonly Gender[] {
  if (seeks === undefined) return toSeeking(gender, 'hetero')
  return { men: ['male'] as const, women: ['female'] as const, both: ['male', 'female'] as const }[
    seeks
  ]
}

function listLanguages({ speaks, writes }: CastRow, locale: Locale): SpokenLanguage[] {
  const ownLanguage = writes ?? locale
  return parseChoices(
    speaks ?? (ownLanguage === 'en' ? 'en' : `${ownLanguage} en`),
    spokenLanguages,
  )
}

function parseChoices<T extends string>(text: string, choices: readonly T[]): T[] {
  return text.split(' ').map((word) => {
    const choice = choices.find((one) => one === word)
    if (choice === undefined) throw new Error(`the cast uses ${word}, which is not a valid choice`)
    return choice
  })
}

function plainLetters(name: string): string {
  return name.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase()
}
