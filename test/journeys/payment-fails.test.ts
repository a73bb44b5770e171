import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { mainHeading, pageText } from '#app/testing/page-text.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { withSite } from '../harness/with-site.ts'
import { decidePayment, fetchHtml, placeOrder, untilStatus } from './order-by-request.ts'

const stage = withSite()
const database = () => stage.site().server.infrastructure.database
const knobsOff = { delay_ms: 0, duplicate: 0, reorder: false, drop: false, forge: false }

test('CRED-05 CRED-12 CRED-02 SEC-02 a payment fails and nothing is charged; another method succeeds, once, whatever its webhooks do', async () => {
  await chaos({ delay_ms: 150, duplicate: 9, reorder: true, forge: true })
  const page = await stage.visitor({ as: 'Jonas' })
  const before = await fetchUser(page)
  expect(before.paid_user).toBe(false)

  const premium = await fetchHtml(page, '/premium?to=/likes')
  expect(premium).toContain('href="/credits/p1?to=%2Flikes"')
  const failed = await placeOrder(page, 'ideal', { bundle: 'p1', return_to: '/likes' })
  await decidePayment(page, failed, 'fail')
  await page.goto(failed.path)
  await page
    .getByRole('heading', { level: 1, name: phrase('payments.transaction.failed.title') })
    .waitFor()
  await page.getByText(phrase('payments.transaction.failed.text')).waitFor()
  expect(await fetchUser(page)).toEqual(before)
  await waitForWebhooks(failed.payment)
  expect(await selectHistory(failed.id)).toEqual(['created', 'failed'])
  expect(await fetchUser(page)).toEqual(before)

  await page.getByRole('link', { name: phrase('payments.transaction.another') }).click()
  await page.waitForURL((url) => url.pathname + url.search === '/credits/p1?to=%2Flikes')
  await expect.poll(() => page.getByRole('radio', { name: /^60/ }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /iDEAL/ }).isChecked()).toBe(false)
  expect(
    await page.getByRole('checkbox', { name: phrasePattern('payments.order.consent') }).isChecked(),
  ).toBe(false)
  await page.getByRole('radio', { name: /Visa/ }).check()
  await page.getByRole('checkbox', { name: phrasePattern('payments.order.consent') }).check()
  await page.getByRole('button', { name: `${phrase('payments.order.button')} €24.99` }).click()
  await page.getByText(phrase('sandbox_gateway.simulation.banner')).waitFor()
  const paying = paymentOn(page)
  expect(paying).not.toBe(failed.payment)
  await page
    .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.challenge') })
    .click()
  await page
    .getByRole('heading', {
      level: 1,
      name: phrase('sandbox_gateway.simulation.challenge_title', { amount: '€24.99' }),
    })
    .waitFor()
  expect(await fetchUser(page)).toEqual(before)
  await page
    .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.challenge_passed') })
    .click()
  await page
    .getByRole('heading', {
      level: 1,
      name: phrase('payments.transaction.completed.title', { credits: 60 }),
    })
    .waitFor()
  const paid = orderOn(page)
  await waitForWebhooks(paying)

  expect(await fetchUser(page)).toEqual({ credits: before.credits + 60, paid_user: true })
  expect(await selectHistory(paid)).toEqual(['created', 'completed'])
  expect(await selectHistory(failed.id)).toEqual(['created', 'failed'])
  expect(await selectPurchases('Jonas')).toEqual([{ key: `order:${paid}`, amount: 60 }])
  expect(await selectBoughtLots('Jonas')).toEqual([
    { granted: 60, remaining: 60, price_minor: 2499, currency: 'EUR' },
  ])
  expect(await countStoredForgeries()).toBe(0)

  // The provider's page for a paid payment cannot be used again, and the confirmation is not
  // repeated.
  const used = await fetchHtml(page, `/dev/pay/${paying}`)
  expect(pageText(used)).toContain(phrase('sandbox_gateway.simulation.done'))
  expect(used).toContain(`<a href="/transactions/${paid}">`)
  const finished = await fetchHtml(page, `/transactions/${paid}`)
  expect(mainHeading(finished)).toBe(
    phrase('payments.transaction.completed.title', { credits: 60 }),
  )
  expect(finished).toContain('href="/transactions"')
  const orders = await fetchHtml(page, '/transactions')
  const rows = [...orders.matchAll(/class="[^"]*\bpay-order\b.*?<\/a>/gs)]
  expect(rows.map(([row]) => pageText(row))).toEqual([
    expect.stringMatching(/60 credits.*Paid/),
    expect.stringMatching(/60 credits.*Failed/),
  ])
  expect((await fetchUser(page)).credits).toBe(before.credits + 60)
  expect(await stage.site().server.product.credits.findViolations()).toEqual([])
})

