/**
 * Kinds of wallet movement: granted, spent, refunded, taken back with their money, or restored when
 * that money is recovered.
 */
export const movementKinds = ['grant', 'spend', 'refund', 'take_back', 'give_again'] as const
export type MovementKind = (typeof movementKinds)[number]

/**
 * Reasons shown on the statement. A refund's reason is that a message could not be read or that the
 * recipient's profile was removed.
 */
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
  'refunded',
  'chargeback_won',
] as const
export type MovementReason = (typeof movementReasons)[number]
