import { type ListedPayment, isAttempt } from '#features/money/payments/server/index.ts'
import type { ListBody } from './wire.ts'

/** All sandbox payments created since an instant, page by page. */
export async function* listPaymentsSince(
  read: (query: URLSearchParams) => Promise<ListBody>,
  since: Date,
): AsyncGenerator<ListedPayment> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({
      since: since.toISOString(),
      ...(cursor !== '' && { behind: cursor }),
    })
    const page: ListBody = await read(query)
    for (const {
      id: providerId,
      state,
      amount_minor: amountMinor,
      currency,
      reference,
      created_at,
    } of page.payments) {
      const attempt = isAttempt(reference) ? reference : null
      yield { providerId, state, amountMinor, currency, attempt, madeAt: new Date(created_at) }
    }
    cursor = page.next
  }
}
