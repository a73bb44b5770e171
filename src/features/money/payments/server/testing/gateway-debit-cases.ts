import { describe, expect, test } from 'vitest'
import { DebitRefused } from '../debit.ts'
import {
  type ProviderDebitRequest,
  GatewayUnreachable,
  type PaymentGateway,
} from '../gateways/gateway.ts'
import { paymentRequest } from './gateway-cases.ts'

/** A gateway that collects direct debits, and what a payer's bank can do with them. */
export interface DebitsUnderTest {
  readonly gateway: PaymentGateway
  /** The same adapter with an unreachable provider. */
  readonly unreachable: PaymentGateway
  act(providerId: string, outcome: 'settle' | 'fail'): Promise<void>
  /** The bank returns the money after it has arrived. */
  return(providerId: string): Promise<void>
  /** The initial state of a return at this provider. */
  readonly returned?: 'open' | 'lost'
}

/** A request to collect from an account that the IBAN registry publishes as an example. */
export function debitRequest(more: Partial<ProviderDebitRequest> = {}): ProviderDebitRequest {
  const { keepCard: _, method: __, ...request } = paymentRequest()
  return {
    ...request,
    debit: {
      holder: 'Jonas Berg',
      iban: 'NL91ABNA0417164300',
      address: {
        street: 'Herengracht',
        houseNumber: '12 B',
        zip: '1015 BK',
        city: 'Amsterdam',
        country: 'NL',
      },
      email: 'jonas@example.org',
      mandate: {
        reference: 'MINUET-2611-ABCDEFGH23',
        signedAt: new Date('2026-11-20T10:00:00Z'),
        token: null,
      },
      signedFrom: { address: '192.0.2.7', userAgent: 'a test' },
    },
    ...more,
  }
}

/** Cases for every payment adapter that collects direct debits. */
export function debitCases(name: string, setUp: () => DebitsUnderTest): void {
  const collect = (gateway: PaymentGateway, request: ProviderDebitRequest) => {
    if (gateway.collect === undefined) throw new Error(`${name} does not collect direct debits`)
    return gateway.collect(request)
  }

  describe(`${name} collecting direct debits`, () => {
    test('is processing from the start, and paid once the bank has moved the money', async () => {
      const { gateway, act } = setUp()
      const request = debitRequest()
      const { providerId } = await collect(gateway, request)
      const underWay = {
        state: 'processing',
        amountMinor: 2499,
        currency: 'EUR',
        attempt: request.attempt,
      }
      expect(await gateway.fetchPayment(providerId)).toMatchObject({
        ...underWay,
        storedCard: null,
        dispute: null,
      })
      await act(providerId, 'settle')
      expect((await gateway.fetchPayment(providerId))?.state).toBe('paid')
    })

    test('fails when the bank refuses it', async () => {
      const { gateway, act } = setUp()
      const { providerId } = await collect(gateway, debitRequest())
      await act(providerId, 'fail')
      expect((await gateway.fetchPayment(providerId))?.state).toBe('failed')
    })

    test('a return after payment is a dispute with the bank’s reason', async () => {
      const { gateway, act, return: comesBack, returned = 'lost' } = setUp()
      const { providerId } = await collect(gateway, debitRequest())
      await act(providerId, 'settle')
      expect((await gateway.fetchPayment(providerId))?.state).toBe('paid')
      await comesBack(providerId)
      expect(await gateway.fetchPayment(providerId)).toMatchObject({
        state: 'paid',
        disputedMinor: 2499,
        dispute: { state: returned, amountMinor: 2499, reason: expect.stringMatching(/./) },
      })
    })

    test('collects once per attempt, however often and concurrently it is called', async () => {
      const { gateway } = setUp()
      const request = debitRequest()
      const collections = await Promise.all(
        Array.from({ length: 5 }, () => collect(gateway, request)),
      )
      expect(new Set(collections.map(({ providerId }) => providerId)).size).toBe(1)
    })

    test('collects a second time under the same mandate, without creating another one where the provider keeps mandates', async () => {
      const { gateway } = setUp()
      const first = await collect(gateway, debitRequest())
      const { debit, ...request } = debitRequest()
      const mandate = { ...debit.mandate, token: first.token }
      const second = await collect(gateway, { ...request, debit: { ...debit, mandate } })
      expect(second.providerId).not.toBe(first.providerId)
      expect(second.token).toBe(first.token)
    })

    test('throws when it refuses an account, and when its provider does not respond', async () => {
      const { gateway, unreachable } = setUp()
      const request = debitRequest()
      await expect(
        collect(gateway, { ...request, debit: { ...request.debit, iban: 'NL00' } }),
      ).rejects.toThrow(DebitRefused)
      const silent = collect(unreachable, debitRequest())
      await expect(silent).rejects.toThrow(GatewayUnreachable)
      await expect(silent).rejects.not.toThrow(/NL91|0417/)
    })
  })
}
