import type { JobRow } from './store-runs.ts'

/** Whether a server is running the job; a server that died during it no longer extends its lease. */
export function isRunning(
  job: Pick<JobRow, 'started_at' | 'ended_at' | 'next_at'>,
  now: Date,
): boolean {
  return job.started_at !== null && job.ended_at === null && job.next_at > now
}
