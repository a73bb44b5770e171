import { randomUUID } from 'node:crypto'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'

/** Refunds an order from the office: everything left, unless `input` names an amount. */
export function requestRefund(
  who: WebClient,
  order: string,
  input: {
    readonly id?: string
    readonly amount_minor?: number | null
    readonly reason?: string
  } = {},
): ReturnType<WebClient['send']> {
  return who.send('POST', `/api/office/orders/${order}/refunds`, {
    id: randomUUID(),
    amount_minor: null,
    reason: 'goodwill',
    ...input,
  })
}
