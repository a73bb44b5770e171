import type { Site } from '#features/site/sites/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { claimPhoto, releasePhoto } from './claim-photo.ts'
import { decidePhoto, undoPhoto } from './decide-photo.ts'
import type { PhotoModerationDeps } from './deps.ts'
import { countPhotos, listPhotos } from './list-photos.ts'
import { officeMediaRoute } from './office-media-route.ts'
import { reportOwner } from './report-owner.ts'
import { deleteDecisionsByAccount, deleteExpiredClaims } from './store.ts'

export type { PhotoModerationDeps } from './deps.ts'

export interface PhotoModeration {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * The raw route /office/media, for the HTTP server's `extra`, registered before the back office
   * pages.
   */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
  /** Event subscribers; they run in the emitter's transaction. */
  readonly subscribers: { readonly 'accounts.erased': (tx: Transaction, event: { account: number }) => Promise<void> }
  /** Deletes expired claims; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
}

/**
 * Photo moderation: the queue of members' photos waiting for review, and the decisions about them.
 */
export function createPhotoModeration(deps: PhotoModerationDeps): PhotoModeration {
  return {
    handlers: {
      'photo_moderation.count_photos': countPhotos(deps),
      'photo_moderation.list_photos': listPhotos(deps),
      'photo_moderation.claim_photo': claimPhoto(deps),
      'photo_moderation.release_photo': releasePhoto(deps),
      'photo_moderation.decide_photo': decidePhoto(deps),
      'photo_moderation.suspect_owner': reportOwner(deps),
      'photo_moderation.undo_photo': undoPhoto(deps),
    },
    routes: officeMediaRoute(deps),
    subscribers: {
      'accounts.erased': async (tx, { account }) => {
        await deleteDecisionsByAccount(tx, account)
      },
    },
    tidy: async (now) => {
      await deleteExpiredClaims(deps.database, now)
    },
  }
}
