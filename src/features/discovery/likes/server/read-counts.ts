import type { Handler } from '#kernel/handler.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { contract, NewLikeCounts } from '../contract.ts'
import type { LikesDeps } from './deps.ts'
import { selectNewCounts } from './store-counts.ts'

/**
 * Counts what is new for an account. Every match comes from a received like, so matches add nothing
 * to the total.
 */
export async function readNewCounts(queries: Queries, account: number): Promise<NewLikeCounts> {
  const news = await selectNewCounts(queries, account)
  return { new_counts: news, total_new: news.liked_by }
}

/** Numbers of new likes and matches, for badges (NAV-03, NTF-05). */
export function readCounts({
  database,
}: Pick<LikesDeps, 'database'>): Handler<(typeof contract)['likes.read_counts'], unknown> {
  return (_, { viewer }) => readNewCounts(database, viewer.account)
}
