import type { PaymentGateway } from '#features/money/payments/server/index.ts'

/** Does something while a provider never says how a dispute ended, as Mollie does not. */
export async function withoutEnds(provider: PaymentGateway | null, doing: () => Promise<void>): Promise<void> {
  if (provider === null) throw new Error('no provider of this name')
  Object.assign(provider, { leavesDisputesOpen: true })
  try {
    await doing()
  } finally {
    Object.assign(provider, { leavesDisputesOpen: undefined })
  }
}
