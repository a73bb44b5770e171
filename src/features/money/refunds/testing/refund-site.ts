import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { mod97 } from '#features/site/sites/rules/creditor-id.ts'
import { type Marketplace, openMarketplace } from '#features/money/payments/testing/marketplace.ts'
import type { MoneyBack } from '../contract/refunds.ts'
import type { OrderFile } from '../contract/office.ts'

/** A complete site where members buy, spend and get refunds. */
export interface RefundSite extends Marketplace {
  /** Orders a package and pays for it; `later` is the number of seconds the bank takes. */
  bought(
    who: WebClient,
    input?: { bundle?: string; method?: string; later?: number },
  ): Promise<OrderView & { payment: string }>
  /**
   * Orders by direct debit from the Netherlands, not yet executed by the bank; `null` if refused.
   */
  debited(who: WebClient, bundle: string): Promise<(OrderView & { payment: string }) | null>
  /** Spends credits of an order's buyer, like a message; returns the ledger's verdict. */
  spend(order: string, credits: number): Promise<string>
  read(who: WebClient, order: string): Promise<MoneyBack>
  wallet(who: WebClient): Promise<{ credits: number; bonus: number; paid_user: boolean }>
  /** Simulates a later event of a payment at its provider. */
  turn(payment: string, turn: string): Promise<void>
  /** The provider's refunds of a payment. */
  refundsAt(payment: string): Promise<{ id: string; state: string; amount_minor: number }[]>
  /** Advances the product's clock and reconciles refunds and payments. */
  wait(ms: number): Promise<void>
  /** Processes all pending events. */
  settle(): Promise<void>
  file(staff: WebClient, order: string): Promise<OrderFile>
  violations(): Promise<unknown[]>
}

export async function startRefundSite(): Promise<RefundSite> {
  const market = await openMarketplace()
  const { query, server } = market
  const { product, infrastructure } = server
  const { clock } = infrastructure
  let phones = 0
  /** By direct debit: account and code first; the sandbox's bank settles later. */
  async function debited(who: WebClient, bundle: string) {
    const input = { id: randomUUID(), bundle, country: 'NL', consent: true }
    const phone = `+3161234${String((phones += 1) + 1000)}`
    const accountNumber = `ABNA${String(phones).padStart(10, '0')}`
    const iban = `NL${String(98 - mod97(`${accountNumber}NL00`)).padStart(2, '0')}${accountNumber}`
    const address = {
      street: 'Herengracht',
      house_number: '12',
      zip: '1015 BK',
      city: 'Amsterdam',
      country: 'NL',
    }
    const mandate = {
      holder: 'Jonas Berg',
      iban,
      ...address,
      phone,
      authorised: true,
      price_minor: 2499,
    }
    await who.send('POST', '/api/direct-debit/codes', mandate)
    const otp = /^\d{6}/.exec(infrastructure.smsInbox?.list(phone)[0]?.text ?? '')?.[0] ?? ''
    const reply = await who.send('POST', '/api/direct-debit/orders', { ...input, otp })
    if (reply.status !== 200) return null
    const { order } = reply.body as unknown as { order: OrderView }
    const sql =
      'select a.ref from payments.attempt a join payments.purchase p on p.id = a.purchase_id where p.order_id = $1'
    const [row] = await query(sql, [order.id])
    return { ...order, payment: String(row?.ref) }
  }
  const site: RefundSite = {
    ...market,
    debited,
    async bought(who, { bundle = 'p1', method = 'ideal', later } = {}) {
      const input = { id: randomUUID(), bundle, method, country: 'NL', consent: true }
      if (method === 'sdd') {
        const order = await debited(who, bundle)
        if (order === null) throw new Error('direct debit refused')
        return order
      }
      const reply = await who.send('POST', '/api/orders', input)
      const { order, redirect } = reply.body as unknown as { order: OrderView; redirect: string }
      if (reply.status !== 200) throw new Error(reply.text)
      const payment = redirect.slice('/dev/pay/'.length)
      await who.send(
        'POST',
        redirect,
        later === undefined ? { outcome: 'pay' } : { outcome: 'later', seconds: later },
      )
      const expectedStatus = later === undefined ? 'completed' : 'pending'
      const now = async () =>
        ((await who.send('GET', `/api/orders/${order.id}`)).body as unknown as OrderView).status
      await expect.poll(now, { timeout: 15_000 }).toBe(expectedStatus)
      return { ...order, payment }
    },
    async spend(order, credits) {
      const text = `select s.verdict from payments.purchase p
        cross join lateral credits.public_spend(p.account_id, $2, $3, 'message', null, $4) s where p.order_id = $1`
      const [row] = await query(text, [order, credits, randomUUID(), clock.now()])
      return (row as { verdict: string }).verdict
    },
    read: async (who, order) =>
      (await who.send('GET', `/api/orders/${order}/money-back`)).body as unknown as MoneyBack,
    wallet: async (who) => (await who.send('GET', '/api/credits')).body as never,
    async turn(payment, turn) {
      const reply = await market.visitor().send('POST', `/dev/pay/${payment}/afterwards`, { turn })
      if (reply.status !== 200) throw new Error(`${turn}: ${reply.status} ${reply.text}`)
      await site.settle()
    },
    async refundsAt(payment) {
      const key =
        'select id, state, amount_minor from sandbox_gateway.refund where payment_id = $1 order by created_at'
      return (await query(key, [payment])) as never
    },
    async wait(ms) {
      // Send earlier requests before the clock moves.
      await site.settle()
      clock.moveBy(ms)
      await product.sandboxGateway?.flush()
      await product.payments.reconcile(clock.now())
      await product.refunds.reconcile(clock.now())
      await site.settle()
    },
    async settle() {
      await product.sandboxGateway?.flush()
      await product.payments.reconcile(clock.now())
      await product.eventBus.drain()
    },
    file: async (staff, order) =>
      (await staff.send('GET', `/api/office/orders/${order}`)).body as unknown as OrderFile,
    violations: async () => {
      // Credits spent in the meantime are recognised as revenue by the nightly job; the ledger is
      // consistent before and after it.
      const before = await query('select rule, about from accounting.ledger_violations')
      await product.revenueLedger.recognise(clock.now())
      return [
        ...before,
        ...(await query('select rule, about from accounting.ledger_violations')),
        ...(await product.invoices.findViolations()),
        ...(await query('select * from credits.ledger_violations')),
      ]
    },
  }
  return site
}
