import type { Site } from '#features/site/sites/index.ts'
import { createClaimView } from '#features/members/staff/index.ts'
import type { Output } from '#kernel/endpoint.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract, ListedCase } from '../contract/complaints.ts'
import { dueSoonMs, isDueSoon } from '../rules/deadlines.ts'
import { mayDecide } from '../rules/may-decide.ts'
import { findMentionedId } from '../rules/mentioned-numbers.ts'
import type { ComplaintsDeps } from './deps.ts'
import {
  countCases,
  countDueBy,
  type OfficeCase,
  selectCaseByNumber,
  selectCases,
  selectFirstDecision,
  selectMember,
  selectName,
  selectOldestCaseAt,
  selectQueueItem,
} from './store-office.ts'

const waitingShown = 100
const decidedShown = 20

/** Counts the undecided complaints and appeals. */
export function countOfficeCases({
  database,
}: ComplaintsDeps): Handler<(typeof contract)['complaints.count'], Site> {
  return async (_, { site, now }) => ({
    waiting: await countCases(database, site.pool),
    oldest_at: (await selectOldestCaseAt(database, site.pool))?.toISOString() ?? null,
    due_soon: await countDueBy(database, new Date(now.getTime() + dueSoonMs), site.pool),
  })
}

/**
 * Lists complaints and appeals by their deadline alone: how much someone pays makes no difference.
 */
export function listOfficeCases(
  deps: ComplaintsDeps,
): Handler<(typeof contract)['complaints.list'], Site> {
  return async (_, { site, viewer, now }) => {
    const [waiting, open, decided, claims] = await Promise.all([
      countCases(deps.database, site.pool),
      selectCases(deps.database, site.pool, { decided: false, limit: waitingShown }),
      selectCases(deps.database, site.pool, { decided: true, limit: decidedShown }),
      deps.queue.list(now),
    ])
    const rows = [...open, ...decided]
    const names = await findDeciderNames(deps, rows)
    const viewClaim = createClaimView(claims, viewer.staff)
    return {
      waiting,
      cases: rows.map((row) =>
        describeListed(row, {
          names,
          staff: viewer.staff,
          claimedBy: viewClaim(row.public_id).claimed_by,
          now,
        }),
      ),
    }
  }
}

/** Opens a case and claims it. Decided ones open without a claim. */
export function claimCase(
  deps: ComplaintsDeps,
): Handler<(typeof contract)['complaints.claim'], Site> {
  return async ({ case: number }, { site, viewer, now }) => {
    const row = await deps.database.transaction(async (tx) => {
      const item = await selectQueueItem(tx, site.pool, number)
      if (item === null) return refuse('not_found')
      await deps.queue.lock(tx, item, now)
      const found = await selectCaseByNumber(tx, site.pool, number)
      if (found === null) return refuse('not_found')
      const claim = await deps.queue.claim(tx, item, viewer, now)
      return claim === null ? refuse('complaints.claimed') : found
    })
    if (isRefusal(row)) return row
    return describeOpened(deps, row, { pool: site.pool, staff: viewer.staff, id: viewer.id, now })
  }
}

/** Releases a case. */
export function releaseCase({
  database,
  queue,
}: ComplaintsDeps): Handler<(typeof contract)['complaints.release'], Site> {
  return async ({ case: number }, { site, viewer }) => {
    const item = await selectQueueItem(database, site.pool, number)
    if (item === null) return refuse('not_found')
    await queue.release(database, item, viewer)
    return null
  }
}

async function describeOpened(
  deps: ComplaintsDeps,
  row: OfficeCase,
  reader: {
    readonly pool: number
    readonly staff: number
    readonly id: string
    readonly now: Date
  },
): Promise<Output<(typeof contract)['complaints.claim']>> {
  const { database } = deps
  const mentioned = row.kind === 'complaint' ? findMentionedId(row.reference) : null
  const [first, from, member] = await Promise.all([
    row.statement_id === null ? null : selectFirstDecision(database, row.statement_id),
    row.account === null ? null : selectName(database, row.account),
    mentioned === null ? null : selectMember(database, reader.pool, mentioned),
  ])
  const names = await findDeciderNames(deps, [row], first === null ? [] : [first.staff])
  return {
    ...describeListed(row, { names, staff: reader.staff, claimedBy: null, now: reader.now }),
    from,
    reference: row.reference,
    details: row.details,
    first_decision: first && {
      number: first.number,
      source: first.source,
      subject: first.subject,
      outcome: first.outcome,
      rule: first.rule,
      origin: first.origin,
      statement: first.statement,
      by: names.get(first.staff) ?? '',
      at: first.decided_at.toISOString(),
    },
    photo:
      first?.source === 'photo' && row.kind === 'appeal' && row.outcome === null
        ? deps.photoUrl(first.subject, reader.id, reader.now)
        : null,
    member: member && { id: member.id, name: member.name, reachable: member.reachable },
    report_opened: row.report_opened_at !== null,
  }
}

function findDeciderNames(
  { findStaffNames }: Pick<ComplaintsDeps, 'findStaffNames'>,
  rows: readonly OfficeCase[],
  more: readonly number[] = [],
): Promise<ReadonlyMap<number, string>> {
  const staff = rows.flatMap((row) => (row.staff === null ? [] : [row.staff]))
  return findStaffNames([...new Set([...staff, ...more])])
}

function describeListed(
  row: OfficeCase,
  {
    names,
    staff,
    claimedBy,
    now,
  }: {
    readonly names: ReadonlyMap<number, string>
    readonly staff: number
    readonly claimedBy: string | null
    readonly now: Date
  },
): ListedCase {
  const { outcome, statement, staff: by, decided_at: decidedAt } = row
  const decided = outcome !== null && statement !== null && by !== null && decidedAt !== null
  return {
    number: row.number,
    kind: row.kind,
    about: row.about,
    source: row.source,
    at: row.at.toISOString(),
    due_at: row.due_at.toISOString(),
    overdue: !decided && now > row.due_at,
    due_soon: !decided && isDueSoon(row.due_at, now),
    own: !mayDecide(staff, row.involved),
    claimed_by: claimedBy,
    decision: decided
      ? {
          outcome,
          statement,
          by: names.get(by) ?? '',
          at: decidedAt.toISOString(),
          restored: row.restored,
        }
      : null,
  }
}
