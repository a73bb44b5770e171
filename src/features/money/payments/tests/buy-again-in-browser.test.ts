import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import {
  readCredits,
  setCredits,
  startChatWithJonas,
  waitForHydration,
} from '../testing/pages-in-browser.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const phone = { width: 390, height: 844 }

/** Orders and pays 60 credits by iDEAL over HTTP; returns the order. */
async function buyBefore({ request }: Page): Promise<string> {
  const data = {
    id: randomUUID(),
    bundle: 'p1',
    method: 'ideal',
    country: 'NL',
    consent: true,
  }
  const { order, redirect } = await (await request.post('/api/orders', { data })).json()
  await request.post(redirect, { data: { outcome: 'pay' } })
  await expect
    .poll(async () => (await (await request.get(`/api/orders/${order.id}`)).json()).status, {
      timeout: 20_000,
    })
    .toBe('completed')
  return order.id
}

const awake = (page: Page) => page.locator('html[data-awake]').waitFor({ state: 'attached' })

test(
  'CRED-04 a member who comes from a conversation to buy again finds their own last package and method chosen, and returns to it',
  async () => {
    const page = await stage.visitor({ as: 'Elena', ...phone })
    await buyBefore(page)
    const chat = await startChatWithJonas(stage, page)
    await setCredits(stage, 'Elena', 0)
    await page.goto(`/credits?to=${encodeURIComponent(chat)}`)
    await awake(page)
    expect(await page.locator('input[name=bundle]:checked').inputValue()).toBe('p1')
    expect(await page.locator('input[name=method]:checked').inputValue()).toBe('ideal')
    const dock = page.locator('.pay-dock')
    await dock.getByRole('checkbox').click()
    await dock.getByRole('button', { name: `${phrase('payments.order.button')} €24.99` }).click()
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.pay'), exact: true })
      .click()
    await page.waitForURL(`**${chat}`)
    await page.getByText(phrasePattern('chat.cost.message', { left: 60 })).waitFor()
  },
  2 * minute,
)

test(
  'CRED-04 on a phone the checkout button names the next missing step and leads to it, and then places the order',
  async () => {
    const page = await stage.visitor({ as: 'Nora', ...phone })
    await page.goto('/credits')
    await awake(page)
    const dock = page.locator('.pay-dock')
    await dock.getByRole('button', { name: phrase('payments.dock.bundle') }).click()
    await page.locator('input[name=bundle]').nth(1).check()
    await dock.getByRole('button', { name: phrase('payments.dock.method') }).click()
    const methods = page.locator('.pay-methods')
    await expect
      .poll(async () => {
        const top = (await methods.boundingBox())?.y ?? -1
        return top > 0 && top < phone.height
      })
      .toBe(true)
    await methods.locator('input[value=ideal]').check()
    // It disappears once ticked.
    await dock.getByRole('checkbox').click()
    const order = dock.getByRole('button', { name: phrasePattern('payments.order.button') })
    await expect.poll(() => order.getAttribute('aria-disabled')).toBeNull()
  },
  minute,
)

test(
  'BEY-31 after a withdrawal, an open page shows the order as withdrawn and the new balance immediately, without a reload',
  async () => {
    const page = await stage.visitor({ as: 'Claire' })
    const order = await buyBefore(page)
    await page.goto('/transactions')
    await awake(page)
    await page.getByText(phrase('payments.orders.statuses.completed')).first().waitFor()
    const held = (await (await page.request.get('/api/credits')).json()).credits
    await page.getByRole('link', { name: phrase('credits.nav.held', { credits: held }) }).waitFor()
    // Simulates another tab.
    await page.request.post(`/api/orders/${order}/withdrawal`, { data: {} })
    await page.getByText(phrase('payments.orders.withdrawn', { money: '€24.99' })).waitFor()
    await expect
      .poll(() =>
        page.getByRole('link', { name: phrase('credits.nav.held', { credits: held }) }).count(),
      )
      .toBe(0)
  },
  minute,
)

test(
  'CRED-05 orders and credits are one tap away from the account menu, the settings and the checkout',
  async () => {
    const page = await stage.visitor({ as: 'Claire' })
    for (const path of ['/credits', '/notifications']) {
      await page.goto(path)
      await awake(page)
      // In the settings, its name is followed by the balance.
      const link = page
        .getByRole('main')
        .getByRole('link', { name: phrase('payments.orders.title') })
      expect(await link.first().getAttribute('href')).toBe('/transactions')
    }
    await page.getByRole('button', { name: phrase('app.nav.account') }).click()
    const item = page.getByRole('menuitem', { name: phrase('app.nav.orders') })
    await item.click()
    await page.waitForURL('**/transactions')
  },
  minute,
)

test(
  'CRED-03 without credits, a member can pay for just this message, and the text is kept and sent',
  async () => {
    await setCredits(stage, 'Mei', 0)
    const page = await stage.visitor({ as: 'Mei' })
    // The first message and the first reply are free; the next one costs credits.
    await page.goto(await startChatWithJonas(stage, page))
    await waitForHydration(page)
    const field = page.getByLabel(phrase('chat.composer.label', { name: 'Jonas' }))
    await field.fill('A sentence that is worth a euro')
    // On the narrowest phone the sentence has enough room next to the button.
    await page.setViewportSize({ width: 320, height: 640 })
    const alert = page.locator('.alert', {
      hasText: phrasePattern('chat.cost.none', { credits: 2 }),
    })
    expect((await alert.boundingBox())?.height).toBeLessThan(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page
      .getByRole('link', { name: phrase('chat.missing', { credits: 2, price: '€1.10' }) })
      .click()
    await page.waitForURL('**/credits/exact?for=message&to=%2Fchats%2F*')

    const exact = page.getByRole('radio', {
      name: new RegExp(`^2\\s*credits\\s*${phrase('payments.exact.just.message')}`),
    })
    await exact.waitFor()
    expect(await exact.isChecked()).toBe(true)
    await page.getByText(phrasePattern('payments.exact.why', { cost: 2, held: 0 })).waitFor()
    await page
      .getByText(phrasePattern('payments.exact.why', { percent: 20, smallest: '€0.50' }))
      .waitFor()
    await page.getByRole('radio', { name: /iDEAL/ }).check()
    await page.locator('#order-consent').check()
    await page.getByRole('button', { name: `${phrase('payments.order.button')} €1.10` }).click()
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.pay'), exact: true })
      .click()
    // Paid: back in the conversation without another tap.
    await page.waitForURL('**/chats/*')
    await waitForHydration(page)
    await expect.poll(() => field.inputValue()).toBe('A sentence that is worth a euro')
    await page
      .getByRole('button', { name: phrase('chat.composer.send_for', { credits: 2 }) })
      .click()
    await expect.poll(() => readCredits(page), { timeout: 20_000 }).toBe(0)
  },
  2 * minute,
)
