import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** An abandoned event, without its payload. */
export interface FailedEventRow {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly failed_at: Date
  readonly tries: number
  readonly fault_kind: string | null
}

const columns = sql`t.failure_id as id, t.name, t.created_at, t.dead_at as failed_at, t.tries, t.fault_kind`

/** Abandoned events after a position, latest first; those of one name if given. */
export function selectFailedEvents(
  queries: Queries,
  query: {
    readonly name: string | null
    readonly after: { readonly at: Date; readonly id: string } | null
    readonly limit: number
  },
): Promise<FailedEventRow[]> {
  const { name, after, limit } = query
  return queries.many(sql`
    select ${columns} from platform.task t
    where t.dead_at is not null and (${name}::text is null or t.name = ${name})
      and (${after?.at ?? null}::timestamptz is null or t.dead_at < ${after?.at ?? null}
        or t.dead_at = ${after?.at ?? null} and t.failure_id > ${after?.id ?? null})
    order by t.dead_at desc, t.failure_id limit ${limit}`)
}

/** Abandoned events by name. */
export function countFailedEvents(
  queries: Queries,
): Promise<{ name: string; count: number; oldest_at: Date }[]> {
  return queries.many(sql`
    select name, count(*)::int as count, min(created_at) as oldest_at from platform.task
    where dead_at is not null group by name order by name`)
}

/** Events that are still to be delivered. */
export function selectOutbox(
  queries: Queries,
): Promise<{ waiting: number; retrying: number; oldest_at: Date | null }> {
  return queries.one(sql`
    select count(*)::int as waiting, count(*) filter (where fault is not null)::int as retrying, min(created_at) as oldest_at
    from platform.task where schedule is null and dead_at is null`)
}

/** Resets the tries of abandoned events, as they were before. Others are left out. */
export function retryFailedEvents(
  tx: Transaction,
  ids: readonly string[],
): Promise<FailedEventRow[]> {
  return tx.many(sql`
    with failed as (
      select ${columns} from platform.task t
      where t.failure_id = any(${ids}::uuid[]) order by t.id for update),
    retried as (
      update platform.task t set dead_at = null, failure_id = null, tries = 0, next_at = '-infinity'
      from failed where t.failure_id = failed.id)
    select * from failed`)
}

/** Deletes abandoned events and returns them. */
export function deleteFailedEvents(
  tx: Transaction,
  ids: readonly string[],
): Promise<FailedEventRow[]> {
  return tx.many(sql`
    delete from platform.task t where t.failure_id = any(${ids}::uuid[]) returning ${columns}`)
}

/** An event whose subscriber may try again. */
export interface PendingTask {
  readonly id: number
  readonly state: 'waiting' | 'running' | 'dead'
  readonly next_at: Date
}

/** The events with these ids that are not delivered yet. */
export function selectPendingTasks(
  queries: Queries,
  ids: readonly number[],
  now: Date,
): Promise<PendingTask[]> {
  return queries.many(sql`
    select id, next_at, case when dead_at is not null then 'dead'
        when started_at is not null and ended_at is null and next_at > ${now} then 'running'
        else 'waiting' end as state
    from platform.task where id = any(${ids}::bigint[]) and schedule is null`)
}

/** Tries an undelivered event again now, with all its tries if it was abandoned; false if it is being handled. */
export async function retryTask(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const changed = await tx.run(sql`
    update platform.task set next_at = ${now}, tries = case when dead_at is null then tries else 0 end,
      dead_at = null, failure_id = null
    where id = ${id} and schedule is null
      and not (dead_at is null and started_at is not null and ended_at is null and next_at > ${now})`)
  return changed === 1
}

/** Adds an abandoned event, for the demo; one with this id already stays as it is. */
export async function insertFailedEvent(
  queries: Queries,
  event: {
    readonly id: string
    readonly name: string
    readonly payload: object
    readonly fault: string
    readonly tries: number
  },
  { createdAt, failedAt }: { readonly createdAt: Date; readonly failedAt: Date },
): Promise<void> {
  await queries.run(sql`
    insert into platform.task (name, payload, created_at, tries, dead_at, failure_id, fault, fault_kind)
    select ${event.name}, ${JSON.stringify(event.payload)}::jsonb, ${createdAt}::timestamptz, ${event.tries}::int,
      ${failedAt}::timestamptz, ${event.id}::uuid, ${event.fault}::text, ${event.fault}::text
    where not exists (select from platform.task where failure_id = ${event.id}::uuid)`)
}
