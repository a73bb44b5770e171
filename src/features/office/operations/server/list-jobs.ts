import { dayMs } from '#kernel/duration.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import { type JobRow, selectJobs } from '#platform/server/jobs/store-runs.ts'
import { countFailedEvents, selectOutbox } from '#platform/server/tasks/store-failures.ts'
import type { contract, JobView } from '../contract/jobs.ts'
import { describeJob } from '../rules/describe-job.ts'
import type { JobsDeps } from './jobs-deps.ts'

/** Failed runs are counted over this period. */
const failurePeriodMs = 7 * dayMs

/** Lists the jobs of this version of the product; rows of earlier versions are left out. */
export async function readJobs(
  { database, jobs }: Pick<JobsDeps, 'database' | 'jobs'>,
  now: Date,
): Promise<JobView[]> {
  const rows = await selectJobs(database, {
    names: jobs.names(),
    failedSince: new Date(now.getTime() - failurePeriodMs),
  })
  return rows.map((row) => toView(row, now))
}

/** The jobs, and the state of the outbox. */
export function listJobs(deps: JobsDeps): Handler<(typeof contract)['jobs.list'], Site> {
  const { database } = deps
  return async (_, { now }) => {
    const [jobs, outbox, failed] = await Promise.all([
      readJobs(deps, now),
      selectOutbox(database),
      countFailedEvents(database),
    ])
    return {
      jobs,
      outbox: {
        waiting: outbox.waiting,
        retrying: outbox.retrying,
        oldest_at: outbox.oldest_at?.toISOString() ?? null,
        failed: failed.reduce((sum, { count }) => sum + count, 0),
      },
    }
  }
}

export function countProblems(
  deps: JobsDeps,
): Handler<(typeof contract)['jobs.count_problems'], Site> {
  return async (_, { now }) => ({ waiting: (await readJobs(deps, now)).filter(isProblem).length })
}

/** Runs a job now. A second request before it starts changes nothing and is recorded as well. */
export function runJob({
  database,
  jobs,
  note,
}: JobsDeps): Handler<(typeof contract)['jobs.run'], Site> {
  return ({ job }, { viewer, now }) =>
    database.transaction(async (tx) => {
      const outcome = await jobs.requestRun(tx, job, now)
      if (outcome === null) return refuse('not_found')
      if (outcome === 'running') return refuse('jobs.already_running')
      await note(tx, viewer, { act: 'jobs.run_requested', facts: { job } }, now)
      return null
    })
}

export const isProblem = ({ overdue, outcome }: JobView): boolean =>
  overdue || outcome === 'failed' || outcome === 'interrupted'

function toView(row: JobRow, now: Date): JobView {
  const { outcome, durationMs, nextAt, overdue } = describeJob(
    {
      startedAt: row.started_at,
      endedAt: row.ended_at,
      nextAt: row.next_at,
      failed: row.fault_kind !== null,
    },
    now,
  )
  return {
    name: row.name,
    started_at: row.started_at?.toISOString() ?? null,
    duration_ms: durationMs,
    outcome,
    error: row.fault_kind?.replace(/^job: /, '') ?? null,
    next_at: nextAt?.toISOString() ?? null,
    overdue,
    failures: row.failures,
  }
}
