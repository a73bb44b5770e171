import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { LimitView, OwnLimits } from '#features/money/spending-limits/contract.ts'

export const placeOrder = (who: WebClient, bundle: string, more: object = {}) =>
  who.send('POST', '/api/orders', {
    id: randomUUID(),
    bundle,
    method: 'ideal',
    country: 'NL',
    consent: true,
    ...more,
  })

export const readLimits = async (who: WebClient) =>
  (await who.send('GET', '/api/spending-limits')).body as unknown as OwnLimits
export const readLimit = async (who: WebClient, span: LimitView['span']) =>
  (await readLimits(who)).limits.find((limit) => limit.span === span) as LimitView
export const setLimit = (who: WebClient, span: string, limit: number | null, more: object = {}) =>
  who.send('PUT', `/api/spending-limits/${span}`, { limit_minor: limit, ...more })

/** Orders and pays, and waits until the order is completed. */
export async function buyPackage(who: WebClient, bundle: string, more: object = {}): Promise<void> {
  const { status, body } = await placeOrder(who, bundle, more)
  expect(status).toBe(200)
  const { order: placed, redirect } = body as unknown as { order: { id: string }; redirect: string }
  await who.send('POST', redirect, { outcome: 'pay' })
  await expect
    .poll(
      async () =>
        ((await who.send('GET', `/api/orders/${placed.id}`)).body as { status?: string }).status,
    )
    .toBe('completed')
}
