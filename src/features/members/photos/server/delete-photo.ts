import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PhotosDeps } from './deps.ts'
import {
  updateOrder,
  deletePhoto as deleteRow,
  lockPhotos,
  selectPhotosByAccount,
} from './store.ts'

/**
 * Deletes one of the member's photos (PRO-03): without its row no URL works, and the bytes are
 * deleted afterwards. No other photo automatically becomes the main photo, because the others may
 * be meant for fewer people.
 */
export function deletePhoto({
  database,
  emit,
}: Pick<PhotosDeps, 'database' | 'emit'>): Handler<(typeof contract)['photos.delete'], Site> {
  return ({ photo }, { viewer: { account }, now }) =>
    database.transaction(async (tx) => {
      await lockPhotos(tx, account)
      const key = await deleteRow(tx, account, photo)
      if (key === null) return refuse('not_found')
      const rest = await selectPhotosByAccount(tx, account)
      await updateOrder(
        tx,
        account,
        rest.map(({ id }) => id),
      )
      await emit(tx, 'photos.discarded', { keys: [key] }, now)
      await emit(tx, 'photos.changed', { account }, now)
      return null
    })
}
