import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A scheduled job and its last run. */
export interface JobRow {
  readonly name: string
  /** Cron expression and time zone. */
  readonly schedule: string
  readonly started_at: Date | null
  /** Null while a run is in progress, and if a server ended during it. */
  readonly ended_at: Date | null
  readonly succeeded_at: Date | null
  /** The next start; the end of the lease while it is running. */
  readonly next_at: Date
  readonly fault_kind: string | null
  /** Failed runs since the given time. */
  readonly failures: number
}

/** The jobs with these names, by name. */
export function selectJobs(
  queries: Queries,
  { names, failedSince }: { readonly names: readonly string[]; readonly failedSince: Date },
): Promise<JobRow[]> {
  return queries.many(sql`
    select t.name, t.schedule, t.started_at, t.ended_at, t.succeeded_at, t.next_at, t.fault_kind,
      (select count(*)::int from platform.job_failure f where f.job = t.name and f.failed_at > ${failedSince}) as failures
    from platform.task t where t.schedule is not null and t.name = any(${names}::text[]) order by t.name`)
}

/** Locks a job until the transaction ends; null if there is none. */
export function lockJob(
  tx: Transaction,
  name: string,
): Promise<Pick<JobRow, 'started_at' | 'ended_at' | 'next_at'> | null> {
  return tx.maybe(sql`
    select started_at, ended_at, next_at from platform.task where name = ${name} and schedule is not null for update`)
}

/** Makes a job due now. A job that is due already stays as it is. */
export async function makeDue(tx: Transaction, name: string, now: Date): Promise<void> {
  await tx.run(sql`
    update platform.task set next_at = ${now}
    where name = ${name} and schedule is not null and next_at > ${now}`)
}

export function deleteJobFailures(queries: Queries, before: Date): Promise<number> {
  return queries.run(sql`delete from platform.job_failure where failed_at < ${before}`)
}
