import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { buyBefore, setBank } from '#features/money/saved-cards/testing/buyer-in-browser.ts'
import { readCredits, waitForHydration } from '#features/money/payments/testing/pages-in-browser.ts'
import {
  addCredits,
  consent,
  field,
  findChat,
  order,
  sendFor2,
  sheet,
  words,
  writeWithoutCredits as write,
} from '../../testing/order-sheet.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const phone = { width: 390, height: 844 }

const card = phrase('saved_cards.card', { brand: 'Visa', last4: '4242' })
const writeWithoutCredits = (page: Page, name: string, path?: string) =>
  write(stage, page, name, path)

function countTaps() {
  const taps: string[] = []
  return {
    taps,
    tap: async (name: string, target: Locator) => {
      taps.push(name)
      await target.click()
    },
  }
}

function watchPages(page: Page): string[] {
  const paths: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname)
  })
  return paths
}

test(
  'CHAT-03 CRED-06 with a saved card, an empty wallet takes four taps from trying to send to sent, without leaving the conversation',
  async () => {
    const page = await stage.visitor({ as: 'Elena', ...phone })
    await buyBefore(page, 'creditcard')
    const chat = await writeWithoutCredits(page, 'Elena')
    const pages = watchPages(page)
    const { tap, taps } = countTaps()
    await tap('Add credits', addCredits(page))
    await sheet(page)
      .getByText(phrasePattern('order_sheet.costs.message', { balance: 0, credits: 2 }))
      .waitFor()
    await sheet(page).getByText(phrasePattern('order_sheet.kept')).waitFor()
    await sheet(page).getByText(card, { exact: true }).waitFor()
    expect(await sheet(page).getByRole('radio', { checked: true }).inputValue()).toBe('p1')
    expect(await consent(page).isChecked()).toBe(false)
    await tap('Consent', consent(page))
    await tap('Order and pay', order(page))
    await sheet(page).waitFor({ state: 'detached' })
    await page
      .getByText(phrase('payments.transaction.completed.title', { credits: 60 }))
      .first()
      .waitFor()
    expect(await field(page).inputValue()).toBe(words)
    await sendFor2(page).and(page.locator(':focus')).waitFor()
    await tap('Send', sendFor2(page))
    await page.getByRole('log').getByText(words).waitFor()
    expect(taps).toEqual(['Add credits', 'Consent', 'Order and pay', 'Send'])
    await expect.poll(() => readCredits(page), { timeout: 20_000 }).toBe(58)
    expect(pages.filter((path) => path !== chat)).toEqual([])
  },
  2 * minute,
)

test(
  'CHAT-03 CRED-04 with another payment method, an empty wallet takes four taps to paid and back, with no other page than the bank’s, and the text is kept',
  async () => {
    const page = await stage.visitor({ as: 'Noor', ...phone })
    await buyBefore(page, 'ideal')
    const chat = await writeWithoutCredits(page, 'Noor')
    await page.getByText(phrasePattern('chat.cost.none', { balance: 0, credits: 2 })).waitFor()
    const pages = watchPages(page)
    const { tap, taps } = countTaps()
    await tap('Add credits', addCredits(page))
    await sheet(page).getByText('iDEAL', { exact: true }).waitFor()
    await tap('Consent', consent(page))
    await tap('Order and pay', order(page))
    await tap(
      'Pay',
      page.getByRole('button', {
        name: phrase('sandbox_gateway.simulation.outcomes.pay'),
        exact: true,
      }),
    )
    await page.waitForURL(`**${chat}`)
    expect(taps).toEqual(['Add credits', 'Consent', 'Order and pay', 'Pay'])
    expect(pages.some((path) => path.startsWith('/credits'))).toBe(false)
    await expect.poll(() => field(page).inputValue()).toBe(words)
    await sendFor2(page).waitFor()
    await page.getByText(phrasePattern('chat.cost.message', { left: 60 })).waitFor()
  },
  2 * minute,
)

test(
  'CHAT-03 closing the sheet by Escape, its button or beside it changes nothing, and without consent nothing is ordered',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    await writeWithoutCredits(page, 'Noor')
    const before = await readOrders(page)
    await field(page).press('Enter')
    await sheet(page)
      .getByRole('heading', { name: phrase('order_sheet.title') })
      .and(page.locator(':focus'))
      .waitFor()
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    await field(page).and(page.locator(':focus')).waitFor()
    await addCredits(page).click()
    await sheet(page)
      .getByRole('button', { name: phrase('order_sheet.close') })
      .click()
    await addCredits(page).and(page.locator(':focus')).waitFor()
    await addCredits(page).click()
    await order(page).click()
    await sheet(page).getByText(phrase('payments.checkout.tick_consent')).waitFor()
    await consent(page).and(page.locator(':focus')).waitFor()
    await page.mouse.click(5, 5)
    await sheet(page).waitFor({ state: 'detached' })
    expect(await field(page).inputValue()).toBe(words)
    expect(await readOrders(page)).toEqual(before)
    await field(page).fill('')
    await field(page).press('Enter')
    await expect.poll(() => sheet(page).count()).toBe(0)
  },
  minute,
)

const readOrders = async (page: Page): Promise<unknown> =>
  (await (await page.request.get('/api/orders')).json()).orders

