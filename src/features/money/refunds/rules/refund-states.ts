/**
 * State of a refund. `waiting`: for a second person; `asked`: being requested from the provider;
 * `pending`: on its way; `given_up`: by staff because the provider never responded.
 */
export const refundStates = [
  'waiting',
  'declined',
  'asked',
  'pending',
  'paid',
  'failed',
  'given_up',
] as const
export type RefundState = (typeof refundStates)[number]

/**
 * States shown in the office: `silent` means that the provider has not responded for so long that
 * it is no longer queried.
 */
export const officeRefundStates = [...refundStates, 'silent'] as const
export type OfficeRefundState = (typeof officeRefundStates)[number]

/**
 * States shown to the buyer: a refund waiting for a second person is shown as requested, and a
 * declined one was never promised.
 */
export const buyerRefundStates = [
  'asked',
  'pending',
  'paid',
  'failed',
  'given_up',
  'paid_by_hand',
] as const
export type BuyerRefundState = (typeof buyerRefundStates)[number]

/**
 * The state shown to the buyer; `null` for a refund that was never promised. A refund by our own
 * bank transfer has its own state.
 */
export function toBuyerState(state: RefundState, byHand: boolean): BuyerRefundState | null {
  if (state === 'declined' || state === 'waiting') return null
  return byHand ? 'paid_by_hand' : state
}
