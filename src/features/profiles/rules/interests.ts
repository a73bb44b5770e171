import type { Interest } from '#features/sites/rules/interests.ts'

/** The 51 interests of PRO-01 in the groups a picker shows. The wire knows no groups. */
export const interestGroups = {
  everyday: [
    'gym',
    'sports',
    'dancing',
    'travelling',
    'adventure',
    'party',
    'tattoos',
    'music',
    'movies',
    'videogames',
    'politics',
    'outdoors',
    'gardening',
    'hiking',
    'biking',
    'reading',
    'animals',
    'beach',
    'art',
    'photography',
    'theater',
    'shopping',
    'fashion',
    'astrology',
    'cooking',
    'foodie',
    'bbq',
    'sushi',
    'vegetarian',
    'wine',
    'beer',
    'tea',
    'coffee',
  ],
  romance: ['relationship', 'kissing', 'hugging', 'massages'],
  intimate: [
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
  ],
} as const satisfies Readonly<Record<string, readonly Interest[]>>

export type InterestGroup = keyof typeof interestGroups

/** The groups in the order of a picker. */
export const interestGroupNames = ['everyday', 'romance', 'intimate'] as const satisfies readonly InterestGroup[]

/** Every interest in the order of the groups. */
export const groupedInterests: readonly Interest[] = interestGroupNames.flatMap((group) => [...interestGroups[group]])

const intimate: ReadonlySet<string> = new Set(interestGroups.intimate)

/** Whether an interest tells of a member's sex life: stored apart, with consent, and hidden unless asked for (H14). */
export function isIntimate(interest: string): boolean {
  return intimate.has(interest)
}
