import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import type { OrderView } from '#features/money/payments/contract.ts'
import { type Someone, someone } from '#features/members/accounts/testing/someone.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { exportMember } from '#app/testing/export-member.ts'
import type { InvoiceDocument } from '../contract.ts'
import { pdfText } from '../testing/pdf-text.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1/32,::1/128' }, { limits: 'count' })
})
afterAll(() => site.close())

const read = async ({ browser }: Someone, order: string) =>
  (await browser.send('GET', `/api/orders/${order}`)).body as unknown as OrderView
const readInvoice = async ({ browser }: Someone, order: string) =>
  (await browser.send('GET', `/api/orders/${order}/invoice`)).body as unknown as {
    invoice: InvoiceDocument
    credit_notes: InvoiceDocument[]
  }
async function order(
  { browser }: Someone,
  input: object = {},
  headers: Record<string, string> = {},
) {
  const request = {
    id: randomUUID(),
    bundle: 'p1',
    method: 'creditcard',
    country: 'NL',
    consent: true,
    ...input,
  }
  const reply = await browser.send('POST', '/api/orders', request, headers)
  if (reply.status !== 200) throw new Error(reply.text)
  return reply.body as unknown as { order: OrderView; redirect: string }
}
async function buy(
  who: Someone,
  input: object = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const { order: placed, redirect } = await order(who, input, headers)
  await who.browser.send('POST', redirect, { outcome: 'pay' })
  await expect
    .poll(async () => (await read(who, placed.id)).status, { timeout: 15_000 })
    .toBe('completed')
  return placed.id
}
const pdf = ({ browser }: Someone, path: string, locale = 'en') => {
  const cookie = [...browser.cookies, ['i18n_redirected', locale]].map(
    ([name, value]) => `${name}=${value}`,
  )
  return fetch(site.url + path, { headers: { cookie: cookie.join('; ') } })
}
/** The current year on the site. */
const year = () =>
  new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Amsterdam' }).format(
    site.server.infrastructure.clock.now(),
  )

