import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import { someone } from '#features/members/accounts/testing/someone.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { phrase } from '#app/testing/phrase.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { pdfText } from '../testing/pdf-text.ts'
import {
  buyPackage,
  fetchPdf,
  placeOrder,
  readInvoice,
  readOrder,
} from '../testing/invoice-requests.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1/32,::1/128' }, { limits: 'count' })
})
afterAll(() => site.close())

/** The current year on the site. */
const readYear = (site: TestSite) =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Amsterdam' }).format(
    site.server.infrastructure.clock.now(),
  )

test('CRED-13 a paid order has an invoice immediately, with everything the law requires; no one else can see it', async () => {
  const lena = await someone(site)
  const { order: placed, redirect } = await placeOrder(lena)
  expect((await readOrder(lena, placed.id)).invoice).toBe(null)
  expect((await lena.browser.send('GET', `/api/orders/${placed.id}/invoice`)).status).toBe(404)
  await lena.browser.send('POST', redirect, { outcome: 'pay' })
  await expect
    .poll(async () => (await readOrder(lena, placed.id)).status, { timeout: 15_000 })
    .toBe('completed')
  const { invoice, credit_notes } = await readInvoice(lena, placed.id)
  expect(credit_notes).toEqual([])
  expect(invoice).toEqual({
    kind: 'invoice',
    number: `${readYear(site)}-000001`,
    invoice: null,
    order: placed.id,
    issued_at: invoice.issued_at,
    supplied_at: invoice.issued_at,
    time_zone: 'Europe/Amsterdam',
    seller: {
      site: 'Minuet',
      name: 'Minuet Demo B.V.',
      address: 'Voorbeeldstraat 1, 1000 AA',
      city: 'Amsterdam',
      country: 'NL',
      register: '00000000',
      vat_number: 'NL000000000B00',
    },
    country: 'NL',
    credits: 60,
    currency: 'EUR',
    net_minor: 2065,
    vat_minor: 434,
    gross_minor: 2499,
    vat_basis_points: 2100,
    vat_country: 'NL',
    vat_treatment: 'charged',
  })
  expect((await readOrder(lena, placed.id)).invoice).toBe(invoice.number)
  const { orders } = (await lena.browser.send('GET', '/api/orders')).body as unknown as {
    orders: OrderView[]
  }
  expect(orders.map(({ invoice: number }) => number)).toEqual([invoice.number])

  const other = await someone(site)
  for (const path of ['invoice', 'invoice.pdf', `credit-notes/C${readYear(site)}-000001.pdf`]) {
    const address = `/api/orders/${placed.id}/${path}`
    const foreign = await other.browser.send('GET', address)
    const never = await other.browser.send('GET', address.replace(placed.id, randomUUID()))
    expect([path, foreign.status, foreign.text]).toEqual([path, 404, never.text])
    expect(
      (await fetch(site.url + address, { headers: { accept: 'application/json' } })).status,
    ).toBe(403)
  }
})

test('CRED-13 each country’s own tax is included in the same price, in its own currency', async () => {
  const lena = await someone(site)
  const taxed = async (country: string) => {
    const { invoice } = await readInvoice(lena, await buyPackage(lena, { country, bundle: 'p0' }))
    const { gross_minor: gross, net_minor: net, vat_minor: vat, vat_basis_points: rate } = invoice
    expect(net + vat).toBe(gross)
    return `${invoice.vat_treatment} ${invoice.vat_country} ${rate}: ${net} + ${vat} = ${gross} ${invoice.currency}`
  }
  expect(await taxed('DE')).toBe('charged DE 1900: 839 + 160 = 999 EUR')
  expect(await taxed('IE')).toBe('charged IE 2300: 812 + 187 = 999 EUR')
  expect(await taxed('PL')).toBe('charged PL 2300: 3495 + 804 = 4299 PLN')
  expect(await taxed('GB')).toMatch(/^charged GB 2000: \d+ \+ \d+ = \d+ GBP$/)
  expect(await taxed('CH')).toMatch(/^charged CH 810: \d+ \+ \d+ = \d+ CHF$/)
  expect(await taxed('US')).toMatch(/^not_charged US 0: (\d+) \+ 0 = \1 USD$/)
})

test('CRED-13 a small business charges no tax and states so; neither does a seller that is not registered there', async () => {
  const lena = await someone(site)
  const { sites } = site.server.product
  await sites.changeSettings(1, { vat: 'none' })
  const small = await buyPackage(lena, { country: 'DE' })
  await sites.changeSettings(1, { vat: 'seller_country' })
  const below = await buyPackage(lena, { country: 'DE' })
  await sites.changeSettings(1, { vat: 'customer_country', vat_free_countries: ['CH'] })
  const free = await buyPackage(lena, { country: 'CH' })
  await sites.changeSettings(1, { vat: 'customer_country', vat_free_countries: [] })
  expect((await readInvoice(lena, small)).invoice).toMatchObject({
    vat_treatment: 'small_business',
    vat_minor: 0,
  })
  expect((await readInvoice(lena, below)).invoice).toMatchObject({
    vat_country: 'NL',
    vat_minor: 434,
    country: 'DE',
  })
  expect((await readInvoice(lena, free)).invoice).toMatchObject({
    vat_treatment: 'not_charged',
    vat_minor: 0,
  })
  const lines = pdfText(
    await (await fetchPdf(site, lena, `/api/orders/${small}/invoice.pdf`)).bytes(),
  ).join(' ')
  expect(lines).toContain(phrase('invoices.paper.small_business'))
})

