import type { Context, Viewer } from '#kernel/context.ts'
import { orderInterests } from '#features/members/profiles/index.ts'
import type { Interest, Site } from '#features/site/sites/index.ts'
import type { Face } from '../contract.ts'
import type { MatchingDeps } from './deps.ts'
import { isFieldShown } from './seeker.ts'
import { selectInterests, selectPrompts } from './store.ts'

const maxInterestsShown = 3

/**
 * Creates the cards of the swipe game: the member's card, one answered question, and the shared
 * interests.
 */
export function makeFaces({ database, search }: Pick<MatchingDeps, 'database' | 'search'>) {
  return async (
    accounts: readonly number[],
    ownInterests: readonly Interest[],
    context: Context<Site, Viewer>,
  ): Promise<ReadonlyMap<number, Face>> => {
    if (accounts.length === 0) return new Map()
    const [cards, prompts, leanings] = await Promise.all([
      search.loadCards(accounts, context),
      selectPrompts(database, accounts),
      selectInterests(database, accounts),
    ])
    const promptByAccount = new Map(
      prompts.map(({ account_id, prompt, answer }) => [account_id, { prompt, answer }]),
    )
    const likedBy = new Map(leanings.map(({ account_id, interests }) => [account_id, interests]))
    return new Map(
      [...cards].map(([account, member]) => {
        const shown = isFieldShown(context.site, 'interests')
          ? orderInterests({
              theirs: likedBy.get(account) ?? [],
              own: ownInterests,
              showIntimate: false,
              offered: context.site.settings.interests,
            })
          : []
        const face: Face = {
          member,
          prompt: promptByAccount.get(account) ?? null,
          interests: shown.slice(0, maxInterestsShown).map(({ interest }) => interest),
          common: shown.filter(({ common }) => common).length,
        }
        return [account, face]
      }),
    )
  }
}
