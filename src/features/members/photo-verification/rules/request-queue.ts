import type { QueueRules } from '#features/members/staff/index.ts'

/** The queue of requests: a claim lasts ten minutes after the request was last opened. */
export const requestQueue: QueueRules = {
  name: 'photo_verification',
  claimMs: 10 * 60_000,
  takeOver: null,
}
