import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import { someone } from '#features/members/accounts/testing/someone.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { pdfText } from '../testing/pdf-text.ts'
import { buyPackage, fetchPdf, readInvoice } from '../testing/invoice-requests.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({ MINUET_TRUSTED_PROXIES: '127.0.0.1/32,::1/128' }, { limits: 'count' })
})
afterAll(() => site.close())

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
  const id = await buyPackage(lena, { country: 'PL', bundle: 'p0' })
  for (const locale of locales) {
    const reply = await fetchPdf(site, lena, `/api/orders/${id}/invoice.pdf`, locale)
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
    const again = await (
      await fetchPdf(site, lena, `/api/orders/${id}/invoice.pdf`, locale)
    ).bytes()
    expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true)
  }
})

test('CRED-13 the receipt is emailed in the member’s language, with the PDF', async () => {
  const lena = await someone(site)
  await lena.browser.send('PUT', '/api/user.php', { language: 'pl' })
  const id = await buyPackage(lena, { country: 'PL', bundle: 'p0' })
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
