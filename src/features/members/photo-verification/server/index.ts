import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { contract } from '../contract.ts'
import { askToVerify, readAskState } from './ask.ts'
import { createVerificationDemo, type VerificationDemo } from './demo.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { dismissNote } from './dismiss.ts'
import { drawNextChallenge } from './draw.ts'
import { onPhotosChanged, deleteAsksOnBlock, deleteMemberOnErasure } from './hear.ts'
import { createOfficeHandlers } from './office.ts'
import { officeMediaRoute } from './office-media.ts'
import { readOwnVerification } from './read-own.ts'
import { createReview, type Review } from './review.ts'
import { sendPicture } from './send.ts'
import { selectExport } from './store-export.ts'
import { deleteExpired } from './tidy.ts'
import { withdrawVerification } from './withdraw.ts'

export type { PhotoVerificationDeps as VerificationDeps } from './deps.ts'
export type { ReviewView as ComparedView, QueuedRequest, Review, SiteReviewer } from './review.ts'

export interface PhotoVerification {
  readonly handlers: Handlers<typeof contract, Site>
  /** For reviewers. */
  readonly review: Review
  /**
   * The raw routes of the pictures for reviewers, for the HTTP server's `extra`, registered before
   * the back office pages.
   */
  readonly routes: (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void
  /** Deletes undecided pictures and expired rows; a scheduled job. */
  readonly tidy: (now: Date) => Promise<void>
  /** Event subscribers; they run in the emitter's transaction. */
  readonly subscribers: {
    readonly 'photos.changed': ReturnType<typeof onPhotosChanged>
    readonly 'blocks.blocked': ReturnType<typeof deleteAsksOnBlock>
    readonly 'accounts.erased': ReturnType<typeof deleteMemberOnErasure>
  }
  readonly demo: VerificationDemo
  /** Everything stored here about a member, for their data export. */
  readonly exportMemberData: (account: number) => ReturnType<typeof selectExport>
}

/**
 * Photo verification: a staff member compares a member with their photos, and verified photos are
 * marked.
 */
export function createPhotoVerification(deps: PhotoVerificationDeps): PhotoVerification {
  const review = createReview(deps)
  return {
    handlers: {
      'photo_verification.read_own': readOwnVerification(deps),
      'photo_verification.draw_challenge': drawNextChallenge(deps),
      'photo_verification.submit': sendPicture(deps),
      'photo_verification.withdraw': withdrawVerification(deps),
      'photo_verification.dismiss': dismissNote(deps),
      'photo_verification.read_member': readAskState(deps),
      'photo_verification.ask_member': askToVerify(deps),
      ...createOfficeHandlers(review, deps),
    },
    review,
    demo: createVerificationDemo(deps),
    routes: officeMediaRoute(review),
    exportMemberData: (account) => selectExport(deps.database, account),
    tidy: deleteExpired(deps),
    subscribers: {
      'photos.changed': onPhotosChanged(deps),
      'blocks.blocked': deleteAsksOnBlock(),
      'accounts.erased': deleteMemberOnErasure(deps),
    },
  }
}
