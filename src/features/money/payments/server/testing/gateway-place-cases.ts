import { describe, expect, test } from 'vitest'
import type { PaymentGateway } from '../gateway.ts'
import { paymentWish } from './gateway-cases.ts'

/** What the cases about payers need from an adapter and the provider behind it. */
export interface PlaceUnderTest {
  readonly gateway: PaymentGateway
  /** The payer pays with a card or bank of a country. */
  payFrom(providerId: string, country: string): Promise<void>
  /** The payer's card is declined for insufficient funds. */
  failForWant(providerId: string): Promise<void>
}

/**
 * Cases for every adapter: the country of the payer's money, as evidence of where the tax is due,
 * and the reason for a failure.
 */
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

    test('a card with insufficient funds reports the reason, and a paid one reports none', async () => {
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
