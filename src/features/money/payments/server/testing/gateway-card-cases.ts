import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  CardRefused,
  GatewayUnreachable,
  type PaymentGateway,
  type StoredCard,
} from '../gateways/gateway.ts'
import { paymentRequest } from './gateway-cases.ts'

/** The parts that the cases need from an adapter whose provider saves cards. */
export interface CardsUnderTest {
  readonly gateway: PaymentGateway
  readonly unreachable: PaymentGateway
  pay(providerId: string): Promise<void>
  /** The card's bank declines from now on. */
  decline(token: string): Promise<void>
}

/** Cases for every payment adapter: cards that a member wants to save. */
export function cardCases(name: string, setUp: () => CardsUnderTest): void {
  const card = (more = {}) => paymentRequest({ method: 'creditcard', keepCard: true, ...more })
  async function payAndSave({
    gateway,
    pay,
  }: CardsUnderTest): Promise<{ card: StoredCard; providerId: string }> {
    const { providerId } = await gateway.createPayment(card())
    await pay(providerId)
    const storedCard = (await gateway.fetchPayment(providerId))?.storedCard
    if (!storedCard) throw new Error('no card was saved')
    return { card: storedCard, providerId }
  }
  const saveCard = async (under: CardsUnderTest) => (await payAndSave(under)).card
  const charge = (token: string, more = {}) => {
    const { keepCard, ...request } = paymentRequest({ method: 'creditcard', ...more })
    return { ...request, token }
  }

  describe(`${name} saving cards`, () => {
    test('saves a card once the payment is paid if the member asked for it, and reports its last four digits and expiry month', async () => {
      expect(await saveCard(setUp())).toEqual({
        token: expect.stringMatching(/^.{5,200}$/),
        brand: 'visa',
        last4: '4242',
        expires: '2034-12',
      })
    })

    test('does not save a card unless requested, before payment, or for other methods', async () => {
      const { gateway, pay } = setUp()
      const open = await gateway.createPayment(card())
      expect((await gateway.fetchPayment(open.providerId))?.storedCard).toBeNull()
      for (const request of [card({ keepCard: false }), card({ method: 'ideal' })]) {
        const { providerId } = await gateway.createPayment(request)
        await pay(providerId)
        expect(await gateway.fetchPayment(providerId)).toMatchObject({
          state: 'paid',
          storedCard: null,
        })
      }
    })

    test('a payment that saves a card is created once per attempt as well', async () => {
      const { gateway } = setUp()
      const request = card()
      const payments = await Promise.all(
        Array.from({ length: 5 }, () => gateway.createPayment(request)),
      )
      expect(new Set(payments.map(({ providerId }) => providerId)).size).toBe(1)
    })

    test('a saved card can be charged, which does not save another card', async () => {
      const under = setUp()
      const { token } = await saveCard(under)
      const request = charge(token, { amountMinor: 999 })
      const { providerId, redirectUrl } = await under.gateway.charge(request)
      expect(redirectUrl).toBeNull()
      expect(await under.gateway.fetchPayment(providerId)).toMatchObject({
        providerId,
        state: 'paid',
        amountMinor: 999,
        currency: 'EUR',
        attempt: request.attempt,
        storedCard: null,
      })
    })

    test('charges once per attempt, however often and concurrently it is called', async () => {
      const under = setUp()
      const request = charge((await saveCard(under)).token)
      const made = await Promise.all(Array.from({ length: 5 }, () => under.gateway.charge(request)))
      expect(new Set(made.map(({ providerId }) => providerId)).size).toBe(1)
    })

    test('a declined card is a failed payment, and the next attempt is another payment', async () => {
      const under = setUp()
      const { token } = await saveCard(under)
      await under.decline(token)
      const { providerId } = await under.gateway.charge(charge(token))
      expect((await under.gateway.fetchPayment(providerId))?.state).toBe('failed')
      const again = await under.gateway.charge(charge(token))
      expect(again.providerId).not.toBe(providerId)
    })

    test('a deleted card cannot be charged, its payment no longer reports it, and deleting it twice is harmless', async () => {
      const under = setUp()
      const {
        card: { token },
        providerId,
      } = await payAndSave(under)
      await under.gateway.forgetCard(token)
      await under.gateway.forgetCard(token)
      expect(await under.gateway.fetchPayment(providerId)).toMatchObject({
        state: 'paid',
        storedCard: null,
      })
      await expect(under.gateway.charge(charge(token))).rejects.toThrow(CardRefused)
    })

    test.each([
      '',
      'card_unknown',
      `cst_x:mdt_${'x'.repeat(20)}`,
      'cus_x:pm_unknown',
      '../../cards',
      'x'.repeat(100),
    ])('a token such as %j is not a card', async (token) => {
      const { gateway } = setUp()
      await expect(gateway.charge(charge(token))).rejects.toThrow()
      await expect(gateway.charge(charge(token))).rejects.not.toThrow(TypeError)
      if (token !== '') await gateway.forgetCard(token)
    })

    test('throws when its provider does not respond', async () => {
      const under = setUp()
      const { token } = await saveCard(under)
      await expect(under.unreachable.charge(charge(token))).rejects.toThrow(GatewayUnreachable)
      await expect(
        under.unreachable.createPayment(card({ attempt: randomUUID() })),
      ).rejects.toThrow(GatewayUnreachable)
    })
  })
}