test('CRED-12 SEC-02 a forged webhook for a payment that never existed is refused and grants nothing', async () => {
  await chaos({ forge: true, duplicate: 2 })
  const page = await stage.visitor({ as: 'Mei' })
  const before = await fetchUser(page)
  const order = await placeOrder(page, 'ideal', { bundle: 'p3' })
  await decidePayment(page, order, 'cancel')
  await untilStatus(page, order, 'cancelled')
  const cancelled = await fetchHtml(page, order.path)
  expect(mainHeading(cancelled)).toBe(phrase('payments.transaction.cancelled.title'))
  expect(pageText(cancelled)).toContain(phrase('payments.transaction.cancelled.text'))
  const { payment } = order
  for (const signature of [null, '', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
    const answer = await fetch(`${stage.site().url}/api/webhooks/sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== null && { 'sandbox-signature': signature }),
      },
      body: JSON.stringify({ event: 'evt_of_nobody', payment, state: 'paid' }),
    })
    expect([signature, answer.status]).toEqual([signature, 401])
  }
  await waitForWebhooks(payment)
  expect(mainHeading(await fetchHtml(page, order.path))).toBe(
    phrase('payments.transaction.cancelled.title'),
  )
  expect(await fetchUser(page)).toEqual(before)
  expect(await selectHistory(order.id)).toEqual(['created', 'cancelled'])
  expect(await selectPurchases('Mei')).toEqual([])
  expect(await countStoredForgeries()).toBe(0)
  expect(await stage.site().server.product.credits.findViolations()).toEqual([])
})

/** Sets how the sandbox's webhooks misbehave. */
async function chaos(behaviour: object): Promise<void> {
  const answer = await fetch(`${stage.site().url}/dev/pay/chaos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...knobsOff, ...behaviour }),
  })
  expect(answer.status).toBe(200)
}

/** The id of the payment on the provider's page. */
function paymentOn(page: Page): string {
  return new URL(page.url()).pathname.slice('/dev/pay/'.length)
}

/** The id of the order on the site's page. */
function orderOn(page: Page): string {
  return new URL(page.url()).pathname.slice('/transactions/'.length)
}

/** Waits until every webhook of a payment, including delayed ones, has been sent and received. */
async function waitForWebhooks(payment: string): Promise<void> {
  const waiting = () =>
    database().one<{ notified: number; left: number }>(sql`
      select count(done_at)::int as notified, count(*) filter (where done_at is null)::int as left
      from sandbox_gateway.event where payment_id = ${payment}`)
  await expect.poll(waiting, { timeout: 20_000 }).toEqual({ notified: expect.any(Number), left: 0 })
  expect((await waiting()).notified).toBeGreaterThanOrEqual(2)
  const received = await database().one<{ events: number; same: number }>(sql`
    select count(*)::int as events, count(distinct event_id)::int as same from payments.webhook where ref = ${payment}`)
  expect(received).toEqual({ events: (await waiting()).notified, same: received.events })
}

/** Returns the credits and paid status that user.php reports to this browser. */
async function fetchUser(page: Page): Promise<{ credits: number; paid_user: boolean }> {
  // Requested outside the page, because the provider's page may not send requests.
  const answer = await page.request.get(`${stage.site().url}/api/user.php`)
  const { credits, paid_user } = (
    (await answer.json()) as { user: { credits: number; paid_user: boolean } }
  ).user
  return { credits, paid_user }
}

async function selectHistory(order: string): Promise<string[]> {
  const rows = await database().many<{ to_status: string }>(sql`
    select t.to_status from payments.transition t join payments.purchase p on p.id = t.purchase_id
    where p.order_id = ${order} order by t.number`)
  return rows.map(({ to_status }) => to_status)
}

/** Returns what was granted for orders, one row each. */
function selectPurchases(name: string) {
  return database().many<{ key: string; amount: number }>(sql`
    select m.key, m.amount from credits.movement m join accounts.account a on a.id = m.account_id
    where a.name = ${name} and m.kind = 'grant' and m.key like 'order:%' order by m.version`)
}

function selectBoughtLots(name: string) {
  return database().many(sql`
    select l.granted, l.remaining, l.price_minor, l.currency from credits.lot l
    join accounts.account a on a.id = l.account_id where a.name = ${name} and l.kind = 'bought'`)
}

async function countStoredForgeries(): Promise<number> {
  const { count } = await database().one<{ count: number }>(sql`
    select count(*)::int as count from payments.webhook where event_id like '%-forged' or event_id = 'evt_of_nobody'`)
  return count
}
