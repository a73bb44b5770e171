import type { Site } from '#features/site/sites/index.ts'
import type { Context, StaffViewer } from '#kernel/context.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Finding, Reviewer } from '../rules/judge-decision.ts'
import { claimMs } from '../rules/spans.ts'
import { type Decide, decide } from './decide.ts'
import type { VerificationDeps } from './deps.ts'
import {
  countQueue,
  deleteClaim,
  type QueueRow,
  selectHeld,
  selectQueue,
  selectRequest,
  updateClaim,
} from './store-queue.ts'

/** Someone who compares, on a site: they see the requests of its pool and no others. */
export interface SiteReviewer extends Reviewer {
  readonly pool: number
}

/** A request as the queue shows it; whose it is stays inside. */
export type QueuedRequest = Omit<QueueRow, 'account'>

/** What a reviewer looks at: what was asked for, and the photos that can be compared now, by id. */
export interface ComparedView extends Omit<QueuedRequest, 'claimed_by'> {
  readonly photos: readonly { readonly id: string; readonly main: boolean }[]
}

/** The door for the people who compare (BEY-14). Who may come in is decided by whoever opens it; every act names who it was. */
export interface Review {
  /** How many wait. */
  count(pool: number): Promise<number>
  /** What waits, the longest first. */
  queue(by: SiteReviewer, now: Date, limit?: number): Promise<QueuedRequest[]>
  /** Takes a request for ten minutes, so that nobody else looks at the same time; again begins them anew. */
  claim(
    request: string,
    by: SiteReviewer,
    now: Date,
  ): Promise<ComparedView | Refusal<'not_found' | 'photo_verification.claimed' | 'photo_verification.already_decided'>>
  release(request: string, by: Reviewer): Promise<void>
  /** The picture's bytes, for whoever has claimed it and nobody else. */
  selfie(request: string, by: SiteReviewer, now: Date): Promise<Uint8Array | null>
  /** The bytes of one of the photos to compare it with, the same way. */
  photo(request: string, photo: string, by: SiteReviewer, now: Date): Promise<Uint8Array | null>
  /** Decides, once: the picture is deleted with it, and what was found is written down for good. The same again is no second decision. */
  decide(request: string, finding: Finding, by: SiteReviewer, now: Date): ReturnType<Decide>
}

/** Makes the door. */
export function createReview(deps: VerificationDeps): Review {
  const { database, photos, blobs } = deps
  const claimedAfter = (now: Date) => new Date(now.getTime() - claimMs)
  const find = (request: string, by: SiteReviewer) =>
    looksLikeId(request) ? selectRequest(database, by.pool, request) : Promise.resolve(null)
  const findHeld = async (request: string, by: SiteReviewer, now: Date) => {
    const found = await find(request, by)
    return found !== null && (await selectHeld(database, request, by.staff, claimedAfter(now))) ? found : null
  }
  const bytesOf = async (key: string | null) => {
    const blob = key === null ? null : await blobs.get(`${key}/960.webp`)
    return blob === null ? null : new Uint8Array(blob.bytes)
  }

  return {
    count: (pool) => countQueue(database, pool),
    async queue({ account: own, pool }, now, limit = 50) {
      const rows = await selectQueue(database, pool, { claimedAfter: claimedAfter(now), limit })
      return rows.filter(({ account }) => account !== own).map(({ account: _, ...row }) => row)
    },
    async claim(request, by, now) {
      const found = await find(request, by)
      if (found === null || found.account === by.account) return refuse('not_found')
      const claimed = await updateClaim(database, request, by.staff, { claimedAfter: claimedAfter(now), now })
      if (!claimed)
        return refuse(
          (await find(request, by))?.waiting ? 'photo_verification.claimed' : 'photo_verification.already_decided',
        )
      const { id, kind, gesture, code, note, sent_at, account } = found
      const rows = await photos.compared.comparable(database, account)
      return { id, kind, gesture, code, note, sent_at, photos: rows.map((row) => ({ id: row.id, main: row.main })) }
    },
    release: (request, by) =>
      looksLikeId(request) ? deleteClaim(database, request, by.staff) : Promise.resolve(undefined),
    async selfie(request, by, now) {
      return bytesOf((await findHeld(request, by, now))?.key ?? null)
    },
    async photo(request, photo, by, now) {
      const held = await findHeld(request, by, now)
      const rows = held === null ? [] : await photos.compared.comparable(database, held.account)
      return bytesOf(rows.find(({ id }) => id === photo)?.key ?? null)
    },
    async decide(request, finding, by, now) {
      const found = await find(request, by)
      return found === null
        ? refuse('not_found')
        : decide(deps)({ request, account: found.account, finding, by, claimedAfter: claimedAfter(now) }, now)
    },
  }
}

/** Someone of the staff as the door knows them. */
export function reviewerOf({ site, viewer }: Pick<Context<Site, StaffViewer>, 'site' | 'viewer'>): SiteReviewer {
  return { staff: viewer.staff, account: null, pool: site.pool }
}
