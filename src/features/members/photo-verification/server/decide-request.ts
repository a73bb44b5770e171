import { toMinutes } from '#kernel/duration.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import {
  type DecisionProblem,
  type Finding,
  type SiteReviewer,
  validateDecision,
} from '../rules/validate-decision.ts'
import type { PhotoVerificationDeps } from './deps.ts'
import { insertDecision, isSameDecisionStored, lockRequest } from './store-queue.ts'
import { closeRequest } from './store-requests.ts'
import { requestQueue } from '../rules/request-queue.ts'

/** A decision to be made. */
export interface Decision {
  readonly request: string
  /** The account the request belongs to. */
  readonly account: number
  readonly finding: Finding
  readonly by: SiteReviewer
}

export type DecideRequest = (
  decision: Decision,
  now: Date,
) => Promise<null | Refusal<'not_found' | `photo_verification.${DecisionProblem}`>>

/**
 * Makes the final decision on a request. Marks, picture, decision, statement of reasons and audit
 * entry are written in one transaction, so that no decision goes unrecorded.
 */
export function createDecideRequest({
  database,
  photos,
  note,
  queue,
  recordStatement,
}: Pick<
  PhotoVerificationDeps,
  'database' | 'photos' | 'note' | 'queue' | 'recordStatement'
>): DecideRequest {
  return ({ request, account, finding, by }, now) =>
    database.transaction(async (tx) => {
      // Photos first, then the request, because changes to photos take the locks in the same order.
      await photos.compared.lock(tx, account)
      const locked = await lockRequest(tx, request)
      const claim = await queue.lock(tx, request, now)
      if (locked === null) return refuse('not_found')
      const { outcome } = finding
      const reason = outcome === 'declined' ? finding.reason : null
      const verifiedPhotos = outcome === 'verified' ? [...new Set(finding.photos)] : []
      const decisionRow = {
        request,
        outcome,
        reason,
        photos: verifiedPhotos.length,
        staff: by.staff,
      }
      // The response to the first call may have been lost.
      if (!locked.waiting && (await isSameDecisionStored(tx, decisionRow))) return null
      const comparablePhotos = await photos.compared.comparable(tx, account)
      const facts = {
        waiting: locked.waiting,
        claimedBy: claim?.staff ?? null,
        by,
        account,
        photos: comparablePhotos,
      }
      const problem = validateDecision(finding, facts)
      if (problem === 'not_claimed')
        return refuse('photo_verification.not_claimed', {
          with: { minutes: toMinutes(requestQueue.claimMs) },
        })
      if (problem !== null) return refuse(`photo_verification.${problem}`)
      const change = { from: 'waiting', to: outcome, ...(reason !== null && { reason }) } as const
      const closed = await closeRequest(tx, account, change, now)
      if (closed !== null && closed.key !== null)
        await photos.selfies.discard(tx, [closed.key], now)
      await photos.compared.mark(tx, account, verifiedPhotos, now)
      const waitedSeconds = Math.max(
        0,
        Math.round((now.getTime() - locked.sent_at.getTime()) / 1000),
      )
      await insertDecision(tx, { ...decisionRow, waitedSeconds }, now)
      if (reason !== null) {
        const site = { id: by.site, pool: by.pool }
        await recordStatement(tx, { site, account, request, reason, staff: by.staff }, now)
      }
      await queue.release(tx, request, by)
      const act = `photo_verification.${outcome}`
      await note(
        tx,
        by,
        {
          act,
          about: request,
          facts: reason === null ? { photos: verifiedPhotos.length } : { reason },
        },
        now,
      )
      return null
    })
}
