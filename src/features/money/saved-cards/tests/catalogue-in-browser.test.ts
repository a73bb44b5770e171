import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { openReader, openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000
const consent = (page: Page) =>
  page.getByRole('checkbox', { name: phrasePattern('payments.order.consent') })
const order = (page: Page) =>
  page.getByRole('button', { name: `${phrase('payments.order.button')} €24.99` }).first()
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
const repeatLink = (page: Page) =>
  page.getByRole('link', { name: phrase('saved_cards.repeat.link', { credits: 60 }) })
const completed = phrase('payments.transaction.completed.title', { credits: 60 })

interface PlacedOrder {
  readonly order: { readonly id: string }
  readonly redirect: string
}

async function post<Body>(page: Page, path: string, data: object): Promise<Body> {
  const reply = await page.request.post(path, { data })
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
  return (await reply.json()) as Body
}

/** Waits until the shop has recorded an order as paid. */
const waitUntilPaid = (page: Page, id: string) =>
  expect
    .poll(async () => (await (await page.request.get(`/api/orders/${id}`)).json()).status)
    .toBe('completed')

/** Buys 60 credits and pays for them; by card, it is saved. Returns the order's id. */
async function buy(page: Page, method: 'creditcard' | 'paypal' = 'creditcard'): Promise<string> {
  const { order: placed, redirect } = await post<PlacedOrder>(page, '/api/orders', {
    id: randomUUID(),
    bundle: 'p1',
    method,
    country: 'NL',
    consent: true,
    ...(method === 'creditcard' && { keep_card: true }),
  })
  await post(page, redirect, { outcome: 'pay' })
  await waitUntilPaid(page, placed.id)
  return placed.id
}

/** The provider's name for a member's saved card. The provider reports it in a separate webhook. */
async function findToken(name: string): Promise<string> {
  const find = () =>
    stage.site().server.infrastructure.database.many<{ token: string }>(sql`
      select c.token from saved_cards.card c join accounts.account a on a.id = c.account_id where a.name = ${name}`)
  await expect.poll(async () => (await find()).length).toBe(1)
  return (await find())[0]?.token ?? ''
}

/** Sets how the bank behind a member's card behaves, using the sandbox settings. */
const bank = async (page: Page, name: string, behaviour: object) =>
  post(page, `/dev/pay/cards/${await findToken(name)}`, behaviour)

test(
  'CRED-06 a card is saved when the box is ticked, pays for the last order again with one button, and is removed in the settings',
  async () => {
    const page = await stage.visitor({ as: 'Jonas' })
    const rendered = await page.context().newPage()
    await openRendered(rendered, '/credits/repeat-order')
    await rendered.getByText(phrase('saved_cards.none.no_order.title')).waitFor()
    await openRendered(rendered, '/credits/p1/ideal?country=NL')
    await order(rendered).waitFor()
    expect(
      await rendered.getByRole('checkbox', { name: phrase('payments.keep_card.label') }).count(),
    ).toBe(0)
    expect(await repeatLink(rendered).count()).toBe(0)

    await page.goto('/credits/p1/creditcard?country=NL')
    const box = page.getByRole('checkbox', { name: phrase('payments.keep_card.label') })
    expect(await box.isChecked()).toBe(false)
    await box.check()
    await consent(page).check()
    await order(page).click()
    await page
      .getByRole('button', { name: phrase('sandbox_gateway.simulation.outcomes.pay'), exact: true })
      .click()
    await heading(page, completed)
    await repeatLink(page).click()
    await heading(page, phrase('saved_cards.repeat.title'))
    const main = page.getByRole('main')
    await main
      .getByText(phrase('saved_cards.card', { brand: 'Visa', last4: '4242' }), { exact: true })
      .waitFor()
    await main.getByText(phrase('saved_cards.states.good', { month: 'December 2034' })).waitFor()
    await main.getByText(phrase('payments.order.total')).waitFor()
    await order(page).click()
    await page.getByText(phrase('payments.checkout.tick_consent')).waitFor()
    await consent(page).check()
    await order(page).click()
    await heading(page, completed)
    await openRendered(rendered, '/credits')
    await repeatLink(rendered).waitFor()

    await page.goto('/notifications/cards')
    await page
      .getByRole('button', {
        name: phrase('saved_cards.card', { brand: 'Remove Visa', last4: '4242' }),
      })
      .click()
    await page.getByRole('button', { name: phrase('saved_cards.own.confirm') }).click()
    await page
      .getByText(
        phrase('saved_cards.own.removed', {
          card: phrase('saved_cards.card', { brand: 'Visa', last4: '4242' }),
        }),
      )
      .waitFor()
    await page.getByText(phrase('saved_cards.own.empty_title')).waitFor()
    await openRendered(rendered, '/credits/repeat-order')
    await rendered.getByText(phrase('saved_cards.none.no_card.title')).waitFor()
    expect(
      await rendered
        .getByRole('link', { name: phrase('saved_cards.none.card') })
        .getAttribute('href'),
    ).toBe('/credits/p1/creditcard')
  },
  2 * minute,
)

test(
  'CRED-06 when a card payment fails, trying again, a new card and PayPal all work',
  async () => {
    const page = await stage.visitor({ as: 'Elena' })
    const rendered = await page.context().newPage()
    await buy(page)
    await bank(page, 'Elena', { declines: true })
    await page.goto('/credits/repeat-order')
    await consent(page).check()
    await order(page).click()
    await heading(page, phrase('payments.transaction.failed.title'))
    await page
      .getByText(phrase('saved_cards.failed.declined', { card: 'Visa ending in 4242' }))
      .waitFor()
    await page.getByText(phrase('payments.transaction.failed.text')).waitFor()
    for (const [offer, path] of [
      ['paypal', '/credits/p1/paypal'],
      ['new_card', '/credits/p1/creditcard'],
    ] as const)
      expect(
        await page
          .getByRole('link', { name: phrase(`saved_cards.offers.${offer}`) })
          .getAttribute('href'),
      ).toBe(path)
    await openRendered(rendered, '/credits/p1/paypal')
    expect(await rendered.getByRole('radio', { name: /PayPal/ }).isChecked()).toBe(true)
    await openRendered(rendered, '/credits/p1/creditcard')
    await rendered.getByRole('checkbox', { name: phrase('payments.keep_card.label') }).waitFor()
    expect(await rendered.getByRole('radio', { name: /Visa and Mastercard/ }).isChecked()).toBe(
      true,
    )

    await bank(page, 'Elena', { declines: false, asks: true })
    await page.getByRole('link', { name: phrase('saved_cards.offers.again') }).click()
    await page.waitForURL('**/credits/repeat-order')
    await consent(page).check()
    await order(page).click()
    await heading(page, phrase('sandbox_gateway.simulation.challenge_title', { amount: '€24.99' }))
    await openRendered(rendered, '/credits/repeat-order')
    await rendered.getByText(phrase('saved_cards.repeat.waits')).first().waitFor()
    const waiting = await rendered
      .getByRole('link', { name: phrase('saved_cards.repeat.to_waiting') })
      .getAttribute('href')
    await openRendered(rendered, waiting ?? '')
    const payment = new URL(page.url()).pathname
    expect(
      await rendered
        .getByRole('link', { name: phrase('payments.transaction.continue') })
        .getAttribute('href'),
    ).toContain(payment)
    await post(page, payment, { outcome: 'challenge_passed' })
    await waitUntilPaid(page, (waiting ?? '').slice('/transactions/'.length))
    await openRendered(rendered, waiting ?? '')
    await heading(rendered, completed)
    await openRendered(rendered, `/transactions/${await buy(page, 'paypal')}`)
    await heading(rendered, completed)
  },
  2 * minute,
)

test(
  'CRED-06 a card the provider no longer knows is reported and not offered again',
  async () => {
    const page = await stage.visitor({ as: 'Noor' })
    const first = await buy(page)
    const token = await findToken('Noor')
    await stage.site().server.product.payments.providerNamed('sandbox')?.forgetCard(token)
    const { cards } = await (await page.request.get('/api/cards')).json()
    const { order: again } = await post<PlacedOrder>(page, '/api/orders/repeat', {
      id: randomUUID(),
      order: first,
      card: cards[0].id,
      consent: true,
      price_minor: 2499,
    })
    await page.goto(`/transactions/${again.id}`)
    await page.getByText(phrasePattern('saved_cards.failed.refused')).waitFor()
    await page.getByRole('link', { name: phrase('saved_cards.offers.new_card') }).waitFor()
    await page.getByRole('link', { name: phrase('saved_cards.offers.paypal') }).waitFor()
    expect(await page.getByRole('link', { name: phrase('saved_cards.offers.again') }).count()).toBe(
      0,
    )
    await openRendered(page, '/credits/repeat-order')
    await page.getByText(phrase('saved_cards.none.no_good_card.title')).waitFor()
    await page.getByText(phrase('saved_cards.states.refused')).waitFor()
  },
  2 * minute,
)

test('CRED-06 in six other languages the button has the legally required label, and a phone has no horizontal scrolling', async () => {
  // Jonas has no saved card left; Elena has one.
  for (const locale of ['de', 'fr', 'es', 'it', 'pl'] as const) {
    const page = await openReader(stage, { as: 'Elena', locale })
    await openRendered(page, '/credits/repeat-order')
    await heading(page, phrase('saved_cards.repeat.title', { locale }))
    await page
      .getByRole('button', { name: phrase('payments.order.button', { locale }), exact: true })
      .waitFor()
  }
  // Dutch has the longest label.
  const locale = 'nl'
  const page = await stage.visitor({ as: 'Elena', locale, width: 320, height: 640 })
  await page.goto('/credits/repeat-order')
  await heading(page, phrase('saved_cards.repeat.title', { locale }))
  await page
    .getByRole('button', { name: phrase('payments.order.button', { locale }), exact: true })
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
