/** Why nothing can be sent at all, as a screen says it beforehand and a refusal says it afterwards. */
export const closedReasons = [
  'chat.unconfirmed',
  'chat.gone',
  'chat.closed',
  'chat.too_many_starts',
  'chat.paused',
  'chat.enough_today',
] as const
export type ClosedReason = (typeof closedReasons)[number]
