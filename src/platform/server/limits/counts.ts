import { createHash } from 'node:crypto'
import type { RateLimit } from '#kernel/endpoint.ts'
import type { Log } from '../log/log.ts'
import type { Queries } from '../postgres/database.ts'
import type { Count } from './count.ts'
import { createProcessCounts } from './process-counts.ts'
import { deleteCount, readCount, incrementCount } from './store.ts'

/**
 * Where windows are counted; `lost` if the limit must be counted in the database and the database
 * does not respond.
 */
export interface Counts {
  increment(limit: RateLimit, key: string, now: Date): Promise<Count | 'lost'>
  read(limit: RateLimit, key: string, now: Date): Promise<Count | null | 'lost'>
  forget(limit: RateLimit, key: string): Promise<void>
}

/** Counts each limit in the storage it declares, or in this process if there is no database. */
export function createCounts({
  database,
  log,
}: {
  database?: Queries | undefined
  log: Log
}): Counts {
  const processCounts = createProcessCounts()

  async function count<T>(
    limit: RateLimit,
    shared: (database: Queries) => Promise<T>,
    alone: () => T,
  ): Promise<T | 'lost'> {
    if (limit.storage !== 'database' || database === undefined) return alone()
    try {
      return await shared(database)
    } catch (error) {
      log.error({ id: limit.name, error }, 'a rate limit could not be counted in the database')
      return limit.ifDatabaseFails === 'refuse' ? 'lost' : alone()
    }
  }

  return {
    increment: (limit, key, now) =>
      count(
        limit,
        (shared) => incrementCount(shared, limit, hashKey(key), now),
        () => processCounts.increment(limit, key, now),
      ),
    read: (limit, key, now) =>
      count(
        limit,
        (shared) => readCount(shared, limit, hashKey(key), now),
        () => processCounts.read(limit, key, now),
      ),
    async forget(limit, key) {
      processCounts.forget(limit, key)
      if (limit.storage === 'database' && database !== undefined)
        await deleteCount(database, limit, hashKey(key))
    },
  }
}

/** Keys contain network addresses, which are not stored in plain text. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
