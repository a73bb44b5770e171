import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PhotosDeps } from './deps.ts'
import { lockPhotos, selectPhotoByAccount, updateIsPrivate } from './store.ts'

// phrases: refusals.*
/**
 * Makes one of the member's photos private or public again (PRO-03). The main photo is always
 * public.
 */
export function setPrivate({
  database,
  emit,
}: Pick<PhotosDeps, 'database' | 'emit'>): Handler<(typeof contract)['photos.set_private'], Site> {
  return ({ photo, private: hide }, { viewer: { account }, now }) =>
    database.transaction(async (tx) => {
      await lockPhotos(tx, account)
      const row = await selectPhotoByAccount(tx, account, photo)
      if (row === null) return refuse('not_found')
      if (row.main && hide) return refuse('photos.main_stays_open')
      if (row.private === hide) return null
      await updateIsPrivate(tx, row.id, hide)
      await emit(tx, 'photos.changed', { account }, now)
      return null
    })
}
