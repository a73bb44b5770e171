import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract/data-requests.ts'
import { decideExtending, extendedDueAt } from '../rules/deadlines.ts'
import { hasOwnWay } from '../rules/requests.ts'
import type { DataRequestsDeps } from './deps.ts'
import {
  endRequest,
  extendRequest,
  selectMember,
  setIdentity,
  supersedeApprovals,
} from './store-requests.ts'
import { selectByPublicId } from './store-office.ts'
import { findAddress, findSubject, workOn } from './work-on-request.ts'

/**
 * Links a request to a member who has lost the mailbox of their account. The new address must be proven,
 * the account's own address is told, and nothing happens for a week.
 */
export function identify(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.identify'], Site> {
  return async ({ request, member, ground: typed }, moment) => {
    const ground = typed.trim()
    if (ground === '') return refuse('data_requests.ground_empty', { field: 'ground' })
    const { site, viewer, now } = moment
    return workOn(deps, request, moment, async (tx, row) => {
      if (row.identity === 'none') return refuse('data_requests.unproven')
      if (row.account !== null) return refuse('data_requests.identified')
      const found = await selectMember(tx, site.pool, member)
      if (found === null) return refuse('data_requests.member_unknown', { field: 'member' })
      if ((await deps.findStaffByEmail(found.email_key)) === viewer.staff)
        return refuse('data_requests.own_account')
      const { account } = found
      await setIdentity(
        tx,
        row.id,
        { identity: 'staff', account, ground, staff: viewer.staff },
        now,
      )
      await deps.emit(tx, 'data_requests.email_due', { kind: 'linked', id: row.id }, now)
      const facts = {
        number: row.number,
        before: row.identity,
        after: 'staff',
        member,
        reason: ground,
      }
      await deps.note(
        tx,
        viewer,
        { act: 'data_requests.identified', about: row.public_id, facts },
        now,
      )
      return null
    })
  }
}

/** Extends the deadline of a request once. */
export function extend(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.extend'], Site> {
  return async ({ request, reason: typed }, moment) => {
    const reason = typed.trim()
    if (reason === '') return refuse('data_requests.statement_empty', { field: 'reason' })
    const { viewer, now } = moment
    return workOn(deps, request, moment, async (tx, row) => {
      const facts = { due: row.due_at, extended: row.extended_at !== null }
      const verdict = decideExtending(facts, now)
      if (verdict !== 'yes') return refuse(`data_requests.${verdict}`)
      const due = extendedDueAt(row.due_at)
      await extendRequest(tx, row.id, { due, reason }, now)
      await deps.emit(tx, 'data_requests.email_due', { kind: 'extended', id: row.id }, now)
      const changed = {
        number: row.number,
        before: row.due_at.toISOString(),
        after: due.toISOString(),
        reason,
      }
      await deps.note(
        tx,
        viewer,
        { act: 'data_requests.extended', about: row.public_id, facts: changed },
        now,
      )
      return null
    })
  }
}

/**
 * Completes a request for access. The link is created when the email is sent, so that it exists nowhere
 * else.
 */
export function sendExport(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.send_export'], Site> {
  return async ({ request }, moment) => {
    const { site, viewer, now } = moment
    const before = await selectByPublicId(deps.database, site.pool, request)
    if (before?.action === 'export' && before.staff === viewer.staff) return null
    return workOn(deps, request, moment, async (tx, row) => {
      const subject = findSubject(row, 'access', moment)
      if (isRefusal(subject)) return subject
      if (findAddress(row) === null) return refuse('data_requests.no_address')
      const end = { outcome: 'completed', action: 'export', statement: null } as const
      await endRequest(tx, row.id, { ...end, staff: viewer.staff }, now)
      await deps.downloads.end(tx, subject.account, now)
      await deps.queue.release(tx, row.public_id, viewer)
      await deps.emit(tx, 'data_requests.email_due', { kind: 'exported', id: row.id }, now)
      const facts = {
        number: row.number,
        before: 'open',
        after: 'export',
        member: row.member,
        reason: row.kind,
      }
      await deps.note(
        tx,
        viewer,
        { act: 'data_requests.export_sent', about: row.public_id, facts },
        now,
      )
      return null
    })
  }
}

/** Completes a request that needs neither export nor erasure, with an answer. */
export function complete(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.complete'], Site> {
  return async ({ request, statement: typed }, moment) => {
    const statement = typed.trim()
    if (statement === '') return refuse('data_requests.statement_empty', { field: 'statement' })
    const { viewer, now } = moment
    return workOn(deps, request, moment, async (tx, row) => {
      if (row.identity === 'none') return refuse('data_requests.unproven')
      // It is exported, erased or restricted, not only said to be.
      if (row.account !== null && hasOwnWay(row.kind)) return refuse('data_requests.own_way')
      const end = { outcome: 'completed', action: 'other', statement } as const
      await endRequest(tx, row.id, { ...end, staff: viewer.staff }, now)
      await deps.queue.release(tx, row.public_id, viewer)
      await deps.emit(tx, 'data_requests.email_due', { kind: 'completed', id: row.id }, now)
      const facts = {
        number: row.number,
        before: 'open',
        after: 'completed',
        member: row.member,
        reason: statement,
      }
      await deps.note(
        tx,
        viewer,
        { act: 'data_requests.completed', about: row.public_id, facts },
        now,
      )
      return null
    })
  }
}

/** Refuses a request with a reason. */
export function refuseRequest(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.refuse'], Site> {
  return async ({ request, statement: typed }, moment) => {
    const statement = typed.trim()
    if (statement === '') return refuse('data_requests.statement_empty', { field: 'statement' })
    const { site, viewer, now } = moment
    const before = await selectByPublicId(deps.database, site.pool, request)
    const again =
      before?.outcome === 'refused' &&
      before.staff === viewer.staff &&
      before.statement === statement
    if (again) return null
    return workOn(deps, request, moment, async (tx, row) => {
      const end = { outcome: 'refused', action: null, statement } as const
      await endRequest(tx, row.id, { ...end, staff: viewer.staff }, now)
      await deps.queue.release(tx, row.public_id, viewer)
      await supersedeApprovals(tx, row.public_id, now)
      await deps.emit(tx, 'data_requests.email_due', { kind: 'refused', id: row.id }, now)
      const facts = {
        number: row.number,
        before: 'open',
        after: 'refused',
        member: row.member,
        reason: statement,
      }
      await deps.note(
        tx,
        viewer,
        { act: 'data_requests.refused', about: row.public_id, facts },
        now,
      )
      return null
    })
  }
}
