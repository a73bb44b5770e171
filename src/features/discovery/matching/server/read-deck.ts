import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import { farthestKm } from '#features/discovery/search/index.ts'
import type { contract } from '../contract.ts'
import { undoCutoff } from '../rules/swipe-retention.ts'
import { rankCandidates } from '../rules/rank-candidates.ts'
import type { MatchingDeps } from './deps.ts'
import { createCandidateFinder, type SeekerContext } from './find-candidates.ts'
import { readDailyLikes } from './read-daily-likes.ts'
import { makeFaces } from './make-faces.ts'
import { toSeekerContext, buildSearch, readSeeker } from './seeker.ts'
import { selectLastSwipe } from './store.ts'
import type { SeekerRow } from './store-candidates.ts'

const deckSize = 10

/** The next profiles: nearby ones first, then the whole country if there are too few (SRCH-05). */
export function readDeck(
  deps: MatchingDeps,
): Handler<(typeof contract)['matching.read_deck'], Site> {
  const { database } = deps
  const collect = createCandidateFinder(deps)
  const toFaces = makeFaces(deps)

  async function choose(seeker: SeekerRow, looking: SeekerContext, site: Site): Promise<number[]> {
    const taste = { own: seeker.interests, asked: [], reason: null }
    const chosen: number[] = []
    for (const distance_km of seeker.city_id === null ? [null] : [farthestKm, null]) {
      const search = buildSearch({ distance_km }, seeker, site, looking.today)
      const candidates = await collect({ search, since: null }, seeker, looking)
      for (const { account } of rankCandidates(candidates, taste))
        if (chosen.length < deckSize && !chosen.includes(account)) chosen.push(account)
      if (chosen.length === deckSize) break
    }
    return chosen
  }

  return async (_, context) => {
    const { site, viewer, now } = context
    const [seeker, likes, last] = await Promise.all([
      readSeeker(database, viewer.account, site),
      readDailyLikes(database, context),
      selectLastSwipe(database, viewer.account, undoCutoff(now)),
    ])
    if (seeker === null) return { faces: [], likes, last: null, reader_country: null }
    const chosen = await choose(seeker, toSeekerContext(context), site)
    const faces = await toFaces(
      last === null ? chosen : [...chosen, last.other],
      seeker.interests,
      context,
    )
    const lastFace = last === null ? undefined : faces.get(last.other)
    return {
      faces: chosen.flatMap((account) => faces.get(account) ?? []),
      likes,
      // Omitted if the member no longer exists or has been blocked since.
      last:
        last === null || lastFace === undefined || !(await isThere(lastFace.member.id))
          ? null
          : { id: last.id, liked: last.liked, face: lastFace },
      reader_country: seeker.country,
    }

    async function isThere(member: string): Promise<boolean> {
      return (await deps.profiles.findMember(member, { reader: viewer.account, site })) !== null
    }
  }
}
