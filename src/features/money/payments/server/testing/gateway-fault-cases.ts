import { describe, expect, test } from 'vitest'
import { GatewayUnreachable, type PaymentGateway } from '../gateway.ts'
import type { FaultyWay } from './faulty-way.ts'
import { paymentWish } from './gateway-cases.ts'

/** What the cases need of an adapter whose way to its provider can be spoiled. */
export interface FaultsUnderTest {
  /** It waits no longer than a second for an answer. */
  readonly gateway: PaymentGateway
  readonly way: FaultyWay
  /** How many payments the provider made for an attempt. */
  payments(attempt: string): Promise<number>
  /** Tells all keys and secrets the adapter holds. */
  readonly secrets: readonly string[]
}

const faults = ['silent', 'lost', 'truncated', 'broken', 'busy', 'html'] as const

/** What every payment adapter must do when the way to its provider is bad: nothing twice, and nothing said that is not known. */
export function faultCases(name: string, setUp: () => FaultsUnderTest): void {
  const meet = async (act: Promise<unknown>) =>
    act.then(
      () => 'answered' as const,
      (error: unknown) => error,
    )

  describe(`${name} on a bad way`, () => {
    test.each(faults)('%s: making a payment says so or succeeds, and again it is the one payment', async (what) => {
      const { gateway, way, payments } = setUp()
      const wish = paymentWish()
      way.spoil(what)
      const met = await meet(gateway.createPayment(wish))
      if (met !== 'answered') expect(met).toBeInstanceOf(GatewayUnreachable)
      way.mend()
      const { providerId } = await gateway.createPayment(wish)
      expect(await payments(wish.attempt)).toBe(1)
      expect((await gateway.fetchPayment(providerId))?.state).toBe('open')
    })

    test.each(faults)('%s for as long as it lasts: asking says so, and changes nothing', async (what) => {
      const { gateway, way } = setUp()
      const { providerId } = await gateway.createPayment(paymentWish())
      way.spoil(what, 1000)
      expect(await meet(gateway.fetchPayment(providerId))).toBeInstanceOf(GatewayUnreachable)
      way.mend()
      expect((await gateway.fetchPayment(providerId))?.state).toBe('open')
    })

    test('what is thrown names no key and no secret', async () => {
      const { gateway, way, secrets } = setUp()
      for (const what of faults) {
        way.spoil(what, 1000)
        const error = (await meet(gateway.createPayment(paymentWish()))) as Error
        const words = [
          error.message,
          error.stack,
          String(error.cause),
          (error.cause as Error)?.stack,
          JSON.stringify(error),
        ]
        for (const secret of secrets) expect(words.join('\n')).not.toContain(secret)
      }
      way.mend()
    })
  })
}
