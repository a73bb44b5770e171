import { idPart, instantPart } from '#kernel/cursor.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import {
  countFailedEvents,
  deleteFailedEvents,
  type FailedEventRow,
  retryFailedEvents,
  selectFailedEvents,
} from '#platform/server/tasks/store-failures.ts'
import type { contract } from '../contract/jobs.ts'
import type { JobsDeps } from './jobs-deps.ts'

const pageSize = 50
const parts = [instantPart, idPart] as const

export function listFailedEvents({
  database,
  cursors: createCursors,
}: JobsDeps): Handler<(typeof contract)['jobs.list_failed_events'], Site> {
  const cursors = createCursors({ name: 'jobs.failed_events', parts, field: 'after' })
  return async ({ name, after }, { viewer }) => {
    const scope = [viewer.staff, name ?? null]
    const position = cursors.open(after, scope)
    if (isRefusal(position)) return position
    const [rows, names] = await Promise.all([
      selectFailedEvents(database, {
        name: name ?? null,
        after: position === null ? null : { at: position[0], id: position[1] },
        limit: pageSize + 1,
      }),
      countFailedEvents(database),
    ])
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      events: page.map((row) => ({
        event: row.id,
        name: row.name,
        created_at: row.created_at.toISOString(),
        failed_at: row.failed_at.toISOString(),
        attempts: row.tries,
        error: row.fault_kind,
      })),
      names: names.map(({ name: event, count }) => ({ name: event, count })),
      next:
        rows.length > pageSize && last !== undefined
          ? cursors.seal([last.failed_at, last.id], scope)
          : null,
    }
  }
}

export function countEvents({
  database,
}: JobsDeps): Handler<(typeof contract)['jobs.count_failed_events'], Site> {
  return async () => {
    const names = await countFailedEvents(database)
    const times = names.map(({ oldest_at }) => oldest_at.getTime())
    return {
      waiting: names.reduce((sum, { count }) => sum + count, 0),
      oldest_at: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
    }
  }
}

export function retryEvents(deps: JobsDeps): Handler<(typeof contract)['jobs.retry_events'], Site> {
  const { database, deliverEvents } = deps
  return ({ events, reason }, { viewer, now }) =>
    database.transaction(async (tx) => {
      const rows = await retryFailedEvents(tx, events)
      await record(deps, tx, { act: 'jobs.event_retried', rows, reason, viewer, now })
      tx.afterCommit(deliverEvents)
      return { count: rows.length }
    })
}

export function dropEvents(deps: JobsDeps): Handler<(typeof contract)['jobs.drop_events'], Site> {
  return ({ events, reason }, { viewer, now }) =>
    deps.database.transaction(async (tx) => {
      const rows = await deleteFailedEvents(tx, events)
      await record(deps, tx, { act: 'jobs.event_dropped', rows, reason, viewer, now })
      return { count: rows.length }
    })
}

/** One audit entry for each event, with its state before. */
async function record(
  { note }: JobsDeps,
  tx: Transaction,
  act: {
    readonly act: string
    readonly rows: readonly FailedEventRow[]
    readonly reason: string
    readonly viewer: StaffViewer
    readonly now: Date
  },
): Promise<void> {
  for (const row of act.rows)
    await note(
      tx,
      act.viewer,
      {
        act: act.act,
        about: row.id,
        facts: {
          event: row.name,
          before: 'failed',
          after: act.act === 'jobs.event_retried' ? 'waiting' : 'dropped',
          attempts: row.tries,
          error: row.fault_kind,
          created: row.created_at.toISOString(),
          failed: row.failed_at.toISOString(),
          reason: act.reason,
        },
      },
      act.now,
    )
}
