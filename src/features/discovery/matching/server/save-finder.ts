import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { MatchingDeps } from './deps.ts'
import { loadFinder } from './read-finder.ts'
import { upsertAnswers } from './store.ts'

/** Saves the answers of the match finder (SRCH-04). */
export function saveFinder(
  deps: Pick<MatchingDeps, 'database'>,
): Handler<(typeof contract)['matching.save_finder'], Site> {
  return async (answers, context) => {
    const { site, viewer, now } = context
    if (answers.min_age > answers.max_age)
      return refuse('matching.invalid_age_range', { field: 'max_age' })
    const interests = [...new Set(answers.interests)]
    if (interests.some((interest) => !site.settings.interests.includes(interest)))
      return refuse('matching.interest_not_offered', { field: 'interests' })
    await upsertAnswers(deps.database, viewer.account, { ...answers, interests }, now)
    return (await loadFinder(deps, context)) ?? refuse('not_found')
  }
}
