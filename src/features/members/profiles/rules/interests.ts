import { type Interest, interests } from '#features/site/sites/index.ts'

const romance = [
  'relationship',
  'kissing',
  'hugging',
  'massages',
] as const satisfies readonly Interest[]
const intimate = [
  'onenightstand',
  'lingerie',
  'sex',
  'safesex',
  'publicsex',
  'oralsex',
  'analsex',
  'sextoys',
  'masturbating',
  'exchangingpictures',
  'threesome',
  'gangbang',
  'bondage',
  'sadomasochism',
] as const satisfies readonly Interest[]
type ApartInterest = (typeof romance | typeof intimate)[number]
const apart: ReadonlySet<Interest> = new Set([...romance, ...intimate])

/** The 51 interests of PRO-01 in the groups of the picker. Responses contain no groups. */
export const interestGroups = {
  everyday: interests.filter(
    (interest): interest is Exclude<Interest, ApartInterest> => !apart.has(interest),
  ),
  romance,
  intimate,
} as const satisfies Readonly<Record<string, readonly Interest[]>>

export type InterestGroup = keyof typeof interestGroups

/** The groups in the order of the picker. */
export const interestGroupNames = [
  'everyday',
  'romance',
  'intimate',
] as const satisfies readonly InterestGroup[]

/** Every interest in the order of the groups. */
export const groupedInterests: readonly Interest[] = interestGroupNames.flatMap((group) => [
  ...interestGroups[group],
])

const intimateOnes: ReadonlySet<string> = new Set(intimate)

/**
 * Whether an interest reveals a member's sex life: stored separately, with consent, and hidden
 * unless requested (H14).
 */
export function isIntimate(interest: string): boolean {
  return intimateOnes.has(interest)
}
