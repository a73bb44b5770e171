/** What can happen to a wallet: credits come in, are paid, return, or are taken back with their money. */
export const movementKinds = ['grant', 'spend', 'refund', 'take_back'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Why, as the statement tells it. A refund never says more than that a message could not be read. */
export const movementReasons = [
  'sign_up',
  'purchase',
  'bonus',
  'goodwill',
  'message',
  'photo',
  'gift',
  'unreadable',
  'withdrawal',
  'chargeback',
  'correction',
] as const
export type MovementReason = (typeof movementReasons)[number]
