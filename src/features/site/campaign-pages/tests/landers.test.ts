import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { landerPaths } from '../index.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { cast: false })
})
afterAll(() => site.close())

const headlines = {
  adultonly: 'adult_only',
  tinderswipe: 'swipe',
  whoneedsstrings: 'strings',
  alonetonight: 'alone_tonight',
  collagelanding: 'collage',
  gallery: 'gallery',
  iconslanding: 'icons',
  maplanding: 'map',
  socialnetwork: 'network',
  transitionsvideolanding: 'transitions',
  video: 'video',
} as const
const names = landerPaths.map((path) => path.slice('/landers/'.length) as keyof typeof headlines)
const withFilm = ['transitionsvideolanding', 'video']

async function open(path: string, locale: Locale = 'en', cookie = '') {
  const response = await fetch(`${site.url}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', cookie: `i18n_redirected=${locale}; ${cookie}` },
  })
  const html = await response.text()
  return { response, html, text: decode(html) }
}

function decode(html: string): string {
  return html.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

const table = names.flatMap((name) => locales.map((locale) => [name, locale] as const))

test.each(table)('NAV-11 NAV-01 /landers/%s has its own page in %s', async (name, locale) => {
  const { response, html, text } = await open(`/landers/${name}`, locale)
  expect(response.status).toBe(200)
  expect(html).toContain(`<html lang="${locale}"`)
  const page = headlines[name]
  const headline = phrase(`landers.${page}.headline`, { locale })
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]).toBe(headline)
  expect(text).toContain(`<title>${phrase(`landers.${page}.title`, { locale })} · `)
  expect(text).toContain(phrase('landers.terms', { locale, age: 18 }))
  // The demo site has fictional profiles, which every campaign page says (F14).
  expect(text).toContain(phrase('landers.fictional', { locale }))
})

test.each(names)(
  'NAV-11 NAV-02 /landers/%s has a logo bar and one link to sign-up',
  async (name) => {
    const { html } = await open(`/landers/${name}`)
    const bar = /<header[^>]*>.*?<\/header>/s.exec(html)?.[0] ?? ''
    expect(bar.match(/<a [^>]*href="[^"]*"/g)).toEqual([expect.stringContaining('href="/"')])
    expect(html.match(/href="\/signup"/g)).toHaveLength(1)
    expect(html).not.toContain('href="/login"')
  },
)

test.each(names)('NAV-11 /landers/%s loads at most 15 kB of script', async (name) => {
  const { html } = await open(`/landers/${name}`)
  expect(html.match(/<(?:script|link)[^>]*(?:src|href)="\/assets\/[^"]+\.js"/g)).toBeNull()
  const inline = [...html.matchAll(/<script nonce[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code)
  expect(gzipSync(inline.join('')).byteLength).toBeLessThan(2000)
})

test('NAV-11 no two landing pages have the same structure', async () => {
  const structures = await Promise.all(
    names.map(async (name) => {
      const { html } = await open(`/landers/${name}`)
      const main = /<main.*?<\/main>/s.exec(html)?.[0] ?? ''
      return [...main.matchAll(/<(\w+)/g)].map(([, tag]) => tag).join(' ')
    }),
  )
  expect(new Set(structures).size).toBe(names.length)
})

test('NAV-11 painted portraits are always labelled as an illustration, and no page shows a member', async () => {
  for (const name of names) {
    const { html, text } = await open(`/landers/${name}`)
    const portraits = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src ?? '')
    expect(portraits.filter((src) => !src.startsWith('/assets/'))).toEqual([])
    if (portraits.length > 0)
      expect(
        text.includes(phrase('landers.illustration')) ||
          text.includes(phrase('landers.gallery.wall')),
      ).toBe(true)
  }
})

test.each(withFilm)(
  'NAV-11 /landers/%s has a silent video below 600 kB with a poster, which does not start automatically',
  async (name) => {
    const { html } = await open(`/landers/${name}`)
    const video = /<video [^>]*>.*?<\/video>/s.exec(html)?.[0] ?? ''
    expect(video).toMatch(/ muted=""/)
    expect(video).toMatch(/ playsInline=""/i)
    expect(video).toMatch(/ controls=""/)
    expect(video).toMatch(/ preload="none"/)
    // The script starts it, unless the visitor avoids motion or saves data.
    expect(video).not.toMatch(/autoplay/i)
    const poster = await fetch(`${site.url}${/poster="([^"]+)"/.exec(video)?.[1]}`)
    expect(poster.headers.get('content-type')).toBe('image/webp')
    const sources = [...video.matchAll(/<source src="([^"]+)" type="([^"]+)"/g)]
    expect(sources.map(([, , type]) => type)).toEqual(['video/webm', 'video/mp4'])
    for (const [, src, type] of sources) {
      const film = await fetch(`${site.url}${src}`)
      expect(film.headers.get('content-type')).toBe(type)
      const { byteLength } = await film.arrayBuffer()
      expect(byteLength).toBeLessThan(600_000)
      const part = await fetch(`${site.url}${src}`, { headers: { range: 'bytes=100-199' } })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes 100-199/${byteLength}`)
      expect((await part.arrayBuffer()).byteLength).toBe(100)
    }
  },
)

test('NAV-01 the slug "auto" becomes the language, with en as eng; a language as slug is the page’s', async () => {
  for (const [locale, slug] of [
    ['en', 'eng'],
    ['de', 'de'],
  ] as const) {
    const { response } = await open('/landers/video/auto?q=1', locale)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/landers/video/${slug}?q=1`,
    ])
  }
  expect((await open('/landers/gallery/pl', 'en')).html).toContain('<html lang="pl"')
  expect((await open('/landers/gallery/eng', 'de')).html).toContain('<html lang="en"')
  expect((await open('/landers/gallery/summer', 'de')).html).toContain('<html lang="de"')
  expect((await open('/landers/adultonly/auto')).response.status).toBe(404)
  expect((await open('/landers/none')).response.status).toBe(404)
})

