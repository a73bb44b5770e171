import { uploadLimitValues } from '#kernel/image-limits.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/ads.ts'
import type { AdsDeps } from './deps.ts'
import { isPlaced } from './store-placing.ts'
import { replaceDraftPicture, selectDraftPictureOwner } from './store-draft-pictures.ts'

// phrases: refusals.*
/**
 * Stores the picture of an ad being written: decoded like any photo, so that only the image in the
 * file is served.
 */
export function storeAdPicture({
  database,
  adPictures,
}: Pick<AdsDeps, 'database' | 'adPictures'>): Handler<(typeof contract)['ads.save_picture'], Site> {
  return async ({ ad, bytes }, { viewer: { staff }, now }) => {
    if (await isPlaced(database, ad)) return refuse('ads.already_placed')
    const keeper = await selectDraftPictureOwner(database, ad)
    // For other staff, a draft's id does not exist.
    if (keeper !== null && keeper !== staff) return refuse('not_found')
    const picture = await adPictures.keep(bytes, { account: `staff ${staff}` })
    if (isRefusal(picture))
      return refuse(refusalCodes[picture.refusal], { field: 'picture', with: uploadLimitValues })
    await database
      .transaction(async (tx) => {
        await adPictures.discard(
          tx,
          await replaceDraftPicture(tx, { ad, staff, key: picture.key }, now),
          now,
        )
      })
      .catch(async (fault: unknown) => {
        await adPictures.deleteUnused(picture.key)
        throw fault
      })
    return null
  }
}

/** The same messages as for any photo, for this picture. */
const refusalCodes = {
  'photos.too_large': 'ads.too_large',
  'photos.wrong_type': 'ads.wrong_type',
  'photos.too_many_pixels': 'ads.too_many_pixels',
  'photos.too_small': 'ads.too_small',
  'photos.unreadable': 'ads.unreadable',
  'photos.busy': 'ads.busy',
} as const
