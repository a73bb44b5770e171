import type { QueueRules } from '#features/members/staff/index.ts'
import { claimMs } from './deadlines.ts'

/** Requests about personal data, each worked on by one staff member at a time. */
export const requestQueue: QueueRules = { name: 'data_requests', claimMs, takeOver: null }
