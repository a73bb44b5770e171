import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { contract } from '../contract.ts'
import { ask, readMember } from './ask.ts'
import { createDemo, type VerificationDemo } from './demo.ts'
import type { VerificationDeps } from './deps.ts'
import { dismiss } from './dismiss.ts'
import { draw } from './draw.ts'
import { endWithMain, forgetBetween, forgetMember } from './hear.ts'
import { officeHandlers } from './office.ts'
import { officeMedia } from './office-media.ts'
import { readOwn } from './read-own.ts'
import { createReview, type Review } from './review.ts'
import { send } from './send.ts'
import { selectExport } from './store-export.ts'
import { tidy } from './tidy.ts'
import { withdraw } from './withdraw.ts'

export type { VerificationDeps } from './deps.ts'
export type { ComparedView, QueuedRequest, Review, SiteReviewer } from './review.ts'

export interface Verification {
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
  readonly hears: {
    readonly 'photos.changed': ReturnType<typeof endWithMain>
    readonly 'blocks.blocked': ReturnType<typeof forgetBetween>
    readonly 'accounts.erased': ReturnType<typeof forgetMember>
  }
  readonly demo: VerificationDemo
  /** Everything stored here about a member, for their data export. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/**
 * Photo verification: a staff member compares a member with their photos, and verified photos are
 * marked.
 */
export function createVerification(deps: VerificationDeps): Verification {
  const review = createReview(deps)
  return {
    handlers: {
      'photo_verification.read_own': readOwn(deps),
      'photo_verification.draw_challenge': draw(deps),
      'photo_verification.submit': send(deps),
      'photo_verification.withdraw': withdraw(deps),
      'photo_verification.dismiss': dismiss(deps),
      'photo_verification.read_member': readMember(deps),
      'photo_verification.ask_member': ask(deps),
      ...officeHandlers(review, deps),
    },
    review,
    demo: createDemo(deps),
    routes: officeMedia(review),
    exportOwn: (account) => selectExport(deps.database, account),
    tidy: tidy(deps),
    hears: {
      'photos.changed': endWithMain(deps),
      'blocks.blocked': forgetBetween(),
      'accounts.erased': forgetMember(deps),
    },
  }
}
