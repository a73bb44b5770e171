import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { mainHeading, pageText } from '#app/testing/page-text.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import type { OrderView } from '../contract/payments.ts'
import { type MethodKey, methodKeys, methods } from '../rules/methods.ts'
import { type Marketplace, openMarketplace } from '../testing/marketplace.ts'

let site: Marketplace
let noor: WebClient
beforeAll(async () => {
  site = await openMarketplace()
  await site.server.product.sites.changeSettings(1, { time_bonus: false, welcome_percentage: 0 })
  noor = await site.buyer()
})
afterAll(() => site.close())

const title = (screen: 'wallet' | 'code' | 'voucher', method: string) =>
  phrase(`sandbox_gateway.${screen}.title`, { method })
const bankTitle = phrase('sandbox_gateway.bank.title')
const cardTitle = phrase('sandbox_gateway.card.title')
/**
 * The payer's input on the bank's page. The card number is assembled, because none may be in the
 * source.
 */
const bank = { bank: 'harbour' }
const card = {
  number: ['4242', '4242', '4242', '4242'].join(' '),
  expires: '12/34',
  security: '123',
}
const voucher = { voucher: '1234 5678 9012 3456' }

/** Each method, a country that offers it, its name and price, and the title and input of its bank page. */
const rows: readonly [MethodKey, string, string, string, string, Record<string, string>][] = [
  ['ideal', 'NL', 'iDEAL', '€9.99', bankTitle, bank],
  ['bancontact', 'BE', 'Bancontact', '€9.99', title('wallet', 'Bancontact'), {}],
  ['blik', 'PL', 'BLIK', 'PLN 42.99', title('code', 'BLIK'), { code: '123456' }],
  ['prezelewy24', 'PL', 'Przelewy24', 'PLN 42.99', bankTitle, bank],
  ['eps', 'AT', 'eps', '€9.99', bankTitle, bank],
  ['cartebancaire', 'FR', 'Carte Bancaire', '€9.99', cardTitle, card],
  ['creditcard', 'US', 'Card', '$10.99', cardTitle, card],
  ['visa', 'GB', 'Card', '£8.99', cardTitle, card],
  ['mastercard', 'CH', 'Card', 'CHF 9.90', cardTitle, card],
  ['nexi', 'IT', 'Card', '€9.99', cardTitle, card],
  ['applepay', 'IE', 'Apple Pay', '€9.99', title('wallet', 'Apple Pay'), {}],
  ['paypal', 'ES', 'PayPal', '€9.99', title('wallet', 'PayPal'), {}],
  ['paysafecard', 'DE', 'paysafecard', '€9.99', title('voucher', 'paysafecard'), voucher],
  ['wero', 'DE', 'Wero', '€9.99', title('wallet', 'Wero'), {}],
  [
    'sct',
    'NL',
    phrase('payments.methods.sct'),
    '€9.99',
    phrase('sandbox_gateway.transfer.title'),
    {},
  ],
]

test.each(rows)(
  'CRED-04 CRED-05 a member paying by %s from %s gets its bank page and receives the credits',
  async (method, country, name, price, bankPageTitle, input) => {
    const before = await credits()
    // The country is remembered for the visit.
    await noor.send('GET', `/api/credits/offers?country=${country}`)
    const checkout = (await noor.send('GET', `/credits/p0/${method}`)).text
    expect(
      checkout.match(/<label class="pay-method">.*?<\/label>/gs)?.filter((row) => {
        return row.includes('checked=""')
      }).length,
    ).toBe(1)
    expect(
      pageText(checkout, /<label class="pay-method"><input[^>]*checked="".*?<\/label>/s),
    ).toMatch(new RegExp(`^${name}\\b`))
    expect(pageText(checkout, /<button type="submit" class="[^"]*btn-brass.*?<\/button>/s)).toBe(
      `${phrase('payments.order.button')} ${price}`,
    )
    const { order, redirect } = (
      await noor.send('POST', '/api/orders', {
        id: randomUUID(),
        bundle: 'p0',
        method,
        country,
        consent: true,
      })
    ).body as unknown as { order: OrderView; redirect: string }

    const bankPage = (await noor.send('GET', redirect)).text
    expect(pageText(bankPage)).toContain(phrase('sandbox_gateway.simulation.banner'))
    expect(pageText(bankPage, /<h2 id="screen-title">.*?<\/h2>/s)).toBe(bankPageTitle)
    const button = pageText(bankPage, /<button class="main">.*?<\/button>/s)
    expect(button).toBe(
      method === 'sct'
        ? phrase('sandbox_gateway.transfer.send')
        : phrase(`sandbox_gateway.${methods[method].providers.sandbox as 'card'}.send`, {
            amount: price,
          }),
    )
    const action = /<form method="post" action="(\/dev\/pay\/[^"]+)"/.exec(bankPage)?.[1] ?? ''
    const submitted = await submit(action, input)
    expect([submitted.status, submitted.headers.get('location')]).toEqual([
      303,
      `/transactions/${order.id}`,
    ])
    if (method === 'sct') {
      await expect.poll(() => status(order.id)).toBe('pending')
      const pending = (await noor.send('GET', `/transactions/${order.id}`)).text
      expect(mainHeading(pending)).toBe(phrase('payments.outlook.transfer_title'))
      expect(pageText(pending)).toContain(phrase('payments.outlook.transfer'))
      expect(pageText(pending)).toContain(phrase('payments.outlook.transfer_page'))
      expect(await credits()).toBe(before)
      // Here the two days take twenty seconds.
      site.server.infrastructure.clock.moveBy(20_000)
    }
    await expect.poll(() => status(order.id)).toBe('completed')
    expect(await credits()).toBe(before + 20)
    const done = (await noor.send('GET', `/transactions/${order.id}`)).text
    expect(mainHeading(done)).toBe(phrase('payments.transaction.completed.title', { credits: 20 }))
    expect(pageText(done, /<a [^>]*\/invoice".*?<\/a>/s)).toMatch(
      phrasePattern('invoices.paper.invoice', { start: true }),
    )
  },
)

test('CRED-04 this covers every active payment method except direct debit, which has its own form', () => {
  const alive = methodKeys.filter((key) => methods[key].status === 'active' && key !== 'sdd')
  expect(rows.map(([method]) => method).toSorted()).toEqual(alive.toSorted())
})

const credits = async () =>
  ((await noor.send('GET', '/api/credits')).body as unknown as { credits: number }).credits
const status = async (id: string) =>
  ((await noor.send('GET', `/api/orders/${id}`)).body as unknown as OrderView).status

/** Submits the bank page's form. */
const submit = (action: string, input: Record<string, string>) =>
  fetch(`${site.url}${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: [...noor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams(input),
  })
