import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { memberMaker } from '#features/members/accounts/testing/made-member.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '#features/money/payments/contract.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { createLog } from '#platform/server/log/log.ts'
import { codeTo, detailsOf, orderByDebit } from './debtor.ts'

/** A member who is logged in, and can be anew after a long time. */
export interface Debtor extends WebClient {
  readonly account: number
  readonly email: string
  readonly logIn: () => Promise<void>
}

/** People who pay by direct debit on a site, with its clock and its banks in hand. */
export interface DebtorsOf {
  /** Adds a member and gives a browser that is logged in. */
  debtor(): Promise<Debtor>

  /** Orders by direct debit and gives the order; throws where it was refused. */
  ordered(who: WebClient, details: ReturnType<typeof detailsOf>, wish?: object): Promise<OrderView>
  /** Time goes by: banks pay, letters leave, timed jobs look. */
  wait(ms: number): Promise<void>
  /** The bank does something with an order's payment, `return:MD06`. */
  turn(order: string, turn: string): Promise<void>
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** A whole site of theirs. */
export interface Debtors extends TestSite, DebtorsOf {
  /** Everything that was logged. */
  readonly logged: readonly string[]
}

/** Opens it. Limits hold as they do for members. */
export async function openDebtors(): Promise<Debtors> {
  const logged: string[] = []
  const log = createLog({ level: 'debug', write: (line) => void logged.push(line) })
  const site = await startSite({}, { log })
  return { ...site, ...(await debtorsOf(site)), logged }
}

/** Brings them to a site that is there. */
export async function debtorsOf(site: TestSite): Promise<DebtorsOf> {
  const { product, floor } = site.server
  const { database, clock } = floor
  const makeMember = await memberMaker(site)
  const query = (text: string, values: unknown[] = []) => database.pool.query(text, values).then(({ rows }) => rows)
  const settle = async () => {
    await product.payments.reconcile(clock.now())
    await product.book.drain()
  }
  return {
    query,
    async debtor() {
      const { browser, account, email, logIn } = await makeMember()
      await logIn()
      return { ...browser, account, email, logIn }
    },
    async ordered(who, details, wish = {}) {
      const reply = await orderByDebit(site, who, { id: randomUUID(), details, wish })
      if (reply.status !== 200) throw new Error(reply.text)
      const { order } = reply.body as unknown as { order: OrderView }
      const status = async () =>
        ((await who.send('GET', `/api/orders/${order.id}`)).body as unknown as OrderView).status
      await expect.poll(status, { timeout: 20_000 }).toBe('pending')
      return order
    },
    async wait(ms) {
      await settle()
      clock.moveBy(ms)
      await settle()
      await product.refunds.reconcile(clock.now())
      await settle()
    },
    async turn(order, turn) {
      const [row] = await query(
        'select a.ref from payments.attempt a join payments.purchase p on p.id = a.purchase_id where p.order_id = $1',
        [order],
      )
      const reply = await webClient(site).send('POST', `/dev/pay/${String(row?.ref)}/afterwards`, { turn })
      if (reply.status !== 200) throw new Error(`${turn}: ${reply.status} ${reply.text}`)
      await settle()
    },
  }
}

export { codeTo, detailsOf }
