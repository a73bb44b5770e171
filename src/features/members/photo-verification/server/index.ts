import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { contract } from '../contract.ts'
import { requestQueue } from '../rules/request-queue.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import { askToVerify, readAskState } from './ask-to-verify.ts'
import { createVerificationDemo, type VerificationDemo } from './demo.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { dismissNote } from './dismiss-note.ts'
import { drawNextChallenge } from './draw-next-challenge.ts'
import { onPhotosChanged, deleteAsksOnBlock } from './subscribers.ts'
import { createOfficeHandlers } from './office-handlers.ts'
import { officeMediaRoute } from './office-media-route.ts'
import { overturnDecision, type OverturnVerification } from './overturn-decision.ts'
import { createPersonalData } from './personal-data.ts'
import { readOwnVerification } from './read-own-verification.ts'
import { createReview, type Review } from './review.ts'
import { sendPicture } from './send-picture.ts'
import { deleteExpired } from './delete-expired.ts'
import { selectKeysInUse } from './store-requests.ts'
import { withdrawVerification } from './withdraw-verification.ts'

export type { PhotoVerificationDeps } from './deps.ts'
export type { SiteReviewer } from '../rules/validate-decision.ts'
export type { ReviewView, QueuedRequest, Review } from './review.ts'

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
  /** Deletes orphaned selfie files; a scheduled job. */
  readonly sweepPictures: () => Promise<number>
  /** Event subscribers; they run in the emitter's transaction. */
  readonly subscribers: {
    readonly 'photos.changed': ReturnType<typeof onPhotosChanged>
    readonly 'blocks.blocked': ReturnType<typeof deleteAsksOnBlock>
  }
  /** Overturns a declined request after an appeal. */
  readonly overturn: OverturnVerification
  readonly demo: VerificationDemo
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

export interface PhotoVerificationOptions extends Omit<PhotoVerificationDeps, 'queue'> {
  readonly openQueue: Staff['openQueue']
}

/**
 * Photo verification: a staff member compares a member with their photos, and verified photos are
 * marked.
 */
export function createPhotoVerification({
  openQueue,
  ...options
}: PhotoVerificationOptions): PhotoVerification {
  const deps: PhotoVerificationDeps = { ...options, queue: openQueue(requestQueue) }
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
      ...createOfficeHandlers(review),
    },
    review,
    overturn: overturnDecision(),
    demo: createVerificationDemo(deps),
    routes: officeMediaRoute(review),
    personalData: createPersonalData(deps),
    tidy: deleteExpired(deps),
    sweepPictures: () => deps.photos.selfies.sweep((keys) => selectKeysInUse(deps.database, keys)),
    subscribers: {
      'photos.changed': onPhotosChanged(deps),
      'blocks.blocked': deleteAsksOnBlock(),
    },
  }
}
