import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { openHydrated } from '#test/harness/open-hydrated.ts'
import { openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { openOfficePage } from '#features/members/staff/testing/open-office-page.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { createBuyers } from '../testing/buyers-in-browser.ts'
import { withOpenDisputes } from '../testing/with-open-disputes.ts'

const stage = withSite({ cast: false })
const { member, buy, paymentOf } = createBuyers(stage)
const minutes = 8 * 60_000
// Otherwise a new member's first order would cost less.
beforeAll(() =>
  stage.site().server.product.sites.changeSettings(1, { time_bonus: false, welcome_percentage: 0 }),
)

/** Moves the product's clock and queries the provider about refunds. */
async function moveClock(ms: number): Promise<void> {
  const { product, infrastructure } = stage.site().server
  infrastructure.clock.moveBy(ms)
  await product.sandboxGateway?.flush()
  await product.refunds.reconcile(infrastructure.clock.now())
  await product.eventBus.drain()
}

const readCredits = async ({ request }: Page): Promise<number> =>
  (await (await request.get('/api/credits')).json()).credits
const wayOut = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: phrase('refunds.way_out') })

/** Opens the file of the disputed order. */
async function openDisputed(page: Page): Promise<void> {
  await openHydrated(page, '/office/orders')
  const notice = page.getByRole('listitem').filter({
    hasText: phrase('refunds.office.rulings.open_dispute', {
      amount: '€24.99',
      gateway: 'sandbox',
    }),
  })
  await notice.getByRole('button', { name: phrase('refunds.office.look') }).click()
  await page
    .getByText(phrase('refunds.office.rulings.staff_decide', { gateway: 'sandbox' }))
    .waitFor()
}

test(
  'BEY-10 on the fourteenth day a member withdraws in two steps, tracks the refund, and receives the receipt by email',
  async () => {
    const { page, email } = await member('Jonas')
    const before = await readCredits(page)
    const order = await buy(page, 'ideal')
    expect(await readCredits(page)).toBe(before + 60)
    await moveClock(14 * 86_400_000)

    const rendered = await page.context().newPage()
    await openRendered(rendered, `/transactions/${order}`)
    await wayOut(rendered).waitFor()
    await page.goto(`/transactions/${order}`)
    await wayOut(page).click()
    await page.getByRole('heading', { name: phrase('refunds.steps.first') }).waitFor()
    await page.getByText('60 of 60').waitFor()
    await page.getByRole('button', { name: phrase('refunds.way_out') }).click()
    await page.getByRole('heading', { name: phrase('refunds.steps.second') }).waitFor()
    await page.getByRole('button', { name: phrase('refunds.steps.confirm') }).click()
    await page.getByText(phrasePattern('refunds.withdrawn.title')).waitFor()
    expect(await readCredits(page)).toBe(before)

    await page.getByRole('link', { name: phrase('refunds.steps.to_order') }).click()
    await page.getByText(phrase('refunds.back.pending', { amount: '€24.99' })).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await moveClock(2 * 60_000)
    await openRendered(rendered, `/transactions/${order}`)
    await rendered.getByText(phrase('refunds.back.paid', { amount: '€24.99' })).waitFor()
    expect(await wayOut(rendered).count()).toBe(0)
    const mails = await stage.site().mails(email)
    expect(mails.map(({ subject }) => subject)).toContain(phrase('refunds.mail.withdrawn.subject'))
  },
  minutes,
)

