import { timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { isLocale } from '#kernel/locale.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { DevPage } from '#platform/server/dev/mount-dev-pages.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { isFailure, countryCode } from '#features/money/payments/index.ts'
import type { SandboxPayment } from '../store.ts'
import { mountCards } from './card-routes.ts'
import { mountList } from './list-routes.ts'
import { chaos } from '../../rules/chaos.ts'
import { renderSandboxPage } from '../screens/payments-page.ts'
import { isOutcome, steps } from '../../rules/outcomes.ts'
import { renderPayPage, type SubmittedPage } from '../screens/pay-page.ts'
import type { SandboxProvider } from '../provider.ts'
import { mountSettlements } from '../settlements.ts'
import { sandboxKey } from '../signature.ts'
import { mountInput } from './input-routes.ts'
import { createBody, type PaymentBody, refundBody, debitBody } from '../wire.ts'
import type { Debits } from '../debits.ts'

/**
 * /dev/pay: the sandbox's API for shops, its page for payers, and its settings, each as a form and
 * as JSON.
 */
export function createSandboxRoutes(deps: {
  readonly provider: SandboxProvider
  readonly phrases: Phrases
  readonly clock: Clock
  readonly secret: string
}): DevPage {
  const { provider, phrases } = deps
  const bearer = Buffer.from(`Bearer ${sandboxKey(deps.secret, 'api').toString('hex')}`)
  const isShop = (c: Context) => {
    const received = Buffer.from(c.req.header('authorization') ?? '')
    return received.length === bearer.length && timingSafeEqual(received, bearer)
  }

  return {
    path: '/pay',
    title: 'Payments',
    about: 'The provider for sandbox payments, which can make its webhooks misbehave.',
    mount(dev: Hono) {
      dev.post('/pay/api/payments', async (c) => {
        if (!isShop(c)) return c.json({ error: 'no key' }, 401)
        const request = createBody.safeParse(await c.req.json().catch(() => null))
        if (!request.success) return c.json({ error: 'not a payment' }, 422)
        return c.json(toBody(await provider.create(request.data)), 201)
      })
      dev.get('/pay/api/payments/:id', async (c) => {
        if (!isShop(c)) return c.json({ error: 'no key' }, 401)
        const found = await provider.read(c.req.param('id'))
        return found === null ? c.json({ error: 'no such payment' }, 404) : c.json(toBody(found))
      })
      dev.post('/pay/api/payments/:id/cancel', async (c) => {
        if (!isShop(c)) return c.json({ error: 'no key' }, 401)
        const found =
          (await provider.act(c.req.param('id'), 'cancel')) ??
          (await provider.read(c.req.param('id')))
        return found === null ? c.json({ error: 'no such payment' }, 404) : c.json(toBody(found))
      })

      dev.post('/pay/api/payments/:id/refunds', async (c) => {
        if (!isShop(c)) return c.json({ error: 'no key' }, 401)
        const request = refundBody.safeParse(await c.req.json().catch(() => null))
        if (!request.success) return c.json({ error: 'not a refund' }, 422)
        const refund = await provider.afterwards.refund(c.req.param('id'), request.data)
        if (refund === null) return c.json({ error: 'no such payment' }, 404)
        return refund === 'declined' ? c.json({ error: 'declined' }, 409) : c.json(refund, 201)
      })
      dev.get('/pay/api/payments/:id/refunds/:refund', async (c) => {
        if (!isShop(c)) return c.json({ error: 'no key' }, 401)
        const found = await provider.afterwards.readRefund(c.req.param('id'), c.req.param('refund'))
        return found === null ? c.json({ error: 'no such refund' }, 404) : c.json(found)
      })

      mountList(dev, { provider, isShop })
      mountSettlements(dev, { provider, isShop })
      mountCards(dev, { cards: provider.cards, isShop, toBody })
      mountInput(dev, { provider, clock: deps.clock, page: showPage })
      mountDebits(dev, { debits: provider.debits, isShop, toBody })

      dev.get('/pay', async (c) =>
        c.html(renderSandboxPage(await provider.list(), await provider.readChaos())),
      )
      dev.get('/pay.json', async (c) =>
        c.json({
          chaos: await provider.readChaos(),
          payments: (await provider.list(c.req.query('reference'))).map(toBody),
        }),
      )
      dev.post('/pay/chaos', (c) => setChaos(c, undefined))
      dev.post('/pay/:id/chaos', (c) => setChaos(c, c.req.param('id')))

      dev.get('/pay/:id', async (c) => {
        const found = await provider.read(c.req.param('id'))
        if (found === null) return c.notFound()
        return showPage(c, found)
      })
      // Actions after payment; on a separate path because they do not lead back to the shop.
      dev.post('/pay/:id/afterwards', async (c) => {
        const { turn } = await readFields(c)
        const id = c.req.param('id')
        const moved = await provider.afterwards.turn(id, typeof turn === 'string' ? turn : '')
        const now = moved ?? (await provider.read(id))
        if (now === null) return c.notFound()
        if (!isJson(c)) return c.redirect(`/dev/pay/${id}`, 303)
        const refunds = await provider.afterwards.listRefunds(id)
        return c.json({ ...toBody(now), refunds }, moved === null ? 409 : 200)
      })
      dev.post('/pay/:id', async (c) => {
        const { outcome, seconds, reason, payer_country } = await readFields(c)
        const id = c.req.param('id')
        if (!isOutcome(outcome)) return c.json({ error: 'no such outcome' }, 422)
        const delay =
          seconds === undefined
            ? undefined
            : Math.min(Math.max(Number(seconds) || 0, 0), 31_536_000)
        const details = {
          ...(steps[outcome].to === 'failed' && isFailure(reason) && { failure: reason }),
          ...(typeof payer_country === 'string' && { payerCountry: countryCode(payer_country) }),
        }
        const moved = await provider.act(id, outcome, delay, details)
        const now = moved ?? (await provider.read(id))
        if (now === null) return c.notFound()
        if (isJson(c))
          return c.json(
            { ...toBody(now), return_path: now.return_path },
            moved === null ? 409 : 200,
          )
        // To the second step, or back to the shop.
        const stays = now.state === 'action_required' && outcome !== 'challenge_left'
        return c.redirect(stays ? `/dev/pay/${id}` : now.return_path, 303)
      })
    },
  }

  async function showPage(c: Context, payment: SandboxPayment, sent?: SubmittedPage) {
    const requestedLocale = c.req.query('locale')
    const refunds = await provider.afterwards.listRefunds(payment.id)
    const locale = isLocale(requestedLocale) ? requestedLocale : payment.locale
    return c.html(
      renderPayPage(payment, refunds, phrases, locale, sent),
      sent === undefined ? 200 : 422,
    )
  }

  async function setChaos(c: Context, id: string | undefined) {
    const behaviour = chaos.safeParse(await readFields(c))
    if (!behaviour.success) return c.json({ error: 'no such behaviour' }, 422)
    if (!(await provider.setChaos(behaviour.data, id))) return c.notFound()
    return isJson(c)
      ? c.json(behaviour.data)
      : c.redirect(id === undefined ? '/dev/pay' : `/dev/pay/${id}`, 303)
  }
}

function toBody(payment: SandboxPayment): PaymentBody {
  const { id, state, amount_minor, currency, reference, refunded_minor, dispute, stored_card } =
    payment
  const { failure, payer_country } = payment
  return {
    id,
    state,
    amount_minor,
    currency,
    reference,
    pay_path: `/dev/pay/${id}`,
    refunded_minor,
    dispute,
    stored_card,
    failure,
    payer_country,
  }
}

function isJson(c: Context): boolean {
  return c.req.header('content-type')?.startsWith('application/json') ?? false
}

async function readFields(c: Context): Promise<Record<string, unknown>> {
  if (!isJson(c)) return c.req.parseBody()
  const read: unknown = await c.req.json().catch(() => null)
  return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
}

/** Routes of the sandbox's API for collecting direct debits. */
function mountDebits(
  dev: Hono,
  deps: {
    readonly debits: Debits
    readonly isShop: (c: Context) => boolean
    readonly toBody: (payment: SandboxPayment) => object
  },
): void {
  dev.post('/pay/api/debits', async (c) => {
    if (!deps.isShop(c)) return c.json({ error: 'no key' }, 401)
    const request = debitBody.safeParse(await c.req.json().catch(() => null))
    // Validation details are not returned because they would contain the account.
    if (!request.success) return c.json({ error: 'not a direct debit' }, 409)
    return c.json(deps.toBody(await deps.debits.collect(request.data)), 201)
  })
}
