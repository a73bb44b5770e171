import { GatewayUnreachable, type PaymentGateway } from './gateway.ts'
import type { OrderStatus, ProviderState } from '../../rules/order-status.ts'
import type { OrderDeps } from '../deps.ts'

/**
 * Cancels a payment that is still open at the provider although its order is closed here; if it
 * fails, the next check tries again.
 */
export async function cancelAtProvider(
  { log }: Pick<OrderDeps, 'log'>,
  gateway: PaymentGateway,
  { ref, state, status }: { ref: string; state: ProviderState; status: OrderStatus | null },
): Promise<void> {
  if (status !== 'cancelled' || (state !== 'open' && state !== 'action_required')) return
  try {
    await gateway.cancelPayment?.(ref)
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
    log.warn({ id: ref, error }, 'a payment of a closed order could not be cancelled')
  }
}
