import { describe, expect, test } from 'vitest'
import { GatewayUnreachable, type PaymentGateway } from '../gateways/gateway.ts'
import type { FaultyProxy } from './faulty-proxy.ts'
import { paymentRequest } from './gateway-cases.ts'

/** The parts that the cases need from an adapter with a faulty connection to its provider. */
export interface FaultsUnderTest {
  /** With a timeout of one second. */
  readonly gateway: PaymentGateway
  readonly way: FaultyProxy
  /** Number of payments the provider created for an attempt. */
  payments(attempt: string): Promise<number>
  /** All keys and secrets of the adapter. */
  readonly secrets: readonly string[]
}

const faults = ['silent', 'lost', 'truncated', 'broken', 'busy', 'html'] as const

/**
 * Cases for every payment adapter with a faulty connection: nothing happens twice, and nothing
 * unknown is reported.
 */
export function faultCases(name: string, setUp: () => FaultsUnderTest): void {
  const settle = async (act: Promise<unknown>) =>
    act.then(
      () => 'answered' as const,
      (error: unknown) => error,
    )

  describe(`${name} on a faulty connection`, () => {
    test.each(faults)(
      '%s: creating a payment throws or succeeds, and a retry returns the one payment',
      async (what) => {
        const { gateway, way, payments } = setUp()
        const request = paymentRequest()
        way.spoil(what)
        const met = await settle(gateway.createPayment(request))
        if (met !== 'answered') expect(met).toBeInstanceOf(GatewayUnreachable)
        way.mend()
        const { providerId } = await gateway.createPayment(request)
        expect(await payments(request.attempt)).toBe(1)
        expect((await gateway.fetchPayment(providerId))?.state).toBe('open')
      },
    )

    test.each(faults)(
      '%s: querying throws as long as the fault lasts, and changes nothing',
      async (what) => {
        const { gateway, way } = setUp()
        const { providerId } = await gateway.createPayment(paymentRequest())
        way.spoil(what, 1000)
        expect(await settle(gateway.fetchPayment(providerId))).toBeInstanceOf(GatewayUnreachable)
        way.mend()
        expect((await gateway.fetchPayment(providerId))?.state).toBe('open')
      },
    )

    test('errors contain no keys or secrets', async () => {
      const { gateway, way, secrets } = setUp()
      for (const what of faults) {
        way.spoil(what, 1000)
        const error = (await settle(gateway.createPayment(paymentRequest()))) as Error
        const texts = [
          error.message,
          error.stack,
          String(error.cause),
          (error.cause as Error)?.stack,
          JSON.stringify(error),
        ]
        for (const secret of secrets) expect(texts.join('\n')).not.toContain(secret)
      }
      way.mend()
    })
  })
}
