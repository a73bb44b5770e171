import { minuteMs } from '#kernel/duration.ts'

/** A job that should have started this long ago is overdue. */
export const overdueMs = 10 * minuteMs

export interface JobFacts {
  readonly startedAt: Date | null
  /** Null while a run is in progress, and if the server ended during it. */
  readonly endedAt: Date | null
  /** The next start; while it is running, the time by which its server must renew its claim. */
  readonly nextAt: Date
  readonly failed: boolean
}

export interface JobState {
  readonly outcome: 'never' | 'running' | 'done' | 'failed' | 'interrupted'
  /** Null if it never ended. */
  readonly durationMs: number | null
  readonly nextAt: Date | null
  readonly overdue: boolean
}

/** Returns the outcome of a job's last run, and whether its next one is late. */
export function describeJob({ startedAt, endedAt, nextAt, failed }: JobFacts, now: Date): JobState {
  const open = startedAt !== null && endedAt === null
  const running = open && nextAt > now
  const durationMs =
    startedAt === null || endedAt === null
      ? null
      : Math.max(0, endedAt.getTime() - startedAt.getTime())
  const outcome =
    startedAt === null
      ? 'never'
      : running
        ? 'running'
        : open
          ? 'interrupted'
          : failed
            ? 'failed'
            : 'done'
  return {
    outcome,
    durationMs,
    nextAt: running ? null : nextAt,
    overdue: !running && now.getTime() - nextAt.getTime() > overdueMs,
  }
}
