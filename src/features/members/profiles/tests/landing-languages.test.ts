import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { locales } from '#kernel/locale.ts'
import { type PeopledSite, type TestPerson, startPeopledSite } from '../testing/peopled-site.ts'

let site: PeopledSite
let elena: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  elena = await site.addPerson({ name: 'Elena' })
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
})
afterAll(() => site.close())

const variants = ['landing', 'landing2', 'landing3', 'signup'] as const
const table = variants.flatMap((variant) => locales.map((locale) => [variant, locale] as const))

test.each(table)(
  'NAV-11 /members/:member/%s has its own page in %s, with a logo bar',
  async (variant, locale) => {
    const browser = site.visitor()
    browser.cookies.set('i18n_redirected', locale)
    const { status, text } = await browser.send('GET', `/members/${elena.member}/${variant}`)
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${locale}"`)
    const html = text.replace(/&#x27;/g, "'")
    expect(html).toContain(phrase('landing.free', { locale }))
    expect(html).toContain(phrase('landing.create', { locale }))
    const bar = /<header[^>]*>.*?<\/header>/s.exec(html)?.[0] ?? ''
    expect(bar.match(/<a [^>]*href="[^"]*"/g)).toEqual([expect.stringContaining('href="/"')])
  },
)

test('NAV-11 the pages of a member differ, and each has one link to sign-up', async () => {
  const pages = await Promise.all(
    variants.map(async (variant) => {
      const { text } = await site.visitor().send('GET', `/members/${elena.member}/${variant}`)
      return /<main.*?<\/main>/s.exec(text)?.[0] ?? ''
    }),
  )
  expect(new Set(pages).size).toBe(variants.length)
  for (const [index, variant] of variants.entries()) {
    const html = pages[index] ?? ''
    const ways = [html.match(/href="\/signup"/g)?.length ?? 0, html.match(/<form/g)?.length ?? 0]
    expect([variant, ...ways]).toEqual([variant, ...(variant === 'signup' ? [0, 1] : [1, 0])])
  }
})
