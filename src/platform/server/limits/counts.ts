import { createHash } from 'node:crypto'
import type { Limit } from '#kernel/call.ts'
import type { Log } from '../log/log.ts'
import type { Queries } from '../postgres/database.ts'
import type { Count } from './count.ts'
import { createProcessCounts } from './process-counts.ts'
import { deleteCount, readCount, takeCount } from './store.ts'

/**
 * Where windows are counted; `lost` if the limit must be counted in the database and the database
 * does not answer.
 */
export interface Counts {
  take(limit: Limit, key: string, now: Date): Promise<Count | 'lost'>
  read(limit: Limit, key: string, now: Date): Promise<Count | null | 'lost'>
  forget(limit: Limit, key: string): Promise<void>
}

/** Counts each limit in the storage it declares, or in this process if there is no database. */
export function createCounts({ database, log }: { database?: Queries | undefined; log: Log }): Counts {
  const own = createProcessCounts()

  async function count<T>(
    limit: Limit,
    shared: (database: Queries) => Promise<T>,
    alone: () => T,
  ): Promise<T | 'lost'> {
    if (limit.kept !== 'database' || database === undefined) return alone()
    try {
      return await shared(database)
    } catch (error) {
      log.error({ id: limit.name, error }, 'a rate limit could not be counted in the database')
      return limit.ifLost === 'refuse' ? 'lost' : alone()
    }
  }

  return {
    take: (limit, key, now) =>
      count(
        limit,
        (shared) => takeCount(shared, limit, hashOf(key), now),
        () => own.take(limit, key, now),
      ),
    read: (limit, key, now) =>
      count(
        limit,
        (shared) => readCount(shared, limit, hashOf(key), now),
        () => own.read(limit, key, now),
      ),
    async forget(limit, key) {
      own.forget(limit, key)
      if (limit.kept === 'database' && database !== undefined) await deleteCount(database, limit, hashOf(key))
    },
  }
}

/** Keys contain network addresses, which are not stored in plain text. */
function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
