import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import { comparedPhotoUrl, selfieUrl } from './office-media-route.ts'
import { type Review, toReviewer } from './review.ts'

type OfficeCall = 'count_waiting' | 'list_waiting' | 'claim' | 'release' | 'decide'
type OfficeHandlers = {
  readonly [C in `photo_verification.${OfficeCall}`]: Handler<(typeof contract)[C], Site>
}

/**
 * Back office endpoints for comparing requests (BEY-14). Staff have no member account here, so a
 * request is never their own.
 */
export function createOfficeHandlers(review: Review): OfficeHandlers {
  return {
    'photo_verification.count_waiting': async (_, { site }) => ({
      waiting: await review.count(site.pool),
      oldest_at: (await review.oldestAt(site.pool))?.toISOString() ?? null,
    }),
    'photo_verification.list_waiting': async (_, context) => {
      const by = toReviewer(context)
      const [waiting, rows] = await Promise.all([
        review.count(by.pool),
        review.queue(by, context.now),
      ])
      return {
        waiting,
        requests: rows.map(({ id, kind, sent_at, claimed_by }) => ({
          id,
          kind,
          sent_at: sent_at.toISOString(),
          claimed_by,
        })),
      }
    },
    'photo_verification.claim': async ({ request }, context) => {
      const opened = await review.claim(request, toReviewer(context), context.now)
      if (isRefusal(opened)) return opened
      return {
        ...opened,
        sent_at: opened.sent_at.toISOString(),
        selfie: selfieUrl(request),
        photos: opened.photos.map(({ id, main }) => ({
          id,
          main,
          src: comparedPhotoUrl(request, id),
        })),
      }
    },
    'photo_verification.release': async ({ request }, context) => {
      await review.release(request, toReviewer(context))
      return null
    },
    'photo_verification.decide': async ({ request, outcome, photos = [], reason }, context) => {
      if (outcome === 'declined' && reason === undefined)
        return refuse('photo_verification.reason_missing', { field: 'reason' })
      const finding =
        outcome === 'declined' && reason !== undefined
          ? ({ outcome: 'declined', reason } as const)
          : ({ outcome: 'verified', photos } as const)
      const answer = await review.decide(request, finding, toReviewer(context), context.now)
      return answer?.refusal === 'photo_verification.main_not_compared'
        ? refuse(answer.refusal, { field: 'photos' })
        : answer
    },
  }
}
