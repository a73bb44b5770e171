import { hasPermission } from '#features/members/staff/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, Difference, Run } from '../../contract/reconciliation.ts'
import { explanationDueMs } from '../../rules/reconciliation/differences.ts'
import type { ReconciliationDeps } from './deps.ts'
import { getComparedSince } from './runs.ts'
import {
  countOpen,
  type DifferenceRow,
  explainDifference,
  lockDifference,
  selectDifferences,
} from './store-differences.ts'
import { insertRun, type RunRow, selectRuns } from './store-runs.ts'

const [runsShown, openShown, endedShown] = [10, 100, 50]
const overdueSince = (now: Date) => new Date(now.getTime() - explanationDueMs)

/** The comparisons and the differences they found. */
export function listDifferences(
  deps: ReconciliationDeps,
): Handler<(typeof contract)['reconciliation.list'], Site> {
  return async (_, { viewer, now }) => {
    const { database } = deps
    const [runs, open, ended, counts] = await Promise.all([
      selectRuns(database, runsShown),
      selectDifferences(database, 'open', openShown),
      selectDifferences(database, 'ended', endedShown),
      countOpen(database, overdueSince(now)),
    ])
    const people = [...runs.map((one) => one.requested_by), ...ended.map((one) => one.resolved_by)]
    const names = await deps.staffNames(people.filter((id) => id !== null))
    const named = (id: number | null) => (id === null ? null : (names.get(id) ?? ''))
    return {
      runs: runs.map((row) => showRun(row, named)),
      open: open.map((row) => showDifference(row, named, now)),
      ended: ended.map((row) => showDifference(row, named, now)),
      open_count: counts.open,
      overdue_count: counts.overdue,
      may_act: hasPermission(viewer.role, 'reconciliation.act'),
    }
  }
}

/** Number of differences open for longer than allowed. */
export function countOverdue({
  database,
}: Pick<ReconciliationDeps, 'database'>): Handler<(typeof contract)['reconciliation.count'], Site> {
  return async (_, { now }) => ({ waiting: (await countOpen(database, overdueSince(now))).overdue })
}

/** Enqueues a comparison requested by a staff member. */
export function startRun({
  database,
  note,
}: Pick<ReconciliationDeps, 'database' | 'note'>): Handler<
  (typeof contract)['reconciliation.start'],
  Site
> {
  return ({ id }, { viewer, now }) =>
    database.transaction(async (tx) => {
      const done = await insertRun(
        tx,
        { id, wantedBy: viewer.staff, since: getComparedSince(now) },
        now,
      )
      if (done === 'under_way') return refuse('reconciliation.already_running')
      if (done === 'made') await note(tx, viewer, { act: 'reconciliation.started', about: id }, now)
      return null
    })
}

/** Closes a difference with an explanation; repeating it changes nothing. */
export function explain({
  database,
  note,
}: Pick<ReconciliationDeps, 'database' | 'note'>): Handler<
  (typeof contract)['reconciliation.explain'],
  Site
> {
  return async ({ difference: id, note: typed }, { viewer, now }) => {
    const explanation = typed.trim()
    if (!looksLikeId(id)) return refuse('not_found')
    if (explanation === '') return refuse('reconciliation.note_required', { field: 'note' })
    return database.transaction(async (tx) => {
      const stored = await lockDifference(tx, id)
      if (stored === null) return refuse('not_found')
      if (stored.resolved_at !== null)
        return stored.note === explanation ? null : refuse('reconciliation.already_resolved')
      await explainDifference(tx, { id, by: viewer.staff, note: explanation }, now)
      const facts = {
        kind: stored.kind,
        about: stored.about,
        order: stored.order,
        note: explanation,
      }
      await note(tx, viewer, { act: 'reconciliation.explained', about: id, facts }, now)
      return null
    })
  }
}

type Named = (id: number | null) => string | null

function showRun({ key: _, ...row }: RunRow, named: Named): Run {
  return {
    ...row,
    requested_by: named(row.requested_by),
    requested_at: row.requested_at.toISOString(),
    since: row.since.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    unlisted: [...row.unlisted],
  }
}

function showDifference(row: DifferenceRow, named: Named, now: Date): Difference {
  return {
    ...row,
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    resolved_by: named(row.resolved_by),
    overdue: row.resolved_at === null && row.first_seen_at < overdueSince(now),
  }
}