test(
  'CRED-06 when a saved card is declined, the sheet says so and offers three ways to continue; trying again there works',
  async () => {
    const page = await stage.visitor({ as: 'Elena' })
    const chat = await findChat(page)
    await writeWithoutCredits(page, 'Elena', chat)
    await setBank(stage, page, 'Elena', { declines: true })
    await addCredits(page).click()
    await consent(page).check()
    await order(page).click()
    await sheet(page).getByText(phrase('payments.transaction.failed.title')).waitFor()
    await sheet(page).getByText(phrase('saved_cards.failed.declined', { card })).waitFor()
    for (const [offer, method] of [
      ['new_card', 'creditcard'],
      ['paypal', 'paypal'],
    ] as const)
      expect(
        await sheet(page)
          .getByRole('link', { name: phrase(`saved_cards.offers.${offer}`) })
          .getAttribute('href'),
      ).toBe(`/credits/p1/${method}?to=${encodeURIComponent(chat)}`)
    await setBank(stage, page, 'Elena', { declines: false })
    await sheet(page)
      .getByRole('button', { name: phrase('saved_cards.offers.again') })
      .click()
    await expect.poll(() => consent(page).isChecked()).toBe(false)
    await consent(page).check()
    await order(page).click()
    await sheet(page).waitFor({ state: 'detached' })
    await sendFor2(page).waitFor()
    expect(await field(page).inputValue()).toBe(words)
  },
  2 * minute,
)

test(
  'CHAT-03 CRED-04 a member who has never bought chooses a package in the sheet and a payment method in the checkout, and returns with the text',
  async () => {
    const page = await stage.visitor({ as: 'Mei', ...phone })
    const chat = await writeWithoutCredits(page, 'Mei')
    await addCredits(page).click()
    await sheet(page).getByText(phrase('order_sheet.first')).waitFor()
    expect(await sheet(page).getByRole('radio').count()).toBe(0)
    expect(await sheet(page).getByRole('button').count()).toBe(1)
    const to = encodeURIComponent(chat)
    const links = sheet(page).locator('ul a')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `/credits/p0?to=${to}`,
      `/credits/p1?to=${to}`,
      `/credits/p2?to=${to}`,
      `/credits/exact?for=message&to=${to}`,
    ])
    await links.first().click()
    await page.waitForURL((url) => url.pathname === '/credits/p0')
    const dock = page.locator('.pay-dock')
    await dock.getByRole('button', { name: phrase('payments.dock.method') }).click()
    await page.locator('input[name=method][value=ideal]').press('Space')
    await dock.getByRole('checkbox').click()
    await dock.getByRole('button', { name: phrasePattern('payments.order.button') }).click()
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.pay'), exact: true })
      .click()
    await page.waitForURL(`**${chat}`)
    await expect.poll(() => field(page).inputValue()).toBe(words)
    await sendFor2(page).waitFor()
  },
  2 * minute,
)

test(
  'BEY-09 CRED-04 before an order is placed, the sheet says what prevents it: a limit, no connection, prices that could not be loaded, or a stop of all sales or of the last payment method',
  async () => {
    const page = await stage.visitor({ as: 'Noor', ...phone })
    const chat = await findChat(page)
    await writeWithoutCredits(page, 'Noor', chat)
    const reopen = async () => {
      if ((await sheet(page).count()) > 0) await page.keyboard.press('Escape')
      await addCredits(page).click()
    }

    await page.route('**/api/credits/offers', (route) => route.abort())
    await addCredits(page).click()
    await sheet(page).getByText(phrase('order_sheet.failed')).waitFor()
    await page.unroute('**/api/credits/offers')
    await sheet(page)
      .getByRole('button', { name: phrase('order_sheet.retry') })
      .click()
    await order(page).waitFor()

    await page.context().setOffline(true)
    await sheet(page).getByText(phrase('order_sheet.offline')).waitFor()
    await consent(page).check()
    await order(page).click({ force: true })
    await page.context().setOffline(false)
    await sheet(page).getByText(phrase('order_sheet.offline')).waitFor({ state: 'detached' })

    const { infrastructure } = stage.site().server
    const stop = (kind: string, method: string | null) =>
      infrastructure.database.pool.query(
        `insert into accounting.sales_stop (sales_stop_id, kind, name, reason, closed_at, closed_by)
         values (gen_random_uuid(), $1, $2, 'A test.', $3, 1)`,
        [kind, method, infrastructure.clock.now()],
      )
    await stop('method', 'ideal')
    await reopen()
    await sheet(page)
      .getByText(phrase('order_sheet.not_offered', { method: 'iDEAL' }))
      .waitFor()
    expect(
      await sheet(page)
        .getByRole('link', { name: phrase('payments.dock.method') })
        .getAttribute('href'),
    ).toBe(`/credits/p1?to=${encodeURIComponent(chat)}`)
    expect(await consent(page).count()).toBe(0)
    await stop('all', null)
    await reopen()
    await sheet(page).getByText(phrase('payments.closed.all')).waitFor()
    expect(await sheet(page).getByRole('radio').count()).toBe(0)
    await infrastructure.database.pool.query('delete from accounting.sales_stop')

    // Two packages of €24.99 were ordered today.
    const limit = { limit_minor: 6500 }
    expect((await page.request.put('/api/spending-limits/day', { data: limit })).ok()).toBe(true)
    await page.reload()
    await waitForHydration(page)
    await addCredits(page).click()
    await sheet(page)
      .getByText(phrasePattern('spending_limits.stop.reached', { limit: '€65.00', span: 'day' }))
      .waitFor()
    await consent(page).check()
    await order(page).click({ force: true })
    // A smaller package is within the limit.
    await sheet(page).getByRole('radio').first().check()
    await expect.poll(() => order(page, '€9.99').getAttribute('aria-disabled')).toBeNull()
    expect(await sheet(page).count()).toBe(1)
  },
  2 * minute,
)
