import { mollieStates } from '../../../rules/provider-codes/mollie-codes.ts'
import { GatewayUnreachable, type ListedPayment, type PaymentGateway } from '../gateway.ts'
import type { CallMollie } from './client.ts'
import { readAttempt, toMinorUnits } from './read-payment.ts'

/** Mollie's maximum page size. */
const maxPageSize = 250

/**
 * Mollie lists all payments latest first and cannot start at a date: pages are read until payments
 * are too old.
 */
export function createPaymentLister(
  call: CallMollie,
): Required<Pick<PaymentGateway, 'listPayments'>> {
  return {
    async *listPayments(since): AsyncGenerator<ListedPayment> {
      for (let from: string | undefined, more = true; more; ) {
        const query = { limit: maxPageSize, ...(from !== undefined && { from }) }
        const page = await call(async (mollie) => {
          const { result } = await mollie.payments.list(query)
          const payments = (result.embedded.payments ?? []).map(
            ({ id, status, amount, metadata, createdAt }) => {
              const state = mollieStates[status]
              const madeAt = new Date(createdAt)
              if (state === undefined || Number.isNaN(madeAt.getTime()))
                throw new TypeError('a payment that cannot be interpreted')
              const [amountMinor, attempt] = [toMinorUnits(amount), readAttempt(metadata)]
              return {
                providerId: id,
                state,
                amountMinor,
                currency: amount.currency,
                attempt,
                madeAt,
              }
            },
          )
          return { found: payments, next: result.links.next?.href ?? null }
        })
        if (page === null) throw new GatewayUnreachable('mollie')
        const young = page.found.filter(({ madeAt }) => madeAt >= since)
        yield* young
        from =
          page.next === null
            ? undefined
            : (new URL(page.next).searchParams.get('from') ?? undefined)
        more = from !== undefined && young.length === page.found.length
      }
    },
  }
}
