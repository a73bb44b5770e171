import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openReader, openRendered } from '#test/harness/open-rendered.ts'
import { withSite } from '#test/harness/with-site.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { pdfText } from '../testing/pdf-text.ts'

const stage = withSite({ cast: 'silent' })
const minute = 60_000

/** Buys and pays for the smallest package over HTTP; returns the path of the order. */
async function buy(
  { request }: Page,
  wanted: { method: string; country: string },
): Promise<string> {
  const data = { id: randomUUID(), bundle: 'p0', consent: true, ...wanted }
  const { order, redirect } = await (await request.post('/api/orders', { data })).json()
  await request.post(redirect, { data: { outcome: 'pay' } })
  const status = async () => (await (await request.get(`/api/orders/${order.id}`)).json()).status
  await expect.poll(status).toBe('completed')
  return `/transactions/${order.id}`
}

/** The link from an order to its invoice; the invoice is issued shortly after the payment. */
async function findInvoice(page: Page, order: string, locale: 'de' | 'pl') {
  const link = page.getByRole('link', {
    name: phrasePattern('invoices.paper.invoice', { locale, number: /\d{4}-\d{6}/, whole: true }),
  })
  const isThere = async () => {
    await openRendered(page, order)
    return link.count()
  }
  await expect.poll(isThere, { timeout: 30_000 }).toBe(1)
  const number = /\d{4}-\d{6}/.exec((await link.textContent()) ?? '')?.[0] ?? ''
  return { number, path: (await link.getAttribute('href')) ?? '' }
}

/** The PDF that a link on the page leads to. */
async function download(page: Page, name: string): Promise<{ name: string; lines: string[] }> {
  const link = page.getByRole('link', { name, exact: true })
  const reply = await page.request.get((await link.getAttribute('href')) ?? '')
  const fileName = /filename="(.+)"/.exec(reply.headers()['content-disposition'] ?? '')?.[1] ?? ''
  return { name: fileName, lines: pdfText(await reply.body()) }
}

test(
  'CRED-13 after a sandbox purchase, the order links to its invoice in German, which prints without the rest of the page and is available as a PDF',
  async () => {
    const page = await stage.visitor({ as: 'Jonas', locale: 'de' })
    const rendered = await page.context().newPage()
    const order = await buy(page, { method: 'paypal', country: 'DE' })
    const { number, path } = await findInvoice(rendered, order, 'de')
    await page.goto(path)
    await page
      .getByRole('heading', {
        level: 1,
        name: phrase('invoices.paper.invoice', { locale: 'de', number }),
      })
      .waitFor()
    const paper = page.getByRole('article')
    for (const text of [
      'Minuet Demo B.V.',
      phrase('invoices.paper.vat_number', { locale: 'de', tax: 'USt', number: 'NL000000000B00' }),
      'Bezahlt',
    ])
      await paper.getByText(text, { exact: true }).waitFor()

    await page.emulateMedia({ media: 'print' })
    const back = page.getByRole('link', { name: phrase('invoices.page.back', { locale: 'de' }) })
    expect(await back.count()).toBe(0)
    expect(await page.locator('.topbar, .foot').filter({ visible: true }).count()).toBe(0)
    expect(await paper.isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    expect(await back.getAttribute('href')).toBe(order)

    const { name, lines } = await download(page, phrase('invoices.page.pdf', { locale: 'de' }))
    expect(name).toBe(`${number}.pdf`)
    expect(lines).toContain(phrase('invoices.paper.invoice', { locale: 'de', number }))
    expect(lines).toContain(
      phrase('invoices.paper.consumer', { locale: 'de', country: 'Deutschland' }),
    )

    await openRendered(rendered, '/transactions')
    expect(
      await rendered
        .getByRole('link', { name: phrase('invoices.paper.invoice', { locale: 'de', number }) })
        .getAttribute('href'),
    ).toBe(path)
    expect(
      await openRendered(rendered, '/transactions/00000000-0000-4000-8000-000000000000/invoice'),
    ).toBe(404)
  },
  2 * minute,
)

test(
  'CRED-13 on a phone in Polish: paid in złoty with Polish tax, without horizontal scrolling',
  async () => {
    const page = await openReader(stage, { as: 'Elena', locale: 'pl', width: 390, height: 844 })
    const order = await buy(page, { method: 'blik', country: 'PL' })
    const { path } = await findInvoice(page, order, 'pl')
    await page.goto(path)
    const paper = page.getByRole('article')
    await paper
      .getByText(
        phrase('invoices.paper.vat_of', {
          locale: 'pl',
          tax: phrase('invoices.paper.vat', { locale: 'pl' }),
          rate: '23%',
          country: 'Polska',
        }),
        { exact: true },
      )
      .waitFor()
    for (const text of ['34,95\u00a0zł', '8,04\u00a0zł', '42,99\u00a0zł'])
      expect(await paper.getByText(text, { exact: true }).count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const { lines } = await download(page, phrase('invoices.page.pdf', { locale: 'pl' }))
    expect(lines).toContain(phrase('invoices.paper.supplied', { locale: 'pl' }))
    expect(lines).toContain('34,95 zł')
  },
  2 * minute,
)
