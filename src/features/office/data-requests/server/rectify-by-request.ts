import { emailKey, validateBirthDate } from '#features/members/accounts/index.ts'
import { type Approvals, type OpenApprovals } from '#features/members/staff/server/index.ts'
import { getMinAge, type Site } from '#features/site/sites/index.ts'
import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract/data-requests.ts'
import type { DataRequestsDeps, ApprovalDeps } from './deps.ts'
import { decideApproval, lockForApproval } from './approve-request.ts'
import { endRequest, proposeBirth, type RequestRow } from './store-requests.ts'
import { findSubject, workOn } from './work-on-request.ts'

/** Corrections of a date of birth that wait for a second person. */
export function openCorrections(
  open: OpenApprovals,
  { emit, changeBirth }: Pick<DataRequestsDeps, 'emit' | 'changeBirth'>,
): Approvals<'data_requests.no_account' | 'data_requests.decided'> {
  return open({
    kind: 'data_requests.rectification',
    async lock(tx, subject) {
      const row = await lockForApproval(tx, subject)
      return row === null ? null : describe(row)
    },
    findObstacle: ({ row }) => {
      if (row.outcome !== null) return 'data_requests.decided'
      return row.account === null || row.birth === null ? 'data_requests.no_account' : null
    },
    async approve(tx, { row }, { requestedBy }, now) {
      const { account, proposed_birth: birth } = row
      if (account === null || birth === null) throw new Error('a correction without a date')
      await changeBirth(tx, account, birth, now)
      const end = { outcome: 'completed', action: 'rectification', statement: null } as const
      await endRequest(tx, row.id, { ...end, staff: requestedBy }, now)
      await emit(tx, 'data_requests.email_due', { kind: 'rectified', id: row.id }, now)
    },
    // The request stays open: it can be refused, or asked again.
    close: () => Promise.resolve(),
  })
}

function describe(row: RequestRow) {
  const { public_id: about, number, member, account, identity, birth, proposed_birth: after } = row
  return {
    row,
    about,
    terms: { account, identity, before: birth, after },
    facts: { number, member, field: 'birth', before: birth, after },
  }
}

/** Asks a second person to approve another date of birth. */
export function requestBirth(
  deps: ApprovalDeps,
): Handler<(typeof contract)['data_requests.propose_birth'], Site> {
  return async ({ request, birth, reason: typed }, moment) => {
    const reason = typed.trim()
    if (reason === '') return refuse('data_requests.statement_empty', { field: 'reason' })
    const { site, viewer, now } = moment
    const minAge = getMinAge(site.settings, site.country)
    const problem = validateBirthDate(birth, { today: localDate(now, site.timeZone), minAge })
    if (problem !== null) return refuse('data_requests.birth_invalid', { field: 'birth' })
    return workOn(deps, request, moment, async (tx, row) => {
      const subject = findSubject(row, 'rectification', moment)
      if (isRefusal(subject)) return subject
      const { terms, facts } = describe({ ...row, proposed_birth: birth })
      const asked = { subject: row.public_id, terms, reason, by: viewer.staff }
      if (!(await deps.corrections.request(tx, asked, now)))
        return refuse('data_requests.rectification_waiting')
      await proposeBirth(tx, row.id, birth)
      await deps.queue.release(tx, row.public_id, viewer)
      const act = 'data_requests.rectification_requested'
      const entry = { act, about: row.public_id, facts: { ...facts, reason } }
      await deps.note(tx, viewer, entry, now)
      return null
    })
  }
}

/** Approves or declines the correction that a colleague asked for. */
export function decideBirth(
  deps: ApprovalDeps,
): Handler<(typeof contract)['data_requests.decide_birth'], Site> {
  return (input, context) => decideApproval(deps, deps.corrections, input, context)
}

/**
 * Replaces the account's address by the one that the person proved after losing the old mailbox; no address can be
 * typed here.
 */
export function correctEmailByRequest(
  deps: DataRequestsDeps,
): Handler<(typeof contract)['data_requests.correct_email'], Site> {
  return async ({ request }, moment) => {
    const { viewer, now } = moment
    return workOn(deps, request, moment, async (tx, row) => {
      const subject = findSubject(row, 'rectification', moment)
      if (isRefusal(subject)) return subject
      const { email, account_email: before, number, member } = row
      const isSame = email === null || (before !== null && emailKey(before) === emailKey(email))
      if (row.identity !== 'staff' || isSame) return refuse('data_requests.same_mailbox')
      const correction = { account: subject.account, pool: row.pool, email }
      if ((await deps.correctEmail(tx, correction, now)) === null)
        return refuse('data_requests.address_taken')
      const end = { outcome: 'completed', action: 'rectification', statement: null } as const
      await endRequest(tx, row.id, { ...end, staff: viewer.staff }, now)
      await deps.queue.release(tx, row.public_id, viewer)
      await deps.emit(tx, 'data_requests.email_due', { kind: 'rectified', id: row.id }, now)
      // Without the addresses: the log is kept longer than the account.
      const facts = {
        number,
        member,
        field: 'email',
        before: 'lost mailbox',
        after: 'proven address',
        reason: row.identity_ground,
      }
      await deps.note(
        tx,
        viewer,
        { act: 'data_requests.email_corrected', about: row.public_id, facts },
        now,
      )
      return null
    })
  }
}
