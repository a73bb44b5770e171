import type { Site } from '#features/site/sites/index.ts'
import type { Handlers } from '#kernel/handler.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { contract } from '../contract.ts'
import { photoQueue } from '../rules/photo-queue.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import { claimPhoto, releasePhoto } from './claim-photo.ts'
import { decidePhoto, undoPhoto } from './decide-photo.ts'
import type { PhotoModerationDeps } from './deps.ts'
import { countPhotos, listPhotos } from './list-photos.ts'
import { officeMediaRoute } from './office-media-route.ts'
import { personalData } from './personal-data.ts'
import { pauseOwner } from './pause-owner.ts'
import { type RestorePhoto, restorePhoto } from './restore-photo.ts'
import { reportOwner } from './report-owner.ts'

export interface PhotoModeration {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * The raw route /office/media, for the HTTP server's `extra`, registered before the back office
   * pages.
   */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
  /** Accepts a rejected photo after all, in the transaction of the appeal's decision. */
  readonly restore: RestorePhoto
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

export interface PhotoModerationOptions extends Omit<PhotoModerationDeps, 'queue'> {
  readonly openQueue: Staff['openQueue']
}

/** Photo moderation: the queue of members' photos waiting for review, and the decisions on them. */
export function createPhotoModeration({
  openQueue,
  ...options
}: PhotoModerationOptions): PhotoModeration {
  const deps: PhotoModerationDeps = { ...options, queue: openQueue(photoQueue) }
  return {
    handlers: {
      'photo_moderation.count_photos': countPhotos(deps),
      'photo_moderation.list_photos': listPhotos(deps),
      'photo_moderation.claim_photo': claimPhoto(deps),
      'photo_moderation.release_photo': releasePhoto(deps),
      'photo_moderation.decide_photo': decidePhoto(deps),
      'photo_moderation.suspect_owner': reportOwner(deps),
      'photo_moderation.pause_owner': pauseOwner(deps),
      'photo_moderation.undo_photo': undoPhoto(deps),
    },
    routes: officeMediaRoute(deps),
    restore: restorePhoto(deps),
    personalData,
  }
}