test('NAV-01 eight campaign pages accept a slug, three don’t', async () => {
  const statuses = []
  for (const name of names)
    statuses.push([name, (await open(`/landers/${name}/spring`)).response.status])
  expect(Object.fromEntries(statuses)).toEqual({
    adultonly: 404,
    tinderswipe: 404,
    whoneedsstrings: 404,
    alonetonight: 200,
    collagelanding: 200,
    gallery: 200,
    iconslanding: 200,
    maplanding: 200,
    socialnetwork: 200,
    transitionsvideolanding: 200,
    video: 200,
  })
})

test('NAV-01 a link in a language keeps it for the visit, unless the visitor has chosen another', async () => {
  const fresh = await fetch(`${site.url}/landers/gallery/fr`, { headers: { accept: 'text/html' } })
  expect(fresh.headers.get('set-cookie')).toContain('i18n_redirected=fr')
  const { response } = await open('/landers/gallery/fr', 'de')
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('NAV-11 SITE-04 the traffic source of a campaign is stored and removed from the URL', async () => {
  const { response } = await open('/landers/video/de?network=north&sub1=a&keep=1')
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    '/landers/video/de?keep=1',
  ])
  expect(response.headers.get('set-cookie')).toMatch(/^network=network%3Dnorth%26sub1%3Da/)
})

test('NAV-11 when sign-ups are closed, a campaign page says so and leads to log-in', async () => {
  await site.server.product.sites.changeSettings(1, { signups: 'closed' })
  try {
    const { html, text } = await open('/landers/gallery')
    expect(text).toContain(phrase('landers.closed', { site: 'Minuet' }))
    expect(html).not.toContain('href="/signup"')
    expect(html).toContain('href="/login"')
  } finally {
    await site.server.product.sites.changeSettings(1, { signups: 'all' })
  }
})
