import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import type { contract, Difference, Run } from '../../contract/reconciliation.ts'
import { explainedWithinMs } from '../../rules/reconciliation/differences.ts'
import { reconcilers } from '../../rules/reconciliation/people.ts'
import type { ReconciliationDeps } from './deps.ts'
import { comparedSince } from './runs.ts'
import {
  countOpen,
  type DifferenceRow,
  explainDifference,
  lockDifference,
  selectDifferences,
} from './store-differences.ts'
import { insertRun, type RunRow, selectRuns } from './store-runs.ts'

const [runsShown, openShown, endedShown] = [10, 100, 50]
const dueBefore = (now: Date) => new Date(now.getTime() - explainedWithinMs)

/** The comparisons and what they found. */
export function listDifferences(deps: ReconciliationDeps): Handler<(typeof contract)['reconciliation.list'], Site> {
  return async (_, { viewer, now }) => {
    const { database } = deps
    const [runs, open, ended, counts] = await Promise.all([
      selectRuns(database, runsShown),
      selectDifferences(database, 'open', openShown),
      selectDifferences(database, 'ended', endedShown),
      countOpen(database, dueBefore(now)),
    ])
    const people = [...runs.map((one) => one.requested_by), ...ended.map((one) => one.resolved_by)]
    const names = await deps.nameOf(people.filter((id) => id !== null))
    const named = (id: number | null) => (id === null ? null : (names.get(id) ?? ''))
    return {
      runs: runs.map((row) => showRun(row, named)),
      open: open.map((row) => showDifference(row, named, now)),
      ended: ended.map((row) => showDifference(row, named, now)),
      open_count: counts.open,
      overdue_count: counts.overdue,
      may_act: (reconcilers as readonly string[]).includes(viewer.role),
    }
  }
}

/** How many have been open for longer than they may be. */
export function countOverdue({
  database,
}: Pick<ReconciliationDeps, 'database'>): Handler<(typeof contract)['reconciliation.count'], Site> {
  return async (_, { now }) => ({ waiting: (await countOpen(database, dueBefore(now))).overdue })
}

/** Enters a comparison that somebody wants. */
export function startRun({
  database,
  note,
}: Pick<ReconciliationDeps, 'database' | 'note'>): Handler<(typeof contract)['reconciliation.start'], Site> {
  return ({ id }, { viewer, now }) =>
    database.transaction(async (tx) => {
      const done = await insertRun(tx, { id, wantedBy: viewer.staff, since: comparedSince(now) }, now)
      if (done === 'under_way') return refuse('reconciliation.already_running')
      if (done === 'made') await note(tx, viewer, { act: 'reconciliation.started', about: id }, now)
      return null
    })
}

/** Closes a difference that somebody can explain; the same explanation again changes nothing. */
export function explain({
  database,
  note,
}: Pick<ReconciliationDeps, 'database' | 'note'>): Handler<(typeof contract)['reconciliation.explain'], Site> {
  return async ({ difference: id, note: typed }, { viewer, now }) => {
    const words = typed.trim()
    if (!looksLikeId(id)) return refuse('not_found')
    if (words === '') return refuse('reconciliation.note_required', { field: 'note' })
    return database.transaction(async (tx) => {
      const found = await lockDifference(tx, id)
      if (found === null) return refuse('not_found')
      if (found.resolved_at !== null) return found.note === words ? null : refuse('reconciliation.already_resolved')
      await explainDifference(tx, { id, by: viewer.staff, note: words }, now)
      const facts = { kind: found.kind, about: found.about, order: found.order, note: words }
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
    overdue: row.resolved_at === null && row.first_seen_at < dueBefore(now),
  }
}
