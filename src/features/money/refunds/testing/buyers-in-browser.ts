import type { Page } from 'playwright-core'
import type { Stage } from '#test/harness/with-site.ts'
import { createPeople } from '#test/access-sweep/people.ts'

/** Members who buy in a browser, and their banks. */
export function createBuyers(stage: Stage) {
  /** A new member, logged in with a separate browser. */
  async function member(name: string): Promise<{ page: Page; email: string }> {
    const people = createPeople(stage.site())
    const person = await people.invite({ name })
    const page = await stage.visitor()
    const value = await people.session(person)
    await page.context().addCookies([{ name: 'auth.session', value, url: stage.site().url }])
    await page.goto('/members')
    return { page, email: person.email }
  }

  /** Orders and pays; returns the order's number. */
  async function buy(page: Page, method: RegExp, press: string): Promise<string> {
    await page.goto('/credits/p1?country=NL')
    await page.getByRole('radio', { name: method }).check()
    await page.getByRole('checkbox', { name: /Add my credits right away/ }).check()
    await page.getByRole('button', { name: 'Order and pay €24.99' }).click()
    await page.getByText('Test payments. No real money moves.').waitFor()
    await page.getByRole('button', { name: press, exact: true }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/transactions/'))
    return new URL(page.url()).pathname.slice('/transactions/'.length)
  }

  /** The bank page of an order's payment. */
  async function findPayment(order: string) {
    const { database } = stage.site().server.infrastructure
    const { rows } = await database.pool.query(
      'select a.ref from payments.attempt a join payments.purchase p on p.id = a.purchase_id where p.order_id = $1',
      [order],
    )
    return `/dev/pay/${(rows[0] as { ref: string }).ref}?locale=en`
  }

  return { member, buy, paymentOf: findPayment }
}
