import { refuse, type Refusal } from '#kernel/refusal.ts'
import { looksLikeId } from '#kernel/id.ts'
import { type DecisionProblem, type Finding, judgeDecision, type Reviewer } from '../rules/judge-decision.ts'
import { claimMs } from '../rules/spans.ts'
import type { VerificationDeps } from './deps.ts'
import {
  deleteClaim,
  insertDecision,
  lockRequest,
  type QueueRow,
  selectAccountOf,
  selectQueue,
  selectSelfieKey,
  updateClaim,
} from './store-queue.ts'
import { closeRequest } from './store-requests.ts'

/** A request as the queue shows it; whose it is stays inside. */
export type WaitingRequest = Omit<QueueRow, 'account' | 'claimed_by'> & {
  readonly claimed: 'by_you' | 'by_another' | 'by_nobody'
}

/** What a reviewer looks at: the photos that can be compared now, by id. */
export interface ComparedView {
  readonly photos: readonly { readonly id: string; readonly main: boolean }[]
}

/** The door for the people who compare (BEY-14). Who may come in is decided by whoever opens it; every act names who it was. */
export interface Review {
  /** What waits, the longest first. */
  queue(by: Reviewer, now: Date, limit?: number): Promise<WaitingRequest[]>
  /** Takes a request for ten minutes, so that nobody else looks at the same time; again begins them anew. */
  claim(request: string, by: Reviewer, now: Date): Promise<ComparedView | Refusal<'not_found' | 'verification.claimed'>>
  release(request: string, by: Reviewer): Promise<void>
  /** The picture's bytes, for whoever has claimed it and nobody else. */
  selfie(request: string, by: Reviewer, now: Date): Promise<Uint8Array | null>
  /** The bytes of one of the photos to compare it with, the same way. */
  photo(request: string, photo: string, by: Reviewer, now: Date): Promise<Uint8Array | null>
  /** Decides, once: the picture is deleted with it, and what was found is written down for good. */
  decide(
    request: string,
    finding: Finding,
    by: Reviewer,
    now: Date,
  ): Promise<null | Refusal<'not_found' | `verification.${DecisionProblem}`>>
}

/** Makes the door. */
export function createReview({ database, photos, blobs }: VerificationDeps): Review {
  const claimedAfter = (now: Date) => new Date(now.getTime() - claimMs)
  const bytesOf = async (key: string) => {
    const blob = await blobs.get(`${key}/960.webp`)
    return blob === null ? null : new Uint8Array(blob.bytes)
  }
  const holdsIt = (request: string, by: Reviewer, now: Date) =>
    looksLikeId(request) ? selectSelfieKey(database, request, by.staff, claimedAfter(now)) : Promise.resolve(null)

  return {
    async queue({ staff, account: own }, now, limit = 50) {
      const rows = await selectQueue(database, claimedAfter(now), limit)
      return rows
        .filter(({ account }) => account !== own)
        .map(({ account: _, claimed_by: by, ...row }) => ({
          ...row,
          claimed: by === null ? 'by_nobody' : by === staff ? 'by_you' : 'by_another',
        }))
    },
    async claim(request, by, now) {
      const account = looksLikeId(request) ? await selectAccountOf(database, request) : null
      if (account === null || account === by.account) return refuse('not_found')
      const claimed = await updateClaim(database, request, by.staff, { claimedAfter: claimedAfter(now), now })
      if (!claimed) return refuse('verification.claimed')
      const rows = await photos.compared.comparable(database, account)
      return { photos: rows.map(({ id, main }) => ({ id, main })) }
    },
    release: (request, by) =>
      looksLikeId(request) ? deleteClaim(database, request, by.staff) : Promise.resolve(undefined),
    async selfie(request, by, now) {
      const key = await holdsIt(request, by, now)
      return key === null ? null : bytesOf(key)
    },
    async photo(request, photo, by, now) {
      if ((await holdsIt(request, by, now)) === null) return null
      const account = await selectAccountOf(database, request)
      const rows = account === null ? [] : await photos.compared.comparable(database, account)
      const found = rows.find(({ id }) => id === photo)
      return found === undefined ? null : bytesOf(found.key)
    },
    async decide(request, finding, by, now) {
      const account = looksLikeId(request) ? await selectAccountOf(database, request) : null
      if (account === null) return refuse('not_found')
      return database.transaction(async (tx) => {
        // First the photos, then the request: whoever changes a photo takes them in the same order.
        await photos.compared.lock(tx, account)
        const held = await lockRequest(tx, request, claimedAfter(now))
        if (held === null) return refuse('not_found')
        const shown = await photos.compared.comparable(tx, account)
        const facts = { waiting: held.waiting, claimedBy: held.claimed_by, by, account, photos: shown }
        const problem = judgeDecision(finding, facts)
        if (problem !== null) return refuse(`verification.${problem}`)
        const { outcome } = finding
        const reason = outcome === 'declined' ? finding.reason : null
        const found = outcome === 'verified' ? [...new Set(finding.photos)] : []
        const change = { from: 'waiting', to: outcome, ...(reason !== null && { reason }) } as const
        const closed = await closeRequest(tx, account, change, now)
        if (closed !== null && closed.key !== null) await photos.selfies.discard(tx, [closed.key], now)
        await photos.compared.mark(tx, account, found, now)
        const waitedSeconds = Math.max(0, Math.round((now.getTime() - held.sent_at.getTime()) / 1000))
        await insertDecision(
          tx,
          { request, outcome, reason, photos: found.length, staff: by.staff, waitedSeconds },
          now,
        )
        return null
      })
    },
  }
}
