import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const credits = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/credits')).json()).credits as number)
const waitForHydration = (page: Page) => page.locator('html[data-awake]').waitFor({ state: 'attached' })

/** Logs in a member of the demo cast with exactly this many credits. */
async function holding(
  name: string,
  credits: number,
  device: { locale?: string; width?: number; height?: number } = {},
) {
  const { infrastructure } = stage.site().server
  const { rows } = await infrastructure.database.pool.query<{ id: number; credits: number }>(
    `select a.id, coalesce(w.credits, 0)::int as credits from accounts.account a
      left join credits.public_wallet w on w.account_id = a.id where a.name = $1`,
    [name],
  )
  const { id, credits: had } = rows[0] ?? { id: 0, credits: 0 }
  const [key, at] = [crypto.randomUUID(), infrastructure.clock.now()]
  if (had > credits)
    await infrastructure.database.pool.query(`select credits.public_spend($1, $2, $3::uuid, 'message', null, $4)`, [
      id,
      had - credits,
      key,
      at,
    ])
  if (had < credits)
    await infrastructure.database.pool.query(
      `select credits.public_grant($1, $2, $3, 'bonus', null, null, null, $4, 1)`,
      [id, credits - had, key, at],
    )
  return stage.visitor({ as: name, ...device })
}

/** Elena, who owns the page, and Jonas have sent each other one message. */
async function begin(page: Page): Promise<void> {
  const { rows } = await stage
    .site()
    .server.infrastructure.database.pool.query<{ member_id: string }>(
      `select member_id from accounts.account where name = 'Jonas'`,
    )
  const status = await page.evaluate(async (member) => {
    const body = JSON.stringify({ id: crypto.randomUUID(), text: 'Good evening' })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`/api/members/${member}/messages`, { method: 'POST', headers, body })).status
  }, rows[0]?.member_id)
  expect(status).toBe(200)
}

test(
  'CRED-03 without credits just this message is bought and paid for, and the text is still there and is sent',
  async () => {
    const page = await holding('Elena', 0)
    // The first message and the first answer are free; the next one costs credits.
    await begin(page)
    await page.goto('/chats')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Jonas', exact: true }).click()
    const field = page.getByLabel('Message to Jonas')
    await field.fill('A sentence that is worth a euro')
    // On the narrowest phone the sentence has enough room next to the button.
    await page.setViewportSize({ width: 320, height: 640 })
    const alert = page.locator('.alert', { hasText: 'a message costs 2' })
    expect((await alert.boundingBox())?.height).toBeLessThan(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Just this message, €1.10' }).click()
    await page.waitForURL('**/credits/exact?for=message&to=%2Fchats%2F*')

    const exact = page.getByRole('radio', { name: /^2\s*credits\s*Just this message/ })
    await exact.waitFor()
    expect(await exact.isChecked()).toBe(true)
    await page.getByText('It costs 2 credits and you have 0.').waitFor()
    await page.getByText('at most 20% more than in the smallest package, where it is €0.50').waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await page.getByRole('radio', { name: /iDEAL/ }).check()
    await page.locator('#order-consent').check()
    await page.getByRole('button', { name: 'Order and pay €1.10' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '2 credits added' }).waitFor()
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await waitForHydration(page)
    await expect.poll(() => field.inputValue()).toBe('A sentence that is worth a euro')
    await page.getByRole('button', { name: 'Send for 2 credits' }).click()
    await expect.poll(() => credits(page), { timeout: 20_000 }).toBe(0)
  },
  2 * minute,
)

test(
  'CRED-03 in German, a method whose minimum is not reached is marked in advance, and another method is used',
  async () => {
    const page = await holding('Elena', 1, { locale: 'de', width: 390, height: 844 })
    await page.goto('/credits/exact?for=message&to=/chats')
    await waitForHydration(page)
    await page.getByText('Das kostet 2 Credits, und du hast 1.').waitFor()
    const paypal = page.getByRole('radio', { name: /PayPal/ })
    expect(await paypal.isDisabled()).toBe(true)
    await page
      .locator('label', { has: paypal })
      .getByText(/Ab 1,00\s€/)
      .waitFor()
    await page.getByRole('radio', { name: /Karte/ }).check()
    // A package reaches every minimum; switching back to the exact amount loses nothing.
    await page.getByRole('radio', { name: /^20/ }).check()
    expect(await paypal.isDisabled()).toBe(false)
    await paypal.check()
    await page.getByRole('radio', { name: /Nur diese Nachricht/ }).check()
    await page.getByText('Wähl, wie du bezahlst.').waitFor()
    await page.getByRole('radio', { name: /Karte/ }).check()
    await page.locator('#order-consent').check()
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click()
    await page.getByRole('button', { name: 'Zahlung scheitern lassen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Die Zahlung hat nicht geklappt' }).waitFor()
    await page.getByRole('link', { name: 'Anders bezahlen' }).click()
    await page.waitForURL('**/credits/exact?for=message&to=%2Fchats')
    expect(await page.getByRole('radio', { name: /Nur diese Nachricht/ }).isChecked()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  },
  2 * minute,
)

test(
  'CRED-03 a buyer with enough credits sees that there is nothing to buy, with a link back',
  async () => {
    const page = await holding('Noor', 9)
    await page.goto('/credits/exact?for=message&to=/chats')
    await page.getByText('You have enough for this: it costs 2 credits.').waitFor()
    expect(await page.getByRole('radio', { name: /Just this/ }).count()).toBe(0)
    expect(await page.locator('input:checked').count()).toBe(0)
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await page.waitForURL('**/chats**')
  },
  minute,
)
