import type { ChatDeps } from '../deps.ts'
import { deleteDueMessages } from '../changes/store-changes.ts'
import { deleteDue } from './store-sealed.ts'

/** Conversations or messages per transaction. */
const together = 100

/**
 * A timed job: deletes sealed conversations and deleted messages that can no longer be reported, with
 * their photos.
 */
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
      if (deleted < together) break
    }
    for (;;) {
      const { deleted } = await database.transaction(async (tx) => {
        const due = await deleteDueMessages(tx, together, now)
        await messagePhotos.discard(tx, due.keys, now)
        return due
      })
      if (deleted < together) return
    }
  }
}
