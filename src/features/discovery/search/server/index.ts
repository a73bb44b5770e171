import type { Handlers } from '#kernel/handler.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { type CardsOf, cardsOf } from './cards-of.ts'
import type { SearchDeps } from './deps.ts'
import { createDistances, type Distances } from './distances.ts'
import { findMembers } from './find-members.ts'
import { listRelated } from './list-related.ts'
import { refresh, refreshPool, touch } from './store.ts'

export type { CardsOf } from './cards-of.ts'
export type { SearchDeps } from './deps.ts'
export type { Distances } from './distances.ts'
export { type Facts, fits } from './store-passes.ts'

export interface Search {
  readonly handlers: Handlers<typeof contract, Site>
  /** Cards of people whom a feature above chose. */
  readonly cardsOf: CardsOf
  /** Kilometres between cities, and the cities around one in which anyone lives. */
  readonly distances: Distances
  /** Makes an account's row anew, in the transaction that changed what it is made from. */
  readonly refresh: (tx: Transaction, account: number, now: Date) => Promise<void>
  /** Carries a sign of life over, at most every five minutes. */
  readonly touch: (tx: Transaction, account: number, at: Date) => Promise<void>
  /** Makes all rows of a pool anew. */
  readonly refreshPool: (queries: Queries, pool: number, now: Date) => Promise<void>
}

/** Search: who is there, for whoever may see them. */
export function createSearch(deps: SearchDeps): Search {
  const distances = createDistances(deps.database)
  return {
    handlers: {
      'search.find_members': findMembers(deps, distances),
      'search.list_related': listRelated(deps, distances),
    },
    cardsOf: cardsOf(deps, distances),
    distances,
    refresh,
    touch,
    refreshPool,
  }
}
