/** Why nothing can be sent at all, as a screen says it beforehand and a refusal says it afterwards. */
export const closedReasons = [
  'chat.unconfirmed',
  'chat.gone',
  'chat.closed',
  'chat.too_many_starts',
  'chat.paused',
  'chat.daily_limit',
  'chat.on_break',
  'chat.excluded',
] as const
export type ClosedReason = (typeof closedReasons)[number]

/** Of these the ones by which nothing can be paid for now, with the status of a refusal. */
export const unpaidRefusals = {
  'chat.paused': 403,
  'chat.daily_limit': 403,
  'chat.on_break': 403,
  'chat.excluded': 403,
} as const
