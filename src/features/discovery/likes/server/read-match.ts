import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { findSharedTraits } from '../rules/find-shared-traits.ts'
import type { LikesDeps } from './deps.ts'
import { makeCards } from './make-cards.ts'
import { selectCountry } from './store-counts.ts'
import { selectMatch } from './store-lists.ts'

/** A match and what the two have in common (LIKE-01). Not found for anyone else. */
export function readMatch(deps: LikesDeps): Handler<(typeof contract)['likes.read_match'], Site> {
  const toCards = makeCards(deps)
  const { 'profiles.read_member': readMember, 'profiles.read_own': readOwn } =
    deps.profiles.handlers
  return async ({ match }, context) => {
    const reader = context.viewer.account
    const row = looksLikeId(match) ? await selectMatch(deps.database, { reader, match }) : null
    if (row === null) return refuse('not_found')
    const [[card], page, own, country] = await Promise.all([
      toCards([row], 'matches', context),
      readMember({ member: row.member_id }, context),
      readOwn({}, context),
      selectCountry(deps.database, reader),
    ])
    if (card === undefined || isRefusal(page) || page.view !== 'full' || isRefusal(own))
      return refuse('not_found')
    return {
      id: match,
      at: row.at.toISOString(),
      member: card,
      shared: findSharedTraits(own, page),
      reader_country: country,
    }
  }
}
