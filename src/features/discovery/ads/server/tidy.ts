import type { SponsoredDeps } from './deps.ts'
import { deleteKeptBefore } from './store-kept-pictures.ts'

/** How long a picture is kept for an ad still being written. */
const keptMs = 86_400_000

/** Deletes pictures of ads that were never placed; a scheduled job. */
export function tidy({
  database,
  adPictures,
}: Pick<SponsoredDeps, 'database' | 'adPictures'>): (now: Date) => Promise<void> {
  return async (now) => {
    await database.transaction(async (tx) => {
      await adPictures.discard(tx, await deleteKeptBefore(tx, new Date(now.getTime() - keptMs)), now)
    })
  }
}
