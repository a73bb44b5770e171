import type { Context, Viewer } from '#kernel/context.ts'
import { orderInterests } from '#features/members/profiles/index.ts'
import type { Interest, Site } from '#features/site/sites/index.ts'
import type { Face } from '../contract.ts'
import type { MatchingDeps } from './deps.ts'
import { shows } from './seek.ts'
import { selectLeanings, selectPrompts } from './store.ts'

const interestsShown = 3

/**
 * Creates the cards of the swipe game: the member's card, one answered question, and the shared
 * interests.
 */
export function makeFaces({ database, search }: Pick<MatchingDeps, 'database' | 'search'>) {
  return async (
    accounts: readonly number[],
    own: readonly Interest[],
    context: Context<Site, Viewer>,
  ): Promise<ReadonlyMap<number, Face>> => {
    if (accounts.length === 0) return new Map()
    const [cards, prompts, leanings] = await Promise.all([
      search.cardsOf(accounts, context),
      selectPrompts(database, accounts),
      selectLeanings(database, accounts),
    ])
    const promptOf = new Map(prompts.map(({ account_id, prompt, answer }) => [account_id, { prompt, answer }]))
    const likedBy = new Map(leanings.map(({ account_id, interests }) => [account_id, interests]))
    return new Map(
      [...cards].map(([account, member]) => {
        const shown = shows(context.site, 'interests')
          ? orderInterests({
              theirs: likedBy.get(account) ?? [],
              own,
              showIntimate: false,
              offered: context.site.settings.interests,
            })
          : []
        const face: Face = {
          member,
          prompt: promptOf.get(account) ?? null,
          interests: shown.slice(0, interestsShown).map(({ interest }) => interest),
          common: shown.filter(({ common }) => common).length,
        }
        return [account, face]
      }),
    )
  }
}
