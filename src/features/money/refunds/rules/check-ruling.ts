/**
 * Rulings that staff can make when a provider does not respond: the outcome of a dispute, or what
 * to do about an unanswered refund.
 */
export const disputeRulings = ['won', 'lost'] as const
export const refundRulings = ['ask_again', 'paid_by_hand', 'give_up'] as const
export const rulings = [...disputeRulings, ...refundRulings] as const
export type DisputeRuling = (typeof disputeRulings)[number]
export type RefundRuling = (typeof refundRulings)[number]
export type Ruling = (typeof rulings)[number]

/** `waiting` for a second person; `done`: carried out. */
export const rulingStates = ['waiting', 'done', 'declined'] as const
export type RulingState = (typeof rulingStates)[number]

/** Facts against which a ruling is checked. */
export interface RulingFacts {
  readonly kind: 'refund' | 'dispute'
  /** The dispute is open, or the refund's provider does not respond. */
  readonly open: boolean
  /** Whether the provider reports the outcome of its disputes. */
  readonly providerDecides: boolean
  /** Whether a bank is claiming the payment's money or has it. */
  readonly disputed: boolean
}

/**
 * Whether staff may make this ruling (OPS-04). `not_open`: there is nothing left to decide.
 * `provider_decides`: only the provider decides. `disputed`: a manual payment would return the
 * money twice.
 */
export function checkRuling(
  what: Ruling,
  { kind, open, providerDecides, disputed }: RulingFacts,
): 'may' | 'not_open' | 'provider_decides' | 'disputed' {
  const fits = (
    (kind === 'dispute' ? disputeRulings : refundRulings) as readonly Ruling[]
  ).includes(what)
  if (!fits || !open) return 'not_open'
  if (kind === 'dispute') return providerDecides ? 'provider_decides' : 'may'
  return what === 'paid_by_hand' && disputed ? 'disputed' : 'may'
}
