import type { AdsDeps } from './deps.ts'
import { deleteDraftPicturesBefore } from './store-draft-pictures.ts'

/** How long a picture is kept for an ad still being written. */
const draftPictureRetentionMs = 86_400_000

/** Deletes pictures of ads that were never placed; a scheduled job. */
export function deleteOldDraftPictures({
  database,
  adPictures,
}: Pick<AdsDeps, 'database' | 'adPictures'>): (now: Date) => Promise<void> {
  return async (now) => {
    await database.transaction(async (tx) => {
      await adPictures.discard(
        tx,
        await deleteDraftPicturesBefore(tx, new Date(now.getTime() - draftPictureRetentionMs)),
        now,
      )
    })
  }
}
