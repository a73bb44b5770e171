/** How a provider says a refund stands. One that arrived can still fail: the payer's bank sends it back. */
export const providerRefundStates = ['pending', 'paid', 'failed'] as const
export type ProviderRefundState = (typeof providerRefundStates)[number]

/** How a provider says a dispute stands, seen from the shop. */
export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Why money goes back; `duplicate` is an order that was paid twice. */
export const refundReasons = ['withdrawal', 'goodwill', 'duplicate', 'complaint', 'age', 'fraud', 'legal'] as const
export type RefundReason = (typeof refundReasons)[number]

/**
 * Why a bank sends a direct debit back: account closed, too little on it, no mandate, the payer asked for it, no reason
 * told, the payer's bank refused it.
 */
export const returnReasons = ['AC04', 'AM04', 'MD01', 'MD06', 'MS02', 'MS03'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Tells whether a text is one of the codes by which a direct debit comes back. */
export function isReturnReason(text: unknown): text is ReturnReason {
  return (returnReasons as readonly unknown[]).includes(text)
}
