import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Marketplace, openMarketplace } from '#features/money/payments/testing/marketplace.ts'
import { createHolderWithCard } from '../testing/card-holder.ts'

let site: Marketplace
beforeAll(async () => {
  site = await openMarketplace()
})
afterAll(() => site.close())

test('CRED-06 the last order names the saved card that paid for it, and no other card, until it is removed', async () => {
  const jonas = await createHolderWithCard(site)
  const lastCard = async () => {
    const { last } = await jonas.repeatable()
    return (last as unknown as { card: string | null } | null)?.card
  }
  // The first order was paid on the provider's page, where the card was entered.
  expect(await lastCard()).toBeNull()
  const again = await jonas.again({ order: jonas.first, card: jonas.card })
  expect(again).toMatchObject({ status: 200, redirect: null, order: { status: 'completed' } })
  expect(await lastCard()).toBe(jonas.card)
  expect(await jonas.remove(jonas.card)).toBe(204)
  expect(await lastCard()).toBeNull()
}, 60_000)

test.each([
  ['/chats/0b0c9d9e-6f1c-4c39-9d0e-4a1df4a3c001', '/chats/0b0c9d9e-6f1c-4c39-9d0e-4a1df4a3c001'],
  ['//attacker.example/chats', null],
  ['https://attacker.example/', null],
])(
  'CRED-05 a repeated order that came from %s leads back to %s',
  async (from, back) => {
    const jonas = await createHolderWithCard(site)
    const { order } = await jonas.again({ order: jonas.first, card: jonas.card, return_to: from })
    expect(order.return_to).toBe(back)
  },
  60_000,
)
