import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PhotosDeps } from './deps.ts'
import { lockPhotos, updateDescription } from './store.ts'

/**
 * Stores the owner's description of a photo (PRO-03). Where photos are reviewed, a new description
 * sends its photo back to review, because otherwise anything could be written below an accepted
 * photo.
 */
export function describePhoto({
  database,
  emit,
}: Pick<PhotosDeps, 'database' | 'emit'>): Handler<(typeof contract)['photos.describe'], Site> {
  return ({ photo, description }, { viewer: { account }, site, now }) => {
    const trimmed = description.trim()
    const change = {
      description: trimmed === '' ? null : trimmed,
      review: trimmed !== '' && !site.settings.photos_trusted,
    }
    return database.transaction(async (tx) => {
      await lockPhotos(tx, account)
      if (!(await updateDescription(tx, account, photo, change))) return refuse('not_found')
      await emit(tx, 'photos.changed', { account }, now)
      return null
    })
  }
}
