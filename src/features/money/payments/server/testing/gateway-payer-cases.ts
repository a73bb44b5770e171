import { describe, expect, test } from 'vitest'
import type { PaymentGateway } from '../gateways/gateway.ts'
import { paymentRequest } from './gateway-cases.ts'

/** The parts that the cases about payers need from an adapter and the provider behind it. */
export interface PayerUnderTest {
  readonly gateway: PaymentGateway
  /** The payer pays with a card or bank of a country. */
  payFrom(providerId: string, country: string): Promise<void>
  /** The payer's card is declined for insufficient funds. */
  failForInsufficientFunds(providerId: string): Promise<void>
}

/**
 * Cases for every adapter: the country of the payer's money, as evidence of where the tax is due,
 * and the reason for a failure.
 */
export function payerCases(name: string, setUp: () => PayerUnderTest): void {
  describe(`${name}, about the payer`, () => {
    test.each([
      ['creditcard', 'BE'],
      ['creditcard', 'US'],
      ['ideal', 'NL'],
      ['sdd', 'DE'],
    ] as const)('a payment by %s from %s reports that country', async (method, country) => {
      const { gateway, payFrom } = setUp()
      const { providerId } = await gateway.createPayment(paymentRequest({ method }))
      expect((await gateway.fetchPayment(providerId))?.payerCountry ?? null).toBeNull()
      await payFrom(providerId, country)
      expect(await gateway.fetchPayment(providerId)).toMatchObject({
        state: 'paid',
        payerCountry: country,
      })
    })

    test('a card with insufficient funds reports the reason, and a paid one reports none', async () => {
      const { gateway, payFrom, failForInsufficientFunds } = setUp()
      const { providerId } = await gateway.createPayment(paymentRequest({ method: 'creditcard' }))
      await failForInsufficientFunds(providerId)
      expect(await gateway.fetchPayment(providerId)).toMatchObject({
        state: 'failed',
        failure: 'insufficient_funds',
      })
      const paid = await gateway.createPayment(paymentRequest({ method: 'creditcard' }))
      await payFrom(paid.providerId, 'NL')
      expect((await gateway.fetchPayment(paid.providerId))?.failure ?? null).toBeNull()
    })
  })
}
