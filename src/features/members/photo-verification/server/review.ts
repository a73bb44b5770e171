import type { Site } from '#features/site/sites/index.ts'
import type { Context, StaffViewer } from '#kernel/context.ts'
import { isRefusal, refuse, type Refusal } from '#kernel/refusal.ts'
import { createClaimView } from '#features/members/staff/index.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Finding, Reviewer, SiteReviewer } from '../rules/validate-decision.ts'
import { type DecideRequest, createDecideRequest } from './decide-request.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import {
  countQueue,
  selectOldestAt,
  type QueueRow,
  selectQueue,
  selectRequest,
} from './store-queue.ts'

/** A request as shown in the queue, without its account. */
export interface QueuedRequest extends Omit<QueueRow, 'account' | 'overturned'> {
  /** The other reviewer working on it; null if it is unclaimed or claimed by the caller. */
  readonly claimed_by: string | null
}

/** The data for a reviewer: the challenge, and the photos that can be compared now, by id. */
export interface ReviewView extends Omit<QueuedRequest, 'claimed_by'> {
  readonly photos: readonly { readonly id: string; readonly main: boolean }[]
}

/**
 * Public entry for reviewers (BEY-14). The caller checks permissions; every action names the
 * reviewer.
 */
export interface Review {
  /** Counts the waiting requests. */
  count(pool: number): Promise<number>
  /** Since when the oldest request has been waiting. */
  oldestAt(pool: number): Promise<Date | null>
  /** The waiting requests, longest waiting first. */
  queue(by: SiteReviewer, now: Date, limit?: number): Promise<QueuedRequest[]>
  /**
   * Claims a request for ten minutes, so that no one else reviews it at the same time; repeating it
   * renews the claim.
   */
  claim(
    request: string,
    by: SiteReviewer,
    now: Date,
  ): Promise<
    | ReviewView
    | Refusal<'not_found' | 'photo_verification.claimed' | 'photo_verification.already_decided'>
  >
  release(request: string, by: Reviewer): Promise<void>
  /** The bytes of the picture, only for the reviewer who has claimed the request. */
  selfie(request: string, by: SiteReviewer, now: Date): Promise<Uint8Array | null>
  /** The bytes of one of the photos to compare it with, under the same condition. */
  photo(request: string, photo: string, by: SiteReviewer, now: Date): Promise<Uint8Array | null>
  /**
   * Decides once: the picture is deleted, and the finding is recorded permanently. Repeating the
   * same decision has no effect.
   */
  decide(request: string, finding: Finding, by: SiteReviewer, now: Date): ReturnType<DecideRequest>
}

export function createReview(deps: PhotoVerificationDeps): Review {
  const { database, photos, blobs, queue: claims } = deps
  const find = async (request: string, by: SiteReviewer, queries: Queries = database) => {
    const row = looksLikeId(request) ? await selectRequest(queries, by.pool, request) : null
    return row === null || row.overturned.includes(by.staff) ? null : row
  }
  const findClaimed = async (request: string, by: SiteReviewer, now: Date) => {
    const requestRow = await find(request, by)
    const isHeld = requestRow?.waiting && (await claims.find(request, now))?.staff === by.staff
    return isHeld ? requestRow : null
  }
  const readBytes = async (key: string | null) => {
    const blob = key === null ? null : await blobs.get(`${key}/960.webp`)
    return blob === null ? null : new Uint8Array(blob.bytes)
  }

  return {
    count: (pool) => countQueue(database, pool),
    oldestAt: (pool) => selectOldestAt(database, pool),
    async queue({ staff, account: own, pool }, now, limit = 50) {
      const [rows, claimed] = await Promise.all([
        selectQueue(database, pool, limit),
        claims.list(now),
      ])
      const viewClaim = createClaimView(claimed, staff)
      return rows
        .filter(({ account, overturned }) => account !== own && !overturned.includes(staff))
        .map(({ account: _, overturned: __, ...row }) => ({
          ...row,
          claimed_by: viewClaim(row.id).claimed_by,
        }))
    },
    async claim(request, by, now) {
      if (!looksLikeId(request)) return refuse('not_found')
      const requestRow = await database.transaction(async (tx) => {
        // Read under the lock, so that a request that is being decided isn't claimed.
        await claims.lock(tx, request, now)
        const found = await find(request, by, tx)
        if (found === null || found.account === by.account) return refuse('not_found')
        if (!found.waiting) return refuse('photo_verification.already_decided')
        const claim = await claims.claim(tx, request, by, now)
        return claim === null ? refuse('photo_verification.claimed') : found
      })
      if (isRefusal(requestRow)) return requestRow
      const { id, kind, gesture, code, note, sent_at, account } = requestRow
      const rows = await photos.compared.comparable(database, account)
      return {
        id,
        kind,
        gesture,
        code,
        note,
        sent_at,
        photos: rows.map((row) => ({ id: row.id, main: row.main })),
      }
    },
    async release(request, by) {
      if (looksLikeId(request)) await claims.release(database, request, by)
    },
    async selfie(request, by, now) {
      return readBytes((await findClaimed(request, by, now))?.key ?? null)
    },
    async photo(request, photo, by, now) {
      const claimedRow = await findClaimed(request, by, now)
      const rows =
        claimedRow === null ? [] : await photos.compared.comparable(database, claimedRow.account)
      return readBytes(rows.find(({ id }) => id === photo)?.key ?? null)
    },
    async decide(request, finding, by, now) {
      const found = await find(request, by)
      return found === null
        ? refuse('not_found')
        : createDecideRequest(deps)({ request, account: found.account, finding, by }, now)
    },
  }
}

/** The staff member of the current context as a reviewer. */
export function toReviewer({
  site,
  viewer,
}: Pick<Context<Site, StaffViewer>, 'site' | 'viewer'>): SiteReviewer {
  return { staff: viewer.staff, account: null, site: site.id, pool: site.pool }
}
