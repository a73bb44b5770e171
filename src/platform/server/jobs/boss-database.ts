import type { Db } from 'pg-boss'
import type pg from 'pg'

/** Lets pg-boss ask over our own pool, or inside a transaction of ours, so that it opens no connections beside it. */
export function bossDatabase(queries: Pick<pg.Pool, 'query'>): Db {
  return { executeSql: (text, values) => queries.query(text, values as unknown[]) }
}
