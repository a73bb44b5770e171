import type { Database, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Runs work in a transaction whose statements have their own time limit, because nightly jobs read
 * entire ledgers and may take longer than a request, but must end.
 */
export function withTimeLimit<T>(
  database: Pick<Database, 'transaction'>,
  seconds: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.one(sql`select set_config('statement_timeout', ${String(seconds * 1000)}, true)`)
    return work(tx)
  })
}
