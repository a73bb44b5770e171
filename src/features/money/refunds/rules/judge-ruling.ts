/** What the staff can say of money of which its provider says nothing: how a dispute ended, or what is done about a silent refund. */
export const disputeRulings = ['won', 'lost'] as const
export const refundRulings = ['ask_again', 'paid_by_hand', 'give_up'] as const
export const rulings = [...disputeRulings, ...refundRulings] as const
export type DisputeRuling = (typeof disputeRulings)[number]
export type RefundRuling = (typeof refundRulings)[number]
export type Ruling = (typeof rulings)[number]

/** `waiting` for a second person; `done`, it has happened. */
export const rulingStates = ['waiting', 'done', 'declined'] as const
export type RulingState = (typeof rulingStates)[number]

/** What a ruling is judged by. */
export interface RulingFacts {
  readonly kind: 'refund' | 'dispute'
  /** A dispute that is open, a refund whose provider is silent. */
  readonly open: boolean
  /** Whether the provider tells how its disputes end. */
  readonly providerDecides: boolean
  /** Whether a bank wants the money of the payment, or has it. */
  readonly disputed: boolean
}

/**
 * Whether somebody of the staff may rule so (OPS-04). `not_open`: there is nothing to decide, or no more. `provider_decides`: it is for the
 * provider to say. `disputed`: paid by hand it would go twice.
 */
export function judgeRuling(
  what: Ruling,
  { kind, open, providerDecides, disputed }: RulingFacts,
): 'may' | 'not_open' | 'provider_decides' | 'disputed' {
  const fits = ((kind === 'dispute' ? disputeRulings : refundRulings) as readonly Ruling[]).includes(what)
  if (!fits || !open) return 'not_open'
  if (kind === 'dispute') return providerDecides ? 'provider_decides' : 'may'
  return what === 'paid_by_hand' && disputed ? 'disputed' : 'may'
}
