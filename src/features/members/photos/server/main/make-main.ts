import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract.ts'
import type { PhotosDeps } from '../deps.ts'
import { lockPhotos, selectPhotoByAccount, updateMainPhoto } from '../store.ts'

// phrases: refusals.*
/**
 * Makes one of the member's photos the main photo (PRO-03). A private one must not become public by
 * mistake, and a rejected one must not be shown to anyone.
 */
export function makeMain({
  database,
  emit,
}: Pick<PhotosDeps, 'database' | 'emit'>): Handler<(typeof contract)['photos.make_main'], Site> {
  return ({ photo }, { viewer: { account }, now }) =>
    database.transaction(async (tx) => {
      await lockPhotos(tx, account)
      const row = await selectPhotoByAccount(tx, account, photo)
      if (row === null) return refuse('not_found')
      if (row.private || row.status === 'rejected') return refuse('photos.cannot_be_main')
      if (row.main) return null
      await updateMainPhoto(tx, account, row.id)
      await emit(tx, 'photos.changed', { account }, now)
      return null
    })
}
