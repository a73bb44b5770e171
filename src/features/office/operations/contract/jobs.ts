import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { line } from '#kernel/text.ts'
import { publicId } from '#kernel/id.ts'
import { staffWith } from '#features/members/staff/index.ts'
import { maxEventsAtOnce } from '../rules/limits.ts'
import { reason } from './reason.ts'

const at = z.iso.datetime()

const job = z.strictObject({
  name: z.string(),
  started_at: at.nullable(),
  /** Null if it never ended. */
  duration_ms: z.int().nullable(),
  outcome: z.enum(['never', 'running', 'done', 'failed', 'interrupted']),
  /** The kind of the last error, without its message. */
  error: z.string().nullable(),
  /** Null while it is running. */
  next_at: at.nullable(),
  overdue: z.boolean(),
  /** Failed runs in the last seven days. */
  failures: z.int(),
})
export type JobView = z.output<typeof job>

const outbox = z.strictObject({
  waiting: z.int(),
  /** Of the waiting ones, those that failed before. */
  retrying: z.int(),
  oldest_at: at.nullable(),
  failed: z.int(),
})

const failedEvent = z.strictObject({
  event: publicId,
  name: z.string(),
  created_at: at,
  failed_at: at,
  attempts: z.int(),
  /** The subscriber and the kind of its last error, without its message. */
  error: z.string().nullable(),
})
export type FailedEventView = z.output<typeof failedEvent>

const failed = z.array(publicId).min(1).max(maxEventsAtOnce)

/** Scheduled jobs and failed events, for the operator (OPS-09). */
export const contract = {
  'jobs.list': endpoint({
    route: 'GET /api/office/jobs',
    access: staffWith('jobs.read'),
    summary: 'Lists the scheduled jobs with their last and next runs, and what the outbox holds.',
    input: z.strictObject({}),
    output: z.strictObject({ jobs: z.array(job), outbox }),
  }),
  'jobs.count_problems': endpoint({
    route: 'GET /api/office/jobs/problems',
    access: staffWith('jobs.read'),
    summary: 'How many scheduled jobs are overdue or failed when they last ran.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int() }),
  }),
  'jobs.run': endpoint({
    route: 'POST /api/office/jobs/:job/runs',
    access: staffWith('jobs.run'),
    summary:
      'Makes a job start within seconds. Nothing changes if it is due already; refused while it is running.',
    input: z.strictObject({ job: line({ min: 1, max: 100 }) }),
    output: z.null(),
    errors: { 'jobs.already_running': 409 },
    rateLimit: { name: 'jobs.run', count: 120, seconds: 3600 },
  }),
  'jobs.list_failed_events': endpoint({
    route: 'GET /api/office/failed-events',
    access: staffWith('jobs.read'),
    summary:
      'Lists events that could not be delivered in any of their tries, the latest first, without their content.',
    input: z.strictObject({
      name: line({ min: 1, max: 100 }).optional(),
      after: z.string().max(500).optional(),
    }),
    output: z.strictObject({
      events: z.array(failedEvent),
      names: z.array(z.strictObject({ name: z.string(), count: z.int() })),
      next: z.string().nullable(),
    }),
  }),
  'jobs.count_failed_events': endpoint({
    route: 'GET /api/office/failed-events/count',
    access: staffWith('jobs.read'),
    summary: 'How many failed events there are, and since when.',
    input: z.strictObject({}),
    output: z.strictObject({ waiting: z.int(), oldest_at: at.nullable() }),
  }),
  'jobs.retry_events': endpoint({
    route: 'POST /api/office/failed-events/retries',
    access: staffWith('jobs.run'),
    summary:
      'Delivers failed events again, with all their tries. Those that are no longer failed are left out.',
    input: z.strictObject({ events: failed, reason }),
    output: z.strictObject({ count: z.int() }),
    rateLimit: { name: 'jobs.retry_events', count: 120, seconds: 3600 },
  }),
  'jobs.drop_events': endpoint({
    route: 'POST /api/office/failed-events/removals',
    access: staffWith('failed_events.drop'),
    summary:
      'Deletes failed events, whose consequences then never happen. Those that are no longer failed are left out.',
    input: z.strictObject({ events: failed, reason }),
    output: z.strictObject({ count: z.int() }),
    secondFactor: 'recent',
    rateLimit: { name: 'jobs.drop_events', count: 120, seconds: 3600 },
  }),
} satisfies Contract
