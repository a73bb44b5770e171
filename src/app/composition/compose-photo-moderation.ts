import {
  createPhotoModeration,
  type PhotoModeration,
} from '#features/safety/photo-moderation/server/index.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

interface PhotoModerationParts extends Pick<Product, 'photos' | 'staff'> {
  readonly product: () => Product
}

/** Creates photo moderation, which opens and pauses cases in reports. */
export function composePhotoModeration(
  { database }: Infrastructure,
  { photos, staff: { note, noteOpening, openQueue }, product }: PhotoModerationParts,
): PhotoModeration {
  return createPhotoModeration({
    database,
    photos,
    accuse: (...accused) => product().reports.fileForOffice(...accused),
    isSuspect: (account, now) => product().reports.isSuspect(account, now),
    pause: (...suspected) => product().reports.pauseFromOffice(...suspected),
    wasPaused: (...asked) => product().reports.wasPaused(...asked),
    note,
    noteOpening,
    openQueue,
  })
}
