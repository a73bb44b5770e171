import { describe, expect, test } from 'vitest'
import type { PaymentGateway } from '../gateway.ts'
import { paymentWish } from './gateway-cases.ts'

/** What the cases about payers need of an adapter and of the provider behind it. */
export interface PlaceUnderTest {
  readonly gateway: PaymentGateway
  /** The payer pays, with a card or from a bank of a country. */
  payFrom(providerId: string, country: string): Promise<void>
  /** The card of the payer is refused for want of money. */
  failForWant(providerId: string): Promise<void>
}

/** What every adapter tells of where a payer's money is from, a proof of where the tax is due, and of why it did not come. */
export function placeCases(name: string, setUp: () => PlaceUnderTest): void {
  describe(`${name}, about the payer`, () => {
    test.each([
      ['creditcard', 'BE'],
      ['creditcard', 'US'],
      ['ideal', 'NL'],
      ['sdd', 'DE'],
    ] as const)('paid by %s from %s, it tells that country', async (method, country) => {
      const { gateway, payFrom } = setUp()
      const { providerId } = await gateway.createPayment(paymentWish({ method }))
      expect((await gateway.fetchPayment(providerId))?.payerCountry ?? null).toBeNull()
      await payFrom(providerId, country)
      expect(await gateway.fetchPayment(providerId)).toMatchObject({ state: 'paid', payerCountry: country })
    })

    test('a card without the money says why it failed, and one that paid says nothing', async () => {
      const { gateway, payFrom, failForWant } = setUp()
      const { providerId } = await gateway.createPayment(paymentWish({ method: 'creditcard' }))
      await failForWant(providerId)
      expect(await gateway.fetchPayment(providerId)).toMatchObject({ state: 'failed', failure: 'insufficient_funds' })
      const paid = await gateway.createPayment(paymentWish({ method: 'creditcard' }))
      await payFrom(paid.providerId, 'NL')
      expect((await gateway.fetchPayment(paid.providerId))?.failure ?? null).toBeNull()
    })
  })
}
