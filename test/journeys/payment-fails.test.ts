import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
const database = () => stage.site().server.infrastructure.database
const knobsOff = { delay_ms: 0, duplicate: 0, reorder: false, drop: false, forge: false }

test('CRED-05 CRED-12 CRED-02 SEC-02 a payment fails and nothing is charged; another method succeeds, once, whatever its webhooks do', async () => {
  await chaos({ delay_ms: 150, duplicate: 9, reorder: true, forge: true })
  const page = await stage.visitor({ as: 'Jonas' })
  const before = await fetchUser(page)
  expect(before.paid_user).toBe(false)

  await page.goto('/premium?to=/likes')
  await page.getByRole('link', { name: 'Choose 60 credits' }).click()
  await page.waitForURL((url) => url.pathname === '/credits/p1')
  await page.getByRole('radio', { name: /iDEAL/ }).check()
  await page.getByRole('checkbox', { name: /Add my credits right away/ }).check()
  await page.getByRole('button', { name: 'Order and pay €24.99' }).click()
  await page.getByText('Test payments. No real money moves.').waitFor()
  const failing = paymentOn(page)
  await page.getByRole('button', { name: 'Let the payment fail' }).click()

  await page.waitForURL((url) => url.pathname.startsWith('/transactions/'))
  await page.getByRole('heading', { level: 1, name: 'The payment did not go through' }).waitFor()
  await page.getByText('Nothing was charged.').waitFor()
  const failed = orderOn(page)
  expect(await fetchUser(page)).toEqual(before)
  await waitForWebhooks(failing)
  expect(await selectHistory(failed)).toEqual(['created', 'failed'])
  expect(await fetchUser(page)).toEqual(before)

  await page.getByRole('link', { name: 'Pay another way' }).click()
  await page.waitForURL((url) => url.pathname + url.search === '/credits/p1?to=%2Flikes')
  expect(await page.getByRole('radio', { name: /^60/ }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /iDEAL/ }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: /Add my credits right away/ }).isChecked()).toBe(false)
  await page.getByRole('radio', { name: /Card/ }).check()
  await page.getByRole('checkbox', { name: /Add my credits right away/ }).check()
  await page.getByRole('button', { name: 'Order and pay €24.99' }).click()
  await page.getByText('Test payments. No real money moves.').waitFor()
  const paying = paymentOn(page)
  expect(paying).not.toBe(failing)
  await page.getByRole('button', { name: 'Pay, the bank asks back (3-D Secure)' }).click()
  await page.getByRole('heading', { level: 1, name: 'Confirm €24.99 with your bank' }).waitFor()
  expect(await fetchUser(page)).toEqual(before)
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await page.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor()
  const paid = orderOn(page)
  await waitForWebhooks(paying)

  expect(await fetchUser(page)).toEqual({ credits: before.credits + 60, paid_user: true })
  expect(await selectHistory(paid)).toEqual(['created', 'completed'])
  expect(await selectHistory(failed)).toEqual(['created', 'failed'])
  expect(await selectPurchases('Jonas')).toEqual([{ key: `order:${paid}`, amount: 60 }])
  expect(await selectBoughtLots('Jonas')).toEqual([{ granted: 60, remaining: 60, price_minor: 2499, currency: 'EUR' }])
  expect(await countStoredForgeries()).toBe(0)

  // The provider page of a paid payment cannot be used again, and the welcome is not repeated.
  await page.goto(`/dev/pay/${paying}`)
  await page.getByText('There is nothing more to do here.').waitFor()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await page.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor()
  await page.getByRole('link', { name: 'All orders' }).click()
  await page.getByRole('link', { name: /60 credits.*Paid/s }).waitFor()
  await page.getByRole('link', { name: /60 credits.*Failed/s }).waitFor()
  expect((await fetchUser(page)).credits).toBe(before.credits + 60)
  expect(await stage.site().server.product.credits.findViolations()).toEqual([])
})

test('CRED-12 SEC-02 a forged webhook for a payment that never existed is refused and grants nothing', async () => {
  await chaos({ forge: true, duplicate: 2 })
  const page = await stage.visitor({ as: 'Mei' })
  const before = await fetchUser(page)
  await page.goto('/credits/p3/ideal?country=NL')
  await page.getByRole('checkbox', { name: /Add my credits right away/ }).check()
  await page.getByRole('button', { name: 'Order and pay €119.99' }).click()
  await page.getByText('Test payments. No real money moves.').waitFor()
  const payment = paymentOn(page)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'You cancelled the payment' }).waitFor()
  await page.getByText('Nothing was charged.').waitFor()
  const order = orderOn(page)
  for (const signature of [null, '', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
    const answer = await fetch(`${stage.site().url}/api/webhooks/sandbox`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature !== null && { 'sandbox-signature': signature }) },
      body: JSON.stringify({ event: 'evt_of_nobody', payment, state: 'paid' }),
    })
    expect([signature, answer.status]).toEqual([signature, 401])
  }
  await waitForWebhooks(payment)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'You cancelled the payment' }).waitFor()
  expect(await fetchUser(page)).toEqual(before)
  expect(await selectHistory(order)).toEqual(['created', 'cancelled'])
  expect(await selectPurchases('Mei')).toEqual([])
  expect(await countStoredForgeries()).toBe(0)
  expect(await stage.site().server.product.credits.findViolations()).toEqual([])
})

/** Sets how the sandbox's webhooks misbehave. */
async function chaos(knobs: object): Promise<void> {
  const answer = await fetch(`${stage.site().url}/dev/pay/chaos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...knobsOff, ...knobs }),
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
    database().one<{ told: number; left: number }>(sql`
      select count(done_at)::int as told, count(*) filter (where done_at is null)::int as left
      from payments.sandbox_event where payment_id = ${payment}`)
  await expect.poll(waiting, { timeout: 20_000 }).toEqual({ told: expect.any(Number), left: 0 })
  expect((await waiting()).told).toBeGreaterThanOrEqual(2)
  const received = await database().one<{ events: number; same: number }>(sql`
    select count(*)::int as events, count(distinct event_id)::int as same from payments.webhook where ref = ${payment}`)
  expect(received).toEqual({ events: (await waiting()).told, same: received.events })
}

/** Returns the credits and paid status that user.php reports to this browser. */
async function fetchUser(page: Page): Promise<{ credits: number; paid_user: boolean }> {
  // Requested outside the page, because the provider's page may not send requests.
  const answer = await page.request.get(`${stage.site().url}/api/user.php`)
  const { credits, paid_user } = ((await answer.json()) as { user: { credits: number; paid_user: boolean } }).user
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
