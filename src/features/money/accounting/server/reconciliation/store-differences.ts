import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { DetectedDifference, Side } from '../../rules/reconciliation/differences.ts'

/** A stored difference. */
export interface DifferenceRow extends DetectedDifference {
  readonly id: string
  readonly order: string | null
  readonly first_seen_at: Date
  readonly last_seen_at: Date
  readonly resolved_at: Date | null
  readonly resolved_by: number | null
  readonly note: string | null
}

const columns = sql.part`
  difference_id as id, kind, about, order_id as order, gateway, ref, ours, theirs, first_seen_at, last_seen_at, resolved_at, resolved_by, note`

/**
 * Stores a detected difference: as new, as seen again, or as already explained with exactly these
 * figures. Returns whether it is new.
 */
export async function upsertDifference(
  tx: Transaction,
  {
    id,
    subject,
    order,
    found,
  }: { id: string; subject: string; order: string | null; found: DetectedDifference },
  now: Date,
): Promise<boolean> {
  const { kind, about, gateway, ref } = found
  const [ours, theirs] = [JSON.stringify(found.ours), JSON.stringify(found.theirs)]
  const seen = await tx.run(sql`
    update accounting.reconciliation_difference d set last_seen_at = ${now}, ours = ${ours}::jsonb, theirs = ${theirs}::jsonb
    where d.id = (
      select l.id from accounting.reconciliation_difference l
      where l.subject = ${subject} and l.kind = ${kind} and l.about = ${about} and l.gateway is not distinct from ${gateway}::text
        and l.ref is not distinct from ${ref}::text
      order by l.id desc limit 1)
      and (d.resolved_at is null
        or d.resolved_by is not null and d.ours = ${ours}::jsonb and d.theirs = ${theirs}::jsonb)`)
  if (seen > 0) return false
  await tx.run(sql`
    insert into accounting.reconciliation_difference (difference_id, kind, about, subject, order_id, gateway, ref, ours, theirs, first_seen_at, last_seen_at)
    values (${id}, ${kind}, ${about}, ${subject}, ${order}, ${gateway}, ${ref}, ${ours}::jsonb, ${theirs}::jsonb, ${now}, ${now})
    on conflict do nothing`)
  return true
}

/**
 * Resolves the open differences of a subject that this comparison did not find; returns their
 * number.
 */
export function resolveUnseen(tx: Transaction, subject: string, now: Date): Promise<number> {
  return tx.run(sql`
    update accounting.reconciliation_difference set resolved_at = ${now}
    where subject = ${subject} and resolved_at is null and last_seen_at < ${now}`)
}

/** The open differences, oldest first, or the most recently resolved. */
export function selectDifferences(
  queries: Queries,
  which: 'open' | 'ended',
  limit: number,
): Promise<DifferenceRow[]> {
  return queries.many(
    which === 'open'
      ? sql`select ${columns} from accounting.reconciliation_difference d where resolved_at is null order by d.id limit ${limit}`
      : sql`select ${columns} from accounting.reconciliation_difference d where resolved_at is not null order by resolved_at desc, d.id desc limit ${limit}`,
  )
}

/** Number of open differences, and how many of them were open before an instant. */
export function countOpen(
  queries: Queries,
  before: Date,
): Promise<{ open: number; overdue: number }> {
  return queries.one(sql`
    select count(*) as open, count(*) filter (where first_seen_at < ${before}) as overdue
    from accounting.reconciliation_difference where resolved_at is null`)
}

/** Selects the difference to explain, locked until the transaction ends. */
export function lockDifference(
  tx: Transaction,
  id: string,
): Promise<
  | (DetectedDifference & {
      readonly order: string | null
      readonly resolved_at: Date | null
      readonly note: string | null
    })
  | null
> {
  return tx.maybe(
    sql`select ${columns} from accounting.reconciliation_difference where difference_id = ${id} for update`,
  )
}

/** Closes a difference with a note. */
export async function explainDifference(
  tx: Transaction,
  { id, by, note }: { id: string; by: number; note: string },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update accounting.reconciliation_difference set resolved_at = ${now}, resolved_by = ${by}, note = ${note} where difference_id = ${id}`)
}

/** Open differences about unknown payments at a provider. */
export function selectMissingHere(
  queries: Queries,
  gateway: string,
): Promise<{ subject: string; ref: string; theirs: Side }[]> {
  return queries.many(sql`
    select subject, ref, theirs from accounting.reconciliation_difference
    where resolved_at is null and kind = 'missing_here' and gateway = ${gateway}`)
}
