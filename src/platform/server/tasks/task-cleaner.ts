import type { Database } from '#platform/server/postgres/database.ts'
import { type Claim, deleteTasks } from './store.ts'

interface Waiting {
  readonly id: number
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/**
 * Deletes delivered events in batches: those that finish while a query is running are deleted
 * together by the next one.
 */
export function createTaskCleaner(database: Database): (claim: Claim) => Promise<void> {
  let waiting: Waiting[] = []
  let busy = false

  async function settleAll(): Promise<void> {
    busy = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        await deleteTasks(
          database,
          batch.map(({ id }) => id),
        )
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    busy = false
  }

  return ({ id }) =>
    new Promise((done, failed) => {
      waiting.push({ id, done, failed })
      if (!busy) void settleAll()
    })
}
