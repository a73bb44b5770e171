import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/jobs.ts'
import { countEvents, dropEvents, listFailedEvents, retryEvents } from './failed-events.ts'
import type { JobsDeps } from './jobs-deps.ts'
import { countProblems, listJobs, runJob } from './list-jobs.ts'

export interface JobOffice {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Creates the back office of scheduled jobs and failed events (OPS-09). */
export function createJobOffice(deps: JobsDeps): JobOffice {
  return {
    handlers: {
      'jobs.list': listJobs(deps),
      'jobs.count_problems': countProblems(deps),
      'jobs.run': runJob(deps),
      'jobs.list_failed_events': listFailedEvents(deps),
      'jobs.count_failed_events': countEvents(deps),
      'jobs.retry_events': retryEvents(deps),
      'jobs.drop_events': dropEvents(deps),
    },
  }
}

export { createDeliveryLog, type DeliveryLog } from './emails/delivery-log.ts'
export { createEmailOffice, type EmailOffice } from './emails/index.ts'
