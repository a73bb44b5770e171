import {
  createPhotoModeration,
  type PhotoModeration,
} from '#features/safety/photo-moderation/server/index.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

/** Creates photo moderation, which opens and pauses cases in reports. */
export function composePhotoModeration(
  { database }: Infrastructure,
  photos: Product['photos'],
  { note, noteOpening, openQueue }: Product['staff'],
  product: () => Product,
): PhotoModeration {
  return createPhotoModeration({
    database,
    photos,
    accuse: (...accused) => product().reports.fileForOffice(...accused),
    isSuspect: (account, now) => product().reports.isSuspect(account, now),
    pause: (...suspected) => product().reports.pauseFromOffice(...suspected),
    wasPaused: (...asked) => product().reports.wasPaused(...asked),
    statements: {
      record: (tx, { photo, reason, foundAutomatically, ...rejected }, now) =>
        product().complaints.statements.record(
          tx,
          {
            ...rejected,
            side: 'affected',
            source: 'photo',
            subject: photo,
            outcome: 'photo_rejected',
            rule: reason,
            origin: foundAutomatically ? 'automatic' : 'own',
            statement: null,
          },
          now,
        ),
      retract: (...retracted) => product().complaints.statements.retract(...retracted),
    },
    note,
    noteOpening,
    openQueue,
  })
}
