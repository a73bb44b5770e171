/** How a refund stands. `waiting` for a second person; `asked`, the provider is being told; `pending`, it is on its way. */
export const refundStates = ['waiting', 'declined', 'asked', 'pending', 'paid', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** As its buyer reads it: what a second person has to look at first is asked for, and what was declined was never promised. */
export const shownStates = ['asked', 'pending', 'paid', 'failed'] as const
export type ShownState = (typeof shownStates)[number]

/** How a refund reads for its buyer; null for one that was never promised. */
export function shownState(state: RefundState): ShownState | null {
  if (state === 'declined' || state === 'waiting') return null
  return state
}
