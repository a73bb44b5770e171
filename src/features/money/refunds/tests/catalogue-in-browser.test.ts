import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { createBuyers } from '../testing/buyers-in-browser.ts'

const stage = withSite({ cast: false })
const { member, buy, paymentOf } = createBuyers(stage)
const minutes = 8 * 60_000
// Otherwise a new member's first order would cost less.
beforeAll(() => stage.site().server.product.sites.changeSettings(1, { time_bonus: false, welcome_percentage: 0 }))

/** Moves the product's clock on its own page, which runs the jobs that fall due. */
async function moveClock(page: Page, amount: number, unit: 'minutes' | 'hours' | 'days'): Promise<void> {
  const done = await page.request.post('/dev/clock', {
    form: { amount, unit },
    // Many jobs fall due in that many days, and each runs before the response.
    timeout: 4 * 60_000,
    headers: { accept: 'application/json' },
  })
  expect(done.status()).toBe(200)
}

const readCredits = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/credits')).json()).credits as number)

test(
  'BEY-10 on the fourteenth day a member withdraws in two steps, tracks the refund, and receives the receipt by email',
  async () => {
    const { page, email } = await member('Jonas')
    const before = await readCredits(page)
    const order = await buy(page, /iDEAL/, 'Pay')
    await page.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor()
    await moveClock(page, 14, 'days')

    await page.goto(`/transactions/${order}`)
    await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click()
    await page.getByRole('heading', { name: 'Step 1 of 2: your order' }).waitFor()
    await page.getByText('60 of 60').waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
    await page.getByRole('heading', { name: 'Step 2 of 2: confirm' }).waitFor()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await page.getByText(/You withdrew on .* at /).waitFor()
    expect(await readCredits(page)).toBe(before)

    await page.getByRole('link', { name: 'To the order' }).click()
    await page.getByText('€24.99, on its way').waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await moveClock(page, 2, 'minutes')
    await page.reload()
    await page.getByText('€24.99, paid back').waitFor()
    expect(await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).count()).toBe(0)
    const mails = await stage.site().mails(email)
    expect(mails.map(({ subject }) => subject)).toContain('Your withdrawal was received')
  },
  minutes,
)

test(
  'BEY-10 logged out, through the footer of any page, with only order number and address',
  async () => {
    const { page, email } = await member('Noor')
    const order = await buy(page, /iDEAL/, 'Pay')
    await page.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor()

    const visitor = await stage.visitor({ width: 390, height: 844 })
    for (const path of ['/', '/premium', '/pages/terms']) {
      await visitor.goto(path)
      await visitor.locator('footer').getByRole('link', { name: 'Withdraw from contract here' }).waitFor()
    }
    await visitor.locator('footer').getByRole('link', { name: 'Withdraw from contract here' }).click()
    await visitor.getByRole('heading', { level: 1, name: 'Withdraw from contract' }).waitFor()
    await visitor.getByRole('button', { name: 'Withdraw from contract here' }).click()
    await visitor.getByText('Please enter the order number.').waitFor()
    await visitor.getByText('Please enter a whole e-mail address.').waitFor()
    await visitor.getByLabel('Order number').fill(order)
    await visitor.getByLabel('E-mail address').fill(email)
    await visitor.getByRole('button', { name: 'Withdraw from contract here' }).click()
    await visitor.getByRole('heading', { name: 'Step 2 of 2: confirm' }).waitFor()
    expect(await findSeriousViolations(visitor)).toEqual([])
    await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await visitor.getByRole('heading', { name: /^Received on .* at / }).waitFor()
    const knownOrderText = await visitor.getByRole('main').innerText()

    // Whether or not the order exists, the page shows the same text.
    await visitor.goto('/withdraw')
    await visitor.getByLabel('Order number').fill(randomUUID())
    await visitor.getByLabel('E-mail address').fill('nobody@example.org')
    await visitor.getByRole('button', { name: 'Withdraw from contract here' }).click()
    await visitor.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await visitor.getByRole('heading', { name: /^Received on .* at / }).waitFor()
    const timeless = (text: string) => text.replace(/Received on .*/, '')
    expect(timeless(await visitor.getByRole('main').innerText())).toBe(timeless(knownOrderText))

    const mails = await stage.site().mails(email)
    expect(mails.map(({ subject }) => subject)).toContain('Your withdrawal was received')
    await page.reload()
    await page.getByText(/€24.99, (asked for|on its way)/).waitFor()
  },
  minutes,
)

test(
  'CRED-12 a chargeback opened and lost on the sandbox page: the order shows what is frozen and what was taken, everything else stays usable',
  async () => {
    const { page } = await member('Mei')
    const before = await readCredits(page)
    const order = await buy(page, /Card/, 'Pay')
    await page.getByRole('heading', { level: 1, name: '60 credits added' }).waitFor()
    const bank = await stage.visitor()
    await bank.goto(await paymentOf(order))
    await bank.getByRole('button', { name: 'Dispute the payment' }).click()
    await bank.getByText('The payer disputes €24.99.').waitFor()
    await expect.poll(() => readCredits(page)).toBe(before)
    await page.reload()
    await page.getByText('60 credits of this order wait until that is decided.').waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await bank.getByRole('button', { name: 'Decide the dispute for the payer' }).click()
    await bank.getByText('€24.99 was taken back by the bank.').waitFor()
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByRole('main').innerText()
      })
      .toContain('60 unused credits left your account with it.')
    await page.goto('/members')
    expect(await readCredits(page)).toBe(before)
  },
  minutes,
)
