import type { Site } from '#features/site/sites/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { claimPhoto, releasePhoto } from './claim-photo.ts'
import { decidePhoto, undoPhoto } from './decide-photo.ts'
import type { ModerationDeps } from './deps.ts'
import { countPhotos, listPhotos } from './list-photos.ts'
import { officeMedia } from './office-media.ts'
import { suspectOwner } from './suspect-owner.ts'
import { deleteDecisionsOf, deleteOldClaims } from './store.ts'

export type { ModerationDeps } from './deps.ts'

export interface Moderation {
  readonly handlers: Handlers<typeof contract, Site>
  /** The raw route /office/media, for the HTTP floor's `extra`, before the office's pages. */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
  /** What moderation hears, in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': (tx: Transaction, told: { account: number }) => Promise<void> }
  /** Clears away what time has ended; a timed job. */
  readonly tidy: (now: Date) => Promise<void>
}

/** Moderation: what of members waits for someone to look at it, and what they find. */
export function createModeration(deps: ModerationDeps): Moderation {
  return {
    handlers: {
      'photo_moderation.count_photos': countPhotos(deps),
      'photo_moderation.list_photos': listPhotos(deps),
      'photo_moderation.claim_photo': claimPhoto(deps),
      'photo_moderation.release_photo': releasePhoto(deps),
      'photo_moderation.decide_photo': decidePhoto(deps),
      'photo_moderation.suspect_owner': suspectOwner(deps),
      'photo_moderation.undo_photo': undoPhoto(deps),
    },
    routes: officeMedia(deps),
    hears: {
      'accounts.erased': async (tx, { account }) => {
        await deleteDecisionsOf(tx, account)
      },
    },
    tidy: async (now) => {
      await deleteOldClaims(deps.database, now)
    },
  }
}
