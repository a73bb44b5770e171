import type { Context, Viewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, Finder } from '../contract.ts'
import type { MatchingDeps } from './deps.ts'
import { offersOf, suggested } from './offers.ts'
import { lookingOf } from './seek.ts'
import { selectAnswers } from './store.ts'
import { selectSeeker } from './store-candidates.ts'

/** The finder's current state for a member; null for an account without a profile. */
export async function showFinder(
  { database }: Pick<MatchingDeps, 'database'>,
  context: Pick<Context<Site, Viewer>, 'site' | 'viewer' | 'now'>,
): Promise<Finder | null> {
  const { site, viewer } = context
  const [seeker, saved] = await Promise.all([
    selectSeeker(database, viewer.account),
    selectAnswers(database, viewer.account),
  ])
  if (seeker === null) return null
  const answers = saved ?? suggested(seeker, site, lookingOf(context).today)
  return { answers: answers as Finder['answers'], saved: saved !== null, offers: offersOf(seeker, site) }
}

/** The answers of the match finder (SRCH-04). */
export function readFinder(
  deps: Pick<MatchingDeps, 'database'>,
): Handler<(typeof contract)['matching.read_finder'], Site> {
  return async (_, context) => (await showFinder(deps, context)) ?? refuse('not_found')
}
