/** Errors of every endpoint that decides on another staff member's request. */
export const decisionErrors = {
  'staff.own_request': 409,
  'staff.request_decided': 409,
  'staff.request_expired': 409,
  'staff.request_changed': 409,
} as const
