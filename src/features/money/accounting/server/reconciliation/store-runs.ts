import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A stored comparison. */
export interface RunRow {
  readonly key: number
  readonly id: string
  readonly requested_by: number | null
  readonly requested_at: Date
  readonly since: Date
  readonly ended_at: Date | null
  readonly orders: number
  readonly listed: number
  readonly unanswered: number
  readonly unlisted: readonly string[]
  readonly found: number
  readonly resolved: number
}

const columns = sql.part`
  id as key, run_id as id, requested_by, requested_at, since, ended_at, orders, listed, unanswered, unlisted, found, resolved`

/** Inserts a comparison; `under_way` if another has not ended. */
export async function insertRun(
  tx: Queries | Transaction,
  { id, wantedBy, since }: { id: string; wantedBy: number | null; since: Date },
  now: Date,
): Promise<'made' | 'repeated' | 'under_way'> {
  const inserted = await tx.run(sql`
    insert into accounting.reconciliation_run (run_id, requested_by, requested_at, since) values (${id}, ${wantedBy}, ${now}, ${since})
    on conflict do nothing`)
  if (inserted === 1) return 'made'
  const same = await tx.maybe(
    sql`select 1 as one from accounting.reconciliation_run where run_id = ${id}`,
  )
  return same === null ? 'under_way' : 'repeated'
}

/** The waiting or running comparison. */
export function selectUnfinishedRun(queries: Queries): Promise<RunRow | null> {
  return queries.maybe(
    sql`select ${columns} from accounting.reconciliation_run where ended_at is null`,
  )
}

/** The latest comparisons. */
export function selectRuns(queries: Queries, limit: number): Promise<RunRow[]> {
  return queries.many(
    sql`select ${columns} from accounting.reconciliation_run r order by r.id desc limit ${limit}`,
  )
}

/** Counts of a comparison. */
export interface RunCounts {
  orders: number
  listed: number
  unanswered: number
  unlisted: string[]
  found: number
  resolved: number
}

/** Ends a comparison with its counts. */
export async function endRun(
  queries: Queries,
  key: number,
  counts: RunCounts,
  now: Date,
): Promise<void> {
  await queries.run(sql`
    update accounting.reconciliation_run set ended_at = ${now}, orders = ${counts.orders}, listed = ${counts.listed},
      unanswered = ${counts.unanswered}, unlisted = ${counts.unlisted}, found = ${counts.found}, resolved = ${counts.resolved}
    where id = ${key}`)
}

/** Deletes finished comparisons and ledger checks before an instant. Differences are kept. */
export async function deleteOld(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from accounting.reconciliation_run where ended_at < ${before}`)
  await queries.run(sql`
    delete from accounting.ledger_check
    where at < ${before} and id <> (select max(id) from accounting.ledger_check)`)
}
