import { describe, expect, test } from 'vitest'
import { GatewayUnreachable, type ListedPayment } from '../gateways/gateway.ts'
import { type GatewayUnderTest, paymentRequest } from './gateway-cases.ts'

/** The adapter, and a way to make a payment older. */
export interface ListUnderTest extends Omit<GatewayUnderTest, 'unknown'> {
  age(providerId: string, createdAt: Date): Promise<void>
  /** The provider's current time. */
  now(): Date
}

/** Cases for every adapter that can list its provider's payments. */
export function listCases(name: string, setUp: () => ListUnderTest): void {
  const dayMs = 86_400_000
  const listed = async ({ gateway }: Pick<ListUnderTest, 'gateway'>, since: Date) => {
    const payments: ListedPayment[] = []
    for await (const one of gateway.listPayments?.(since) ?? []) payments.push(one)
    return payments
  }

  describe(`${name} lists payments`, () => {
    test('each once with its amount, state and attempt, over many pages', async () => {
      const under = setUp()
      const requests = Array.from({ length: 45 }, (_, place) =>
        paymentRequest({ amountMinor: 1000 + place }),
      )
      const created = await Promise.all(
        requests.map((request) => under.gateway.createPayment(request)),
      )
      await under.act(created[0]?.providerId ?? '', 'pay')
      await under.act(created[1]?.providerId ?? '', 'later')
      const found = await listed(under, new Date(under.now().getTime() - dayMs))
      for (const [place, { attempt, amountMinor }] of requests.entries())
        expect(found.filter((one) => one.attempt === attempt)).toEqual([
          {
            providerId: created[place]?.providerId,
            state: place === 0 ? 'paid' : place === 1 ? 'processing' : 'open',
            amountMinor,
            currency: 'EUR',
            attempt,
            madeAt: expect.any(Date),
          },
        ])
    })

    test('none older than requested', async () => {
      const under = setUp()
      const [old, young] = [paymentRequest(), paymentRequest()]
      const { providerId } = await under.gateway.createPayment(old)
      await under.age(providerId, new Date(under.now().getTime() - 3 * dayMs))
      await under.gateway.createPayment(young)
      const attempts = async (days: number) =>
        (await listed(under, new Date(under.now().getTime() - days * dayMs))).map(
          ({ attempt }) => attempt,
        )
      expect(await attempts(2)).toContain(young.attempt)
      expect(await attempts(2)).not.toContain(old.attempt)
    })

    test('including a payment with a stored card', async () => {
      const under = setUp()
      const first = paymentRequest({ method: 'creditcard', keepCard: true })
      const { providerId } = await under.gateway.createPayment(first)
      await under.act(providerId, 'pay')
      const token = (await under.gateway.fetchPayment(providerId))?.storedCard?.token ?? ''
      const again = paymentRequest({ method: 'creditcard', amountMinor: 999 })
      const charged = await under.gateway.charge({ ...again, token })
      const found = await listed(under, new Date(under.now().getTime() - dayMs))
      expect(found.filter(({ attempt }) => attempt === again.attempt)).toMatchObject([
        { providerId: charged.providerId, state: 'paid', amountMinor: 999 },
      ])
    })

    test('and throws when the provider does not respond or does not know its key', async () => {
      const { unreachable, stranger } = setUp()
      for (const gateway of [unreachable, stranger])
        await expect(listed({ gateway }, new Date(0))).rejects.toThrow(GatewayUnreachable)
    })
  })
}