test(
  'BEY-10 a buyer who is logged out withdraws through any page’s footer with only order number and address',
  async () => {
    const { page, email } = await member('Noor')
    const order = await buy(page, 'ideal')

    const visitor = await stage.visitor({ width: 390, height: 844 })
    const rendered = await visitor.context().newPage()
    for (const path of ['/', '/premium', '/pages/terms']) {
      await openRendered(rendered, path)
      expect(
        await rendered
          .locator('footer')
          .getByRole('link', { name: phrase('refunds.way_out') })
          .getAttribute('href'),
      ).toBe('/withdraw')
    }
    await visitor.goto('/withdraw')
    await visitor.getByRole('heading', { level: 1, name: phrase('refunds.page.title') }).waitFor()
    await visitor.getByRole('button', { name: phrase('refunds.way_out') }).click()
    await visitor.getByText(phrase('refunds.refusals.order_required')).waitFor()
    await visitor.getByText(phrase('refunds.refusals.email_required')).waitFor()
    await visitor.getByLabel(phrase('refunds.facts.order')).fill(order)
    await visitor.getByLabel(phrase('accounts.fields.email')).fill(email)
    await visitor.getByRole('button', { name: phrase('refunds.way_out') }).click()
    await visitor.getByRole('heading', { name: phrase('refunds.steps.second') }).waitFor()
    expect(await findSeriousViolations(visitor)).toEqual([])
    await visitor.getByRole('button', { name: phrase('refunds.steps.confirm') }).click()
    await visitor
      .getByRole('heading', { name: phrasePattern('refunds.declare.received', { start: true }) })
      .waitFor()
    const knownOrderText = await visitor.getByRole('main').innerText()

    // Whether or not the order exists, the page shows the same text.
    await visitor.goto('/withdraw')
    await visitor.getByLabel(phrase('refunds.facts.order')).fill(randomUUID())
    await visitor.getByLabel(phrase('accounts.fields.email')).fill('nobody@example.org')
    await visitor.getByRole('button', { name: phrase('refunds.way_out') }).click()
    await visitor.getByRole('button', { name: phrase('refunds.steps.confirm') }).click()
    await visitor
      .getByRole('heading', { name: phrasePattern('refunds.declare.received', { start: true }) })
      .waitFor()
    const timeless = (text: string) => text.replace(phrasePattern('refunds.declare.received'), '')
    expect(timeless(await visitor.getByRole('main').innerText())).toBe(timeless(knownOrderText))

    const mails = await stage.site().mails(email)
    expect(mails.map(({ subject }) => subject)).toContain(phrase('refunds.mail.withdrawn.subject'))
    await openRendered(page, `/transactions/${order}`)
    await page
      .getByText(
        new RegExp(
          `${phrasePattern('refunds.back.asked', { amount: '€24.99' }).source}|${phrasePattern('refunds.back.pending', { amount: '€24.99' }).source}`,
        ),
      )
      .waitFor()
  },
  minutes,
)

test(
  'CRED-12 when a chargeback is opened and lost on the sandbox page, the order shows what is frozen and what was taken, and everything else stays usable',
  async () => {
    const { page } = await member('Mei')
    const before = await readCredits(page)
    const order = await buy(page, 'creditcard')
    const bank = await stage.visitor()
    await bank.goto(await paymentOf(order))
    await bank
      .getByRole('button', { name: phrase('sandbox_gateway.afterwards.turns.dispute') })
      .click()
    await bank
      .getByText(phrase('sandbox_gateway.afterwards.disputes.open', { amount: '€24.99' }))
      .waitFor()
    await expect.poll(() => readCredits(page)).toBe(before)
    await page.goto(`/transactions/${order}`)
    await page.getByText(phrase('refunds.dispute.frozen', { credits: 60 })).waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await bank
      .getByRole('button', { name: phrase('sandbox_gateway.afterwards.turns.dispute_lost') })
      .click()
    await bank
      .getByText(
        phrase('sandbox_gateway.afterwards.disputes.lost', { amount: '€24.99', code: '' }).trim(),
      )
      .waitFor()
    await expect
      .poll(async () => {
        await openRendered(page, `/transactions/${order}`)
        return page.getByRole('main').innerText()
      })
      .toContain(phrase('refunds.dispute.taken', { credits: 60 }))
    expect(await openRendered(page, '/members')).toBe(200)
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await readCredits(page)).toBe(before)
  },
  minutes,
)

