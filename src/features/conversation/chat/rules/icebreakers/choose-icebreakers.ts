import type { Interest } from '#features/site/sites/index.ts'
import { interestGroups, type InterestView } from '#features/members/profiles/index.ts'

/** General icebreakers, in the order offered. */
export const generalIcebreakers = ['smile', 'bubbles', 'song', 'sunday', 'place', 'eaten'] as const

/** How many icebreakers are offered, and how many of them at most mention an interest. */
const offered = 6
const aboutInterests = 4

type EverydayInterest = (typeof interestGroups.everyday)[number]

/** An icebreaker by its phrase key: about an interest, or general. */
export type IcebreakerChoice =
  | { readonly about: EverydayInterest; readonly shared: boolean }
  | { readonly about: null; readonly line: (typeof generalIcebreakers)[number] }

const isEveryday = (interest: Interest): interest is EverydayInterest =>
  (interestGroups.everyday as readonly Interest[]).includes(interest)

/**
 * Chooses icebreakers for a member (CHAT-05): first about shared interests, then about the member's
 * interests, then general ones. Nothing romantic or intimate, which would be out of place in a
 * first message from a stranger.
 */
export function chooseIcebreakers(interests: readonly InterestView[]): IcebreakerChoice[] {
  const spoken = interests.flatMap(({ interest, common }) =>
    isEveryday(interest) ? [{ interest, common }] : [],
  )
  const about = [
    ...spoken.filter(({ common }) => common),
    ...spoken.filter(({ common }) => !common),
  ]
    .slice(0, aboutInterests)
    .map(({ interest, common }) => ({ about: interest, shared: common }))
  return [
    ...about,
    ...generalIcebreakers.slice(0, offered - about.length).map((line) => ({ about: null, line })),
  ]
}