test('CRED-13 two pieces of evidence show where the payer lives; only their codes are stored, and they are in the export', async () => {
  const lena = await someone(site)
  // An address in Germany with the Netherlands chosen: they conflict, and the chosen country
  // applies.
  const apart = await buyPackage(lena, { country: 'NL' }, { 'x-forwarded-for': '80.140.1.1' })
  const together = await buyPackage(lena, { country: 'DE' }, { 'x-forwarded-for': '80.140.1.1' })
  expect((await readInvoice(lena, apart)).invoice).toMatchObject({
    country: 'NL',
    vat_country: 'NL',
  })
  expect((await readInvoice(lena, together)).invoice).toMatchObject({
    country: 'DE',
    vat_country: 'DE',
  })
  const file = (await exportMember(site, 'invoices', lena.account)).parts.invoices as Record<
    string,
    unknown
  >[]
  expect(file).toMatchObject([
    {
      order: apart,
      country: 'NL',
      country_chosen: 'NL',
      country_of_address: 'DE',
      country_of_bank: null,
    },
    {
      order: together,
      country: 'DE',
      country_chosen: 'DE',
      country_of_address: 'DE',
      country_of_bank: null,
    },
  ])
  expect(JSON.stringify(file)).not.toContain('80.140')
})

test('CRED-13 fifty payments completing concurrently are numbered without a gap', async () => {
  const buyers = await Promise.all(Array.from({ length: 5 }, () => someone(site)))
  const orders = await Promise.all(
    buyers.flatMap((who) =>
      Array.from({ length: 10 }, async () => ({
        who,
        ...(await placeOrder(who, { bundle: 'p0' })),
      })),
    ),
  )
  await Promise.all(
    orders.map(({ who, redirect }) => who.browser.send('POST', redirect, { outcome: 'pay' })),
  )
  const serials: number[] = []
  for (const { who, order: bought } of orders) {
    await expect
      .poll(async () => (await readOrder(who, bought.id)).status, { timeout: 30_000 })
      .toBe('completed')
    serials.push(Number((await readInvoice(who, bought.id)).invoice.number.slice(5)))
  }
  serials.sort((a, b) => a - b)
  const [first = 0] = serials
  expect(serials).toEqual(Array.from({ length: 50 }, (_, index) => first + index))
})

test('CRED-13 a credit note is listed with the order, has a PDF and an email, and outlives the account like the invoice', async () => {
  const lena = await someone(site)
  const id = await buyPackage(lena)
  const { product, infrastructure } = site.server
  const at = infrastructure.clock.now()
  const refunded = { order: id, amountMinor: 1250, reason: 'goodwill', at, key: 'one' } as const
  await infrastructure.database.transaction((tx) =>
    product.invoices.subscribers['payments.refunded'](tx, refunded, at),
  )
  const { invoice, credit_notes: notes } = await readInvoice(lena, id)
  expect(notes).toMatchObject([
    {
      kind: 'credit_note',
      number: `C${readYear(site)}-000001`,
      invoice: invoice.number,
      gross_minor: 1250,
      net_minor: 1033,
      vat_minor: 217,
    },
  ])
  const reply = await fetchPdf(
    site,
    lena,
    `/api/orders/${id}/credit-notes/C${readYear(site)}-000001.pdf`,
    'de',
  )
  const lines = pdfText(await reply.bytes())
  expect(lines).toEqual(
    expect.arrayContaining([
      phrase('invoices.paper.credit_note', { locale: 'de', number: `C${readYear(site)}-000001` }),
      invoice.number,
      phrase('invoices.paper.total_returned', { locale: 'de' }),
    ]),
  )
  const email = (await site.mails(lena.email)).filter(
    ({ subject }) => subject === phrase('invoices.mail.credit_note.subject', { total: '€12.50' }),
  )
  expect(email).toHaveLength(1)
  expect(email[0]?.text).toContain(
    phrase('invoices.mail.credit_note.text', {
      total: '€12.50',
      order: id,
      method: phrase('payments.methods.creditcard'),
      title: phrase('invoices.paper.credit_note', { number: `C${readYear(site)}-000001` }),
    }),
  )

  await lena.browser.send('POST', '/api/account/deletion', { current_password: lena.password })
  infrastructure.clock.moveBy(14 * 24 * 3_600_000 + 1000)
  await product.accounts.erase(infrastructure.clock.now())
  const exported = (await exportMember(site, 'invoices', lena.account)).parts.invoices as {
    number: string
  }[]
  expect(exported.map(({ number }) => number)).toEqual([
    invoice.number,
    `C${readYear(site)}-000001`,
  ])
  expect(JSON.stringify(exported)).not.toMatch(
    new RegExp(`${lena.name}|${lena.email}|${lena.member}`),
  )
})

test('CRED-13 after all of this the invoices, the money and the credits are consistent, and still are after the nightly job', async () => {
  const { product, infrastructure } = site.server
  await product.revenueLedger.recognise(infrastructure.clock.now())
  expect(await product.invoices.findViolations()).toEqual([])
  expect(await product.revenueLedger.findViolations()).toEqual([])
  expect(await product.credits.findViolations()).toEqual([])
})
