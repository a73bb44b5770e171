/**
 * How a refund stands. `waiting` for a second person; `asked`, the provider is being told; `pending`, it is on its way; `given_up` by the staff
 * when the provider never answered.
 */
export const refundStates = ['waiting', 'declined', 'asked', 'pending', 'paid', 'failed', 'given_up'] as const
export type RefundState = (typeof refundStates)[number]

/** As the office reads it: `silent` is one whose provider has not answered for so long that nobody asks it any more. */
export const officeStates = [...refundStates, 'silent'] as const
export type OfficeState = (typeof officeStates)[number]

/** As its buyer reads it: what a second person has to look at first is asked for, and what was declined was never promised. */
export const shownStates = ['asked', 'pending', 'paid', 'failed', 'given_up', 'paid_by_hand'] as const
export type ShownState = (typeof shownStates)[number]

/** How a refund reads for its buyer; null for one that was never promised. One that came by a transfer of our own says so. */
export function shownState(state: RefundState, byHand: boolean): ShownState | null {
  if (state === 'declined' || state === 'waiting') return null
  return byHand ? 'paid_by_hand' : state
}
