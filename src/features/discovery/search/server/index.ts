import type { Handlers } from '#kernel/handler.ts'
import { runInBatches } from '#platform/server/postgres/run-in-batches.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { type LoadCards, createLoadCards } from './cards/load-cards.ts'
import type { SearchDeps } from './deps.ts'
import { createDistances, type Distances } from './distances.ts'
import { findMembers } from './find-members.ts'
import { listRelated } from './list-related.ts'
import { personalData } from './personal-data.ts'
import { fillChoices, refreshAccount, refreshAccounts, refreshPool, touchAccount } from './store.ts'

export type { LoadCards } from './cards/load-cards.ts'
export type { SearchDeps } from './deps.ts'
export type { Distances } from './distances.ts'
export { type MatchCriteria, matchPredicate } from './store-predicates.ts'

export interface Search {
  readonly handlers: Handlers<typeof contract, Site>
  /** Loads the cards of members chosen by another feature. */
  readonly loadCards: LoadCards
  /** Kilometres between cities, and the inhabited cities around one. */
  readonly distances: Distances
  /** Rebuilds an account's search row, within the transaction that changed its source data. */
  readonly refresh: (tx: Transaction, account: number, now: Date) => Promise<void>
  /** Same for several accounts, in one query. */
  readonly refreshAll: (tx: Transaction, accounts: readonly number[], now: Date) => Promise<void>
  /** Updates an account's last activity, at most every five minutes. */
  readonly touch: (tx: Transaction, account: number, at: Date) => Promise<void>
  /** Rebuilds all search rows of a pool. */
  readonly refreshPool: (queries: Queries, pool: number, now: Date) => Promise<void>
  /** Rebuilds the rows that were written before choices were part of them. */
  readonly backfillChoices: (now: Date) => Promise<void>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Search: finds the members a reader may see. */
export function createSearch(deps: SearchDeps): Search {
  const distances = createDistances(deps.database)
  return {
    handlers: {
      'search.find_members': findMembers(deps, distances),
      'search.list_related': listRelated(deps, distances),
    },
    loadCards: createLoadCards(deps, distances),
    distances,
    refresh: refreshAccount,
    refreshAll: refreshAccounts,
    touch: touchAccount,
    refreshPool,
    async backfillChoices(now) {
      await runInBatches(
        (limit) => deps.database.transaction((tx) => fillChoices(tx, limit, now)),
        500,
      )
    },
    personalData,
  }
}
