/** What can happen to a wallet: credits come in, are paid, return, are taken back with their money, or given again when that is back. */
export const movementKinds = ['grant', 'spend', 'refund', 'take_back', 'give_again'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Why, as the statement tells it. A refund says that a message could not be read, or that the profile it went to was removed. */
export const movementReasons = [
  'sign_up',
  'purchase',
  'bonus',
  'goodwill',
  'message',
  'photo',
  'gift',
  'unreadable',
  'removed',
  'withdrawal',
  'chargeback',
  'correction',
  'chargeback_won',
] as const
export type MovementReason = (typeof movementReasons)[number]
