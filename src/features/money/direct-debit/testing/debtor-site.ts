import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createMemberFactory } from '#features/members/accounts/testing/member-factory.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { createLog } from '#platform/server/log/log.ts'
import { latestCode, fakeDetails, orderByDebit } from './debtor.ts'

/** A logged-in member who can log in again later. */
export interface Debtor extends WebClient {
  readonly account: number
  readonly email: string
  readonly logIn: () => Promise<void>
}

/** Members paying by direct debit on a site, with control over its clock and its banks. */
export interface DebtorActions {
  /** Adds a member and returns a logged-in client. */
  debtor(): Promise<Debtor>

  /** Orders by direct debit and returns the order; throws if it was refused. */
  ordered(
    who: WebClient,
    details: ReturnType<typeof fakeDetails>,
    request?: object,
  ): Promise<OrderView>
  /** Moves the clock and runs what is due: bank payments, emails and scheduled jobs. */
  wait(ms: number): Promise<void>
  /** Simulates a bank action on the payment of an order, such as `return:MD06`. */
  turn(order: string, turn: string): Promise<void>
}

/** A complete test site with debtors. */
export interface DebtorSite extends TestSite, DebtorActions {
  /** All log lines. */
  readonly logged: readonly string[]
}

/** Starts the site. Rate limits apply as they do for members. */
export async function openDebtorSite(): Promise<DebtorSite> {
  const logged: string[] = []
  const log = createLog({ level: 'debug', write: (line) => void logged.push(line) })
  const site = await startSite({}, { log })
  return { ...site, ...(await createDebtorActions(site)), logged }
}

/** Adds the debtor actions to a running site. */
export async function createDebtorActions(site: TestSite): Promise<DebtorActions> {
  const { query } = site
  const { product, infrastructure } = site.server
  const { clock } = infrastructure
  const makeMember = await createMemberFactory(site)
  const settle = async () => {
    await product.sandboxGateway?.flush()
    await product.payments.reconcile(clock.now())
    await product.eventBus.drain()
  }
  return {
    async debtor() {
      const { browser, account, email, logIn } = await makeMember()
      await logIn()
      return { ...browser, account, email, logIn }
    },
    async ordered(who, details, request = {}) {
      const reply = await orderByDebit(site, who, { id: randomUUID(), details, request })
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
      const reply = await webClient(site).send('POST', `/dev/pay/${String(row?.ref)}/afterwards`, {
        turn,
      })
      if (reply.status !== 200) throw new Error(`${turn}: ${reply.status} ${reply.text}`)
      await settle()
    },
  }
}

export { latestCode as codeTo, fakeDetails as detailsOf }