test('CRED-13 a paid order has its invoice immediately, with everything the law requires; no one else can see it', async () => {
  const lena = await someone(site)
  const { order: placed, redirect } = await order(lena)
  expect((await read(lena, placed.id)).invoice).toBe(null)
  expect((await lena.browser.send('GET', `/api/orders/${placed.id}/invoice`)).status).toBe(404)
  await lena.browser.send('POST', redirect, { outcome: 'pay' })
  await expect
    .poll(async () => (await read(lena, placed.id)).status, { timeout: 15_000 })
    .toBe('completed')
  const { invoice, credit_notes } = await readInvoice(lena, placed.id)
  expect(credit_notes).toEqual([])
  expect(invoice).toEqual({
    kind: 'invoice',
    number: `${year()}-000001`,
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
  expect((await read(lena, placed.id)).invoice).toBe(invoice.number)
  const { orders } = (await lena.browser.send('GET', '/api/orders')).body as unknown as {
    orders: OrderView[]
  }
  expect(orders.map(({ invoice: number }) => number)).toEqual([invoice.number])

  const other = await someone(site)
  for (const path of ['invoice', 'invoice.pdf', `credit-notes/C${year()}-000001.pdf`]) {
    const address = `/api/orders/${placed.id}/${path}`
    const foreign = await other.browser.send('GET', address)
    const never = await other.browser.send('GET', address.replace(placed.id, randomUUID()))
    expect([path, foreign.status, foreign.text]).toEqual([path, 404, never.text])
    expect(
      (await fetch(site.url + address, { headers: { accept: 'application/json' } })).status,
    ).toBe(403)
  }
})

test('CRED-13 each country pays its own tax out of the same price, in its own currency', async () => {
  const lena = await someone(site)
  const taxed = async (country: string) => {
    const { invoice } = await readInvoice(lena, await buy(lena, { country, bundle: 'p0' }))
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
  const small = await buy(lena, { country: 'DE' })
  await sites.changeSettings(1, { vat: 'seller_country' })
  const below = await buy(lena, { country: 'DE' })
  await sites.changeSettings(1, { vat: 'customer_country', vat_free_countries: ['CH'] })
  const free = await buy(lena, { country: 'CH' })
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
  const lines = pdfText(await (await pdf(lena, `/api/orders/${small}/invoice.pdf`)).bytes()).join(
    ' ',
  )
  expect(lines).toContain(phrase('invoices.paper.small_business'))
})

test('CRED-13 two pieces of evidence show where the payer lives; only their codes are stored, and they are in the export', async () => {
  const lena = await someone(site)
  // An address in Germany with the Netherlands chosen: they conflict, and the chosen country
  // applies.
  const apart = await buy(lena, { country: 'NL' }, { 'x-forwarded-for': '80.140.1.1' })
  const together = await buy(lena, { country: 'DE' }, { 'x-forwarded-for': '80.140.1.1' })
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

const taxLine = (locale: Locale, rate: string, country: string) =>
  phrasePattern('invoices.paper.vat_of', {
    locale,
    tax: phrase('invoices.paper.vat', { locale }),
    rate,
    country,
    whole: true,
  })
const polish = [
  phrasePattern('invoices.paper.invoice', { locale: 'pl', whole: true }),
  phrasePattern('invoices.paper.supplied', { locale: 'pl', whole: true }),
  phrasePattern('invoices.paper.consumer', { locale: 'pl', country: 'Polska', whole: true }),
  taxLine('pl', '23%', 'Polska'),
  phrasePattern('invoices.paper.total', { locale: 'pl', whole: true }),
  /^34,95 zł$/,
  phrasePattern('invoices.paper.paid', { locale: 'pl' }),
]
const inOthers = {
  en: [
    phrasePattern('invoices.paper.invoice', { start: true }),
    taxLine('en', '23%', 'Poland'),
    phrasePattern('invoices.paper.total', { whole: true }),
  ],
  de: [
    phrasePattern('invoices.paper.invoice', { locale: 'de', start: true }),
    taxLine('de', '23 %', 'Polen'),
    phrasePattern('invoices.paper.total', { locale: 'de', whole: true }),
  ],
  es: [
    phrasePattern('invoices.paper.invoice', { locale: 'es', start: true }),
    taxLine('es', '23 %', 'Polonia'),
    phrasePattern('invoices.paper.total', { locale: 'es', whole: true }),
  ],
  fr: [
    phrasePattern('invoices.paper.invoice', { locale: 'fr', start: true }),
    taxLine('fr', '23 %', 'Pologne'),
    phrasePattern('invoices.paper.total', { locale: 'fr', whole: true }),
  ],
  it: [
    phrasePattern('invoices.paper.invoice', { locale: 'it', start: true }),
    taxLine('it', '23%', 'Polonia'),
    phrasePattern('invoices.paper.total', { locale: 'it', whole: true }),
  ],
  nl: [
    phrasePattern('invoices.paper.invoice', { locale: 'nl', start: true }),
    taxLine('nl', '23%', 'Polen'),
    phrasePattern('invoices.paper.total', { locale: 'nl', whole: true }),
  ],
  pl: polish,
} as const

test('CRED-13 the PDF is available in seven languages, including Polish letters, and is byte-identical each time', async () => {
  const lena = await someone(site)
  const id = await buy(lena, { country: 'PL', bundle: 'p0' })
  for (const locale of locales) {
    const reply = await pdf(lena, `/api/orders/${id}/invoice.pdf`, locale)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="\d{4}-\d{6}\.pdf"$/,
    )
    const bytes = await reply.bytes()
    expect(Buffer.from(bytes.subarray(0, 8)).toString()).toBe('%PDF-1.7')
    expect(bytes.length).toBeLessThan(40_000)
    const lines = pdfText(bytes)
    for (const wanted of inOthers[locale])
      expect(
        lines.some((line) => wanted.test(line)),
        `${locale}: ${wanted} in ${lines.join(' | ')}`,
      ).toBe(true)
    expect(lines.join('')).not.toContain('\ufffd')
    const again = await (await pdf(lena, `/api/orders/${id}/invoice.pdf`, locale)).bytes()
    expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true)
  }
})

test('CRED-13 the receipt is emailed in the member’s language, with the PDF', async () => {
  const lena = await someone(site)
  await lena.browser.send('PUT', '/api/user.php', { language: 'pl' })
  const id = await buy(lena, { country: 'PL', bundle: 'p0' })
  const { invoice } = await readInvoice(lena, id)
  await expect
    .poll(async () => (await site.mails(lena.email)).map(({ subject }) => subject), {
      timeout: 15_000,
    })
    .toContain(phrase('invoices.paper.invoice', { locale: 'pl', number: invoice.number }))
  const email = (await site.mails(lena.email)).find(
    ({ subject }) =>
      subject === phrase('invoices.paper.invoice', { locale: 'pl', number: invoice.number }),
  )
  expect(email?.text).toMatch(
    phrasePattern('invoices.mail.invoice.text', { locale: 'pl', total: /42,99\szł/ }),
  )
  expect(email?.links.map((link) => new URL(link).pathname)).toContain(
    `/transactions/${id}/invoice`,
  )
  expect(email?.source).toContain(`filename=${invoice.number}.pdf`)
  const attached =
    /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(email?.source ?? '')?.[1] ?? ''
  expect(pdfText(Buffer.from(attached, 'base64'))).toContain(
    phrase('invoices.paper.invoice', { locale: 'pl', number: invoice.number }),
  )
})

test('CRED-13 fifty payments completing concurrently are numbered without a gap', async () => {
  const buyers = await Promise.all(Array.from({ length: 5 }, () => someone(site)))
  const orders = await Promise.all(
    buyers.flatMap((who) =>
      Array.from({ length: 10 }, async () => ({ who, ...(await order(who, { bundle: 'p0' })) })),
    ),
  )
  await Promise.all(
    orders.map(({ who, redirect }) => who.browser.send('POST', redirect, { outcome: 'pay' })),
  )
  const serials: number[] = []
  for (const { who, order: bought } of orders) {
    await expect
      .poll(async () => (await read(who, bought.id)).status, { timeout: 30_000 })
      .toBe('completed')
    serials.push(Number((await readInvoice(who, bought.id)).invoice.number.slice(5)))
  }
  serials.sort((a, b) => a - b)
  const [first = 0] = serials
  expect(serials).toEqual(Array.from({ length: 50 }, (_, index) => first + index))
})

test('CRED-13 a credit note is listed with the order, has a PDF and an email, and outlives the account like the invoice', async () => {
  const lena = await someone(site)
  const id = await buy(lena)
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
      number: `C${year()}-000001`,
      invoice: invoice.number,
      gross_minor: 1250,
      net_minor: 1033,
      vat_minor: 217,
    },
  ])
  const reply = await pdf(lena, `/api/orders/${id}/credit-notes/C${year()}-000001.pdf`, 'de')
  const lines = pdfText(await reply.bytes())
  expect(lines).toEqual(
    expect.arrayContaining([
      phrase('invoices.paper.credit_note', { locale: 'de', number: `C${year()}-000001` }),
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
      title: phrase('invoices.paper.credit_note', { number: `C${year()}-000001` }),
    }),
  )

  await lena.browser.send('POST', '/api/account/deletion', { current_password: lena.password })
  infrastructure.clock.moveBy(14 * 24 * 3_600_000 + 1000)
  await product.accounts.erase(infrastructure.clock.now())
  const exported = (await exportMember(site, 'invoices', lena.account)).parts.invoices as {
    number: string
  }[]
  expect(exported.map(({ number }) => number)).toEqual([invoice.number, `C${year()}-000001`])
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
