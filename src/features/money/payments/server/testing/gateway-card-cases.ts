import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CardRefused, GatewayUnreachable, type PaymentGateway, type StoredCard } from '../gateway.ts'
import { paymentWish } from './gateway-cases.ts'

/** What the cases need of an adapter whose provider keeps cards. */
export interface CardsUnderTest {
  readonly gateway: PaymentGateway
  readonly unreachable: PaymentGateway
  /** The payer pays. */
  pay(providerId: string): Promise<void>
  /** The card's bank says no from now on. */
  decline(token: string): Promise<void>
}

/** What every payment adapter must do with cards that a member wishes to be kept. */
export function cardCases(name: string, setUp: () => CardsUnderTest): void {
  const card = (more = {}) => paymentWish({ method: 'creditcard', keepCard: true, ...more })
  async function keptBy({ gateway, pay }: CardsUnderTest): Promise<{ card: StoredCard; providerId: string }> {
    const { providerId } = await gateway.createPayment(card())
    await pay(providerId)
    const found = (await gateway.fetchPayment(providerId))?.storedCard
    if (!found) throw new Error('no card was kept')
    return { card: found, providerId }
  }
  const kept = async (under: CardsUnderTest) => (await keptBy(under)).card
  const charge = (token: string, more = {}) => {
    const { keepCard, ...wish } = paymentWish({ method: 'creditcard', ...more })
    return { ...wish, token }
  }

  describe(`${name} keeping cards`, () => {
    test('keeps a card when it was paid and the member wished it, and tells four digits and a month of it', async () => {
      expect(await kept(setUp())).toEqual({
        token: expect.stringMatching(/^.{5,200}$/),
        brand: 'visa',
        last4: '4242',
        expires: '2034-12',
      })
    })

    test('keeps none unasked, none before it was paid, none of another method', async () => {
      const { gateway, pay } = setUp()
      const open = await gateway.createPayment(card())
      expect((await gateway.fetchPayment(open.providerId))?.storedCard).toBeNull()
      for (const wish of [card({ keepCard: false }), card({ method: 'ideal' })]) {
        const { providerId } = await gateway.createPayment(wish)
        await pay(providerId)
        expect(await gateway.fetchPayment(providerId)).toMatchObject({ state: 'paid', storedCard: null })
      }
    })

    test('a payment for a card to be kept is made once for its attempt as well', async () => {
      const { gateway } = setUp()
      const wish = card()
      const made = await Promise.all(Array.from({ length: 5 }, () => gateway.createPayment(wish)))
      expect(new Set(made.map(({ providerId }) => providerId)).size).toBe(1)
    })

    test('a kept card pays, and keeps no second card by it', async () => {
      const under = setUp()
      const { token } = await kept(under)
      const wish = charge(token, { amountMinor: 999 })
      const { providerId, redirectUrl } = await under.gateway.charge(wish)
      expect(redirectUrl).toBeNull()
      expect(await under.gateway.fetchPayment(providerId)).toMatchObject({
        providerId,
        state: 'paid',
        amountMinor: 999,
        currency: 'EUR',
        attempt: wish.attempt,
        storedCard: null,
      })
    })

    test('it pays once for one attempt, however often and at once it is asked', async () => {
      const under = setUp()
      const wish = charge((await kept(under)).token)
      const made = await Promise.all(Array.from({ length: 5 }, () => under.gateway.charge(wish)))
      expect(new Set(made.map(({ providerId }) => providerId)).size).toBe(1)
    })

    test('a card whose bank says no has failed, and the next try is another payment', async () => {
      const under = setUp()
      const { token } = await kept(under)
      await under.decline(token)
      const { providerId } = await under.gateway.charge(charge(token))
      expect((await under.gateway.fetchPayment(providerId))?.state).toBe('failed')
      const again = await under.gateway.charge(charge(token))
      expect(again.providerId).not.toBe(providerId)
    })

    test('a forgotten card pays nothing, its payment tells of none, and forgetting it twice is forgetting it', async () => {
      const under = setUp()
      const {
        card: { token },
        providerId,
      } = await keptBy(under)
      await under.gateway.forgetCard(token)
      await under.gateway.forgetCard(token)
      expect(await under.gateway.fetchPayment(providerId)).toMatchObject({ state: 'paid', storedCard: null })
      await expect(under.gateway.charge(charge(token))).rejects.toThrow(CardRefused)
    })

    test.each(['', 'card_unknown', `cst_x:mdt_${'x'.repeat(20)}`, 'cus_x:pm_unknown', '../../cards', 'x'.repeat(100)])(
      'a word like %j is no card',
      async (token) => {
        const { gateway } = setUp()
        await expect(gateway.charge(charge(token))).rejects.toThrow()
        await expect(gateway.charge(charge(token))).rejects.not.toThrow(TypeError)
        if (token !== '') await gateway.forgetCard(token)
      },
    )

    test('says so when its provider does not answer', async () => {
      const under = setUp()
      const { token } = await kept(under)
      await expect(under.unreachable.charge(charge(token))).rejects.toThrow(GatewayUnreachable)
      await expect(under.unreachable.createPayment(card({ attempt: randomUUID() }))).rejects.toThrow(GatewayUnreachable)
    })
  })
}