test('OPS-04 CRED-12 a finance staff member records the outcome of a dispute its provider never reports, and is notified when the provider reports otherwise', async () => {
  const { page: mei } = await member('Mei Lin')
  const order = await buy(mei, 'creditcard')
  const turn = async (what: string) => {
    const path = (await paymentOf(order)).replace('?', '/afterwards?')
    expect((await mei.request.post(path, { data: { turn: what } })).status()).toBe(200)
  }
  const orderPage = async () => {
    await openRendered(mei, `/transactions/${order}`)
    return mei.getByRole('main').innerText()
  }
  const frida = await openOfficePage(stage, 'finance', 'Frida')
  await withOpenDisputes(
    stage.site().server.product.payments.providerNamed('sandbox'),
    async () => {
      await turn('dispute')
      await expect.poll(orderPage).toContain(phrase('refunds.dispute.frozen', { credits: 60 }))

      // Read-only staff see who decides but are not offered any actions.
      const sven = await openOfficePage(stage, 'support', 'Sven')
      await openDisputed(sven)
      await sven.getByText(phrase('refunds.office.rulings.may_not')).waitFor()
      expect(
        await sven.getByRole('button', { name: phrase('refunds.office.rulings.send') }).count(),
      ).toBe(0)

      await openDisputed(frida)
      expect(await frida.getByText(phrase('refunds.office.rulings.may_not')).count()).toBe(0)
      // The consequences of either outcome are stated in advance.
      await frida.getByText(phrase('refunds.office.rulings.effects.won')).waitFor()
      await frida.getByLabel(phrase('refunds.office.rulings.what')).selectOption('lost')
      await frida.getByText(phrase('refunds.office.rulings.effects.lost')).waitFor()
      await frida.getByRole('button', { name: phrase('refunds.office.rulings.send') }).click()
      await frida.getByText(phrase('refunds.refusals.reason_required')).waitFor()
      expect(await findSeriousViolations(frida)).toEqual([])
      await frida
        .locator('[data-dispute]')
        .getByLabel(phrase('refunds.office.rulings.reason'))
        .fill('It says so in their list')
      await frida.getByRole('button', { name: phrase('refunds.office.rulings.send') }).click()
      await frida
        .getByText(phrase('refunds.office.rulings.dispute.lost', { amount: '€24.99' }))
        .waitFor()
      await frida.locator('[data-ruling="done"]').getByText('It says so in their list').waitFor()
      expect(
        await frida.getByRole('button', { name: phrase('refunds.office.rulings.send') }).count(),
      ).toBe(0)
      await sven.context().close()
    },
  )
  await expect.poll(orderPage).toContain(phrase('refunds.dispute.taken', { credits: 60 }))

  await turn('dispute_won')
  await openHydrated(frida, '/office/orders')
  const notice = frida.getByRole('listitem').filter({
    hasText: phrase('refunds.office.rulings.open_overturned', {
      gateway: 'sandbox',
      amount: '€24.99',
      state: 'won',
    }),
  })
  // The provider's report arrives by webhook, and the list is refetched.
  await notice
    .getByRole('button', { name: phrase('refunds.office.look') })
    .click({ timeout: 60_000 })
  await frida
    .getByText(phrase('refunds.office.rulings.dispute.won', { amount: '€24.99' }))
    .waitFor()
  await frida
    .getByText(
      phrasePattern('refunds.office.rulings.overturned', { state: 'won', gateway: 'sandbox' }),
    )
    .waitFor()
  expect(await findSeriousViolations(frida)).toEqual([])
  for (const step of [/^lost$/, /^won_after_all$/])
    await frida.locator('code').filter({ hasText: step }).first().waitFor()
  await openRendered(mei, '/credits/statement')
  await mei.getByText(phrase('credit_statement.reasons.chargeback_won')).first().waitFor()
}, 480_000)
