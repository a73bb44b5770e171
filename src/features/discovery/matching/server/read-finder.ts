import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, Finder } from '../contract.ts'
import type { MatchingDeps } from './deps.ts'
import { buildOffers, suggestAnswers } from './offers.ts'
import { readSeeker, toSeekerContext } from './seeker.ts'
import { selectAnswers } from './store.ts'

/** The finder's current state for a member; null for an account without a profile. */
export async function loadFinder(
  { database }: Pick<MatchingDeps, 'database'>,
  context: Pick<Context<Site, Viewer>, 'site' | 'viewer' | 'now'>,
): Promise<Finder | null> {
  const { site, viewer } = context
  const [seeker, saved] = await Promise.all([
    readSeeker(database, viewer.account, site),
    selectAnswers(database, viewer.account),
  ])
  if (seeker === null) return null
  const answers = saved ?? suggestAnswers(seeker, site, toSeekerContext(context).today)
  return {
    answers: answers as Finder['answers'],
    saved: saved !== null,
    offers: buildOffers(seeker, site),
  }
}

/** The answers of the match finder (SRCH-04). */
export function readFinder(
  deps: Pick<MatchingDeps, 'database'>,
): Handler<(typeof contract)['matching.read_finder'], Site> {
  return async (_, context) => (await loadFinder(deps, context)) ?? refuse('not_found')
}
