import type { QueueRules } from '#features/members/staff/index.ts'
import { minuteMs } from '#kernel/duration.ts'

/** Complaints, appeals and support requests, each worked on by one staff member at a time. */
export const caseQueue: QueueRules = {
  name: 'complaints',
  claimMs: 10 * minuteMs,
  takeOver: null,
}
