import type { Db } from 'pg-boss'
import type pg from 'pg'

/**
 * Lets pg-boss run its queries on the product's own pool, or in one of its transactions, so that it
 * opens no other connections.
 */
export function createBossDatabase(queries: Pick<pg.Pool, 'query'>): Db {
  return { executeSql: (text, values) => queries.query(text, values as unknown[]) }
}
