/**
 * Provider states of a refund. A paid refund can still fail when the payer's bank sends it back.
 */
export const providerRefundStates = ['pending', 'paid', 'failed'] as const
export type ProviderRefundState = (typeof providerRefundStates)[number]

/** Provider states of a dispute, from the merchant's point of view. */
export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Reasons for a refund; `duplicate` is an order that was paid twice. */
export const refundReasons = [
  'withdrawal',
  'goodwill',
  'duplicate',
  'complaint',
  'age',
  'fraud',
  'legal',
] as const
export type RefundReason = (typeof refundReasons)[number]

/**
 * Why a bank returns a direct debit: account closed, insufficient funds, no mandate, at the payer's
 * request, no reason given, refused by the payer's bank.
 */
export const returnReasons = ['AC04', 'AM04', 'MD01', 'MD06', 'MS02', 'MS03'] as const
export type ReturnReason = (typeof returnReasons)[number]

export function isReturnReason(text: unknown): text is ReturnReason {
  return (returnReasons as readonly unknown[]).includes(text)
}
