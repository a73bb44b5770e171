import type { Context } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Card } from '../../contract.ts'
import { readSearchContext } from '../read-search-context.ts'
import type { SearchDeps } from '../deps.ts'
import type { Distances } from '../distances.ts'
import { makeCards } from './make-cards.ts'
import { selectResultRows } from './store-cards.ts'

/**
 * Loads cards by account, as this reader may see them. Accounts that can no longer be found are
 * omitted.
 */
export type LoadCards = (
  accounts: readonly number[],
  context: Context<Site>,
) => Promise<ReadonlyMap<number, Card>>

/** Creates the card loader for features that choose members themselves. */
export function createLoadCards(
  deps: Pick<SearchDeps, 'database' | 'showMain' | 'labelFor'>,
  distances: Distances,
): LoadCards {
  const toCards = makeCards(deps, distances)
  return async (accounts, context) => {
    if (accounts.length === 0) return new Map()
    const [rows, asking] = await Promise.all([
      selectResultRows(deps.database, accounts),
      readSearchContext(deps.database, context),
    ])
    const cards = await toCards(rows, asking, context)
    return new Map(
      rows.flatMap((row, at) =>
        cards[at] === undefined ? [] : [[row.account_id, cards[at]] as const],
      ),
    )
  }
}
