import type { ChatDeps } from '../deps.ts'
import { deleteDue } from './store-sealed.ts'

/** Conversations per transaction. */
const together = 100

/** A timed job: deletes sealed conversations that can no longer be reported, and their photos. */
export function purgeSealed({
  database,
  messagePhotos,
}: Pick<ChatDeps, 'database' | 'messagePhotos'>): (now: Date) => Promise<void> {
  return async (now) => {
    for (;;) {
      const { deleted } = await database.transaction(async (tx) => {
        const due = await deleteDue(tx, together, now)
        await messagePhotos.discard(tx, due.keys, now)
        return due
      })
      if (deleted < together) return
    }
  }
}
