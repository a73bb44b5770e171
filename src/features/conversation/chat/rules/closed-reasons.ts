/**
 * Why nothing can be sent at all: shown on the screen in advance, and returned as the error code.
 */
export const closedReasons = [
  'chat.unconfirmed',
  'chat.gone',
  'chat.closed',
  'chat.too_many_starts',
  'chat.confirm_to_write',
  'chat.paused',
  'chat.daily_limit',
  'chat.on_break',
  'chat.excluded',
] as const
export type ClosedReason = (typeof closedReasons)[number]

/** The reasons caused by stopped payments, with the status of the error. */
export const unpaidRefusals = {
  'chat.paused': 403,
  'chat.daily_limit': 403,
  'chat.on_break': 403,
  'chat.excluded': 403,
} as const
