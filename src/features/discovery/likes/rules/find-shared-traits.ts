import type { FullMember, OwnProfile } from '#features/members/profiles/contract/profiles.ts'
import type { SharedTraits } from '../contract.ts'

type Mine = {
  readonly languages: OwnProfile['languages']
  readonly traits: Pick<OwnProfile['traits'], 'signup_reason'>
  readonly city: { readonly name: string } | null
  readonly region: { readonly name: string } | null
}
type Theirs = Pick<FullMember, 'interests' | 'languages' | 'signup_reason' | 'city' | 'region'>

/**
 * Finds the traits both profiles have in common, for the match page. Uses the other profile as the
 * reader sees it, so hidden fields stay hidden.
 */
export function findSharedTraits(mine: Mine, theirs: Theirs): SharedTraits {
  return {
    interests: theirs.interests.filter(({ common }) => common).map(({ interest }) => interest),
    languages: theirs.languages.filter((language) => mine.languages.includes(language)),
    reason: theirs.signup_reason === mine.traits.signup_reason ? theirs.signup_reason : null,
    place: samePlace(mine, theirs),
  }
}

function samePlace(mine: Mine, theirs: Theirs): string | null {
  if (theirs.region === null || mine.region?.name !== theirs.region) return null
  return theirs.city !== null && theirs.city === mine.city?.name ? theirs.city : theirs.region
}
