import type { Interest } from '#features/site/sites/index.ts'
import { interestGroups, type ShownInterest } from '#features/members/profiles/index.ts'

/** Lines that suit anyone, in the order they are offered. */
export const anyone = ['smile', 'bubbles', 'song', 'sunday', 'place', 'eaten'] as const

/** How many lines are offered, and how many of them at most speak of an interest. */
const offered = 6
const aboutInterests = 4

/** A line by its phrase: about an interest, or for anyone. */
export type ChosenOpener =
  | { readonly about: Interest; readonly shared: boolean }
  | { readonly about: null; readonly line: (typeof anyone)[number] }

const everyday: ReadonlySet<string> = new Set(interestGroups.everyday)

/**
 * Which first lines suit a member (CHAT-05): about what both like first, then about what the member likes, then for anyone. Nothing
 * romantic or intimate: a stranger does not begin with that.
 */
export function chooseOpeners(shown: readonly ShownInterest[]): ChosenOpener[] {
  const spoken = shown.filter(({ interest }) => everyday.has(interest))
  const about = [...spoken.filter(({ common }) => common), ...spoken.filter(({ common }) => !common)]
    .slice(0, aboutInterests)
    .map(({ interest, common }) => ({ about: interest, shared: common }))
  return [...about, ...anyone.slice(0, offered - about.length).map((line) => ({ about: null, line }))]
}
