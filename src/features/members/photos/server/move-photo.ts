import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { moveInOrder } from '../rules/move-in-order.ts'
import type { PhotosDeps } from './deps.ts'
import { updateOrder, lockPhotos, selectPhotosByAccount } from './store.ts'

/** Moves one of the member's photos within the order (PRO-03). The main photo stays first. */
export function movePhoto({
  database,
}: Pick<PhotosDeps, 'database'>): Handler<(typeof contract)['photos.move'], Site> {
  return ({ photo, place }, { viewer: { account } }) =>
    database.transaction(async (tx) => {
      await lockPhotos(tx, account)
      const rows = await selectPhotosByAccount(tx, account)
      const moved = rows.find(({ public_id }) => public_id === photo)
      if (moved === undefined) return refuse('not_found')
      if (moved.main) return null
      const first = rows[0]?.main === true ? 1 : 0
      await updateOrder(
        tx,
        account,
        moveInOrder(rows, moved, place, first).map(({ id }) => id),
      )
      return null
    })
}
