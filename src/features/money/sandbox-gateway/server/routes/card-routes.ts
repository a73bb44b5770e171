import type { Context, Hono } from 'hono'
import type { SandboxPayment } from '../store.ts'
import type { Cards } from '../cards.ts'
import { cardBehaviour, chargeBody } from '../wire.ts'

/**
 * Routes of the sandbox's API for saved cards, and the settings that make a card's bank decline or
 * challenge.
 */
export function mountCards(
  dev: Hono,
  deps: {
    readonly cards: Cards
    readonly isShop: (c: Context) => boolean
    readonly toBody: (payment: SandboxPayment) => object
  },
): void {
  const { cards, isShop, toBody } = deps
  dev.post('/pay/api/charges', async (c) => {
    if (!isShop(c)) return c.json({ error: 'no key' }, 401)
    const request = chargeBody.safeParse(await c.req.json().catch(() => null))
    if (!request.success) return c.json({ error: 'not a charge' }, 422)
    const payment = await cards.charge(request.data)
    return payment === null ? c.json({ error: 'no such card' }, 404) : c.json(toBody(payment), 201)
  })
  dev.post('/pay/api/cards/:token/forget', async (c) => {
    if (!isShop(c)) return c.json({ error: 'no key' }, 401)
    await cards.forget(c.req.param('token'))
    return c.json({ forgotten: true })
  })
  dev.post('/pay/cards/:token', async (c) => {
    const behaviour = cardBehaviour.safeParse(await c.req.json().catch(() => null))
    if (!behaviour.success) return c.json({ error: 'no such behaviour' }, 422)
    const now = await cards.setBehaviour(c.req.param('token'), behaviour.data)
    return now === null ? c.notFound() : c.json(now)
  })
}
