import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract/data-requests.ts'
import type { DataRequestsDeps } from './deps.ts'
import { selectByPublicId } from './store-office.ts'
import { endRequest, liftRequest, lockRequest } from './store-requests.ts'
import { findSubject, isOwn, workOn } from './work-on-request.ts'

/** Restricts the use of the data of an account: hidden, kept, and used for nothing. */
export function restrict(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.restrict'], Site> {
  return async ({ request }, moment) => {
    const { viewer, now } = moment
    return workOn(deps, request, moment, async (tx, row) => {
      const subject = findSubject(row, 'restriction', moment)
      if (isRefusal(subject)) return subject
      if (!(await deps.restrictions.begin(tx, subject.account, now)))
        return refuse('data_requests.not_active')
      const end = { outcome: 'completed', action: 'restriction', statement: null } as const
      await endRequest(tx, row.id, { ...end, staff: viewer.staff }, now)
      await deps.queue.release(tx, row.public_id, viewer)
      await deps.emit(tx, 'data_requests.email_due', { kind: 'restricted', id: row.id }, now)
      const { number, member, kind } = row
      const facts = { number, member, before: 'active', after: 'restricted', reason: kind }
      await deps.note(
        tx,
        viewer,
        { act: 'data_requests.restricted', about: row.public_id, facts },
        now,
      )
      return null
    })
  }
}

/** Lifts a restriction; the person is told before anything is used again (GDPR 18(3)). */
export function lift(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.lift'], Site> {
  return async ({ request, reason: typed }, { site, viewer, now }) => {
    const reason = typed.trim()
    if (reason === '') return refuse('data_requests.statement_empty', { field: 'reason' })
    return deps.database.transaction(async (tx) => {
      const first = await selectByPublicId(tx, site.pool, request)
      if (first === null) return refuse('not_found')
      await lockRequest(tx, first.id)
      const row = await selectByPublicId(tx, site.pool, request)
      if (row === null) return refuse('not_found')
      if (await isOwn(deps, row, viewer.staff)) return refuse('data_requests.own_account')
      if (row.lifted_at !== null && row.lift_reason === reason) return null
      const applies = row.action === 'restriction' && row.lifted_at === null
      if (!applies || row.account === null) return refuse('data_requests.not_restricted')
      if (!(await deps.restrictions.end(tx, row.account, now)))
        return refuse('data_requests.not_restricted')
      await liftRequest(tx, row.id, reason, now)
      await deps.emit(tx, 'data_requests.email_due', { kind: 'lifted', id: row.id }, now)
      const { number, member } = row
      const facts = { number, member, before: 'restricted', after: 'active', reason }
      await deps.note(
        tx,
        viewer,
        { act: 'data_requests.restriction_lifted', about: row.public_id, facts },
        now,
      )
      return null
    })
  }
}
