import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { publicPaths } from './public-paths.ts'

let site: PeopledSite
let elena: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  elena = await site.addPerson({ name: 'Elena' })
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
})
afterAll(() => site.close())

async function open(path: string, cookie = '') {
  const response = await fetch(`${site.url}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  })
  const html = await response.text()
  return { response, html, head: decode(/<head>.*<\/head>/s.exec(html)?.[0] ?? '') }
}

function decode(html: string): string {
  return html.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

function readHead(head: string) {
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(head)?.[1]
  return {
    title: /<title>(.*?)<\/title>/.exec(head)?.[1],
    description: meta('description'),
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(head)?.[1],
    alternates: [...head.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, hreflang, href]) => `${hreflang} ${href}`,
    ),
    picture: meta('og:image'),
    robots: meta('robots'),
    meta,
  }
}

const urlIn = (path: string, locale: Locale) =>
  `${site.url}${path}${locale === 'en' ? '' : `?hl=${locale}`}`
const table = publicPaths.flatMap((path) => locales.map((locale) => [path, locale] as const))

test.each(table)(
  'SITE-03 %s in %s has a title, a description and the URLs of all languages',
  async (path, locale) => {
    const { response, html, head } = await open(locale === 'en' ? path : `${path}?hl=${locale}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBeNull()
    expect(html).toContain(`<html lang="${locale}"`)
    const facts = readHead(head)
    expect(facts.title).toMatch(/\S.* · Minuet$/)
    expect(facts.description?.length).toBeGreaterThan(20)
    expect(facts.robots).toBeUndefined()
    expect(facts.canonical).toBe(urlIn(path, locale))
    expect(facts.alternates).toEqual([
      ...['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'].map(
        (other) => `${other} ${urlIn(path, other as Locale)}`,
      ),
      `x-default ${site.url}${path}`,
    ])
    expect(facts.meta('og:title')).toBe(facts.title)
    expect(facts.meta('og:description')).toBe(facts.description)
    expect(facts.meta('og:url')).toBe(facts.canonical)
    expect(facts.picture).toBe(`${site.url}/share/${locale}.png`)
  },
)

test('titles and descriptions of the public pages differ in every language', async () => {
  for (const locale of locales) {
    const facts = await Promise.all(
      publicPaths.map(async (path) => readHead((await open(`${path}?hl=${locale}`)).head)),
    )
    expect(new Set(facts.map(({ title }) => title)).size).toBe(publicPaths.length)
  }
})

test('a page about members asks not to be indexed, in its header and in the document', async () => {
  const paths = ['/members', `/members/${elena.member}`, `/members/${elena.member}/landing`]
  for (const path of [...paths, '/login', '/no-such-page', '/pages/nothing']) {
    const { response, head } = await open(path)
    expect([path, response.headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
    const { robots, canonical, picture } = readHead(head)
    expect([robots, canonical, picture]).toEqual(['noindex', undefined, undefined])
  }
  for (const path of ['/profile', '/chats', '/premium', '/pages/faq']) {
    const { text } = await elena.browser.send('GET', path)
    expect([path, text.includes('<meta name="robots" content="noindex">')]).toEqual([path, true])
  }
})

test('parameters that a visitor adds to a URL never reach the canonical URL', async () => {
  const { head } = await open('/pages/faq?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&utm_source=x')
  expect(readHead(head).canonical).toBe(`${site.url}/pages/faq`)
  expect(head).not.toContain('alert(1)')
})

test('a campaign page with a slug has the URL without it', async () => {
  expect(readHead((await open('/landers/video/eng')).head).canonical).toBe(
    `${site.url}/landers/video`,
  )
  expect(readHead((await open('/landers/video/pl')).head).canonical).toBe(
    `${site.url}/landers/video?hl=pl`,
  )
})

test('the FAQ and the home page have structured data', async () => {
  const read = (html: string) => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
    return JSON.parse(data ?? 'null') as Record<string, unknown>
  }
  const home = read((await open('/?hl=de')).html)
  expect(home).toMatchObject({ '@type': 'Organization', name: 'Minuet' })
  const faq = read((await open('/pages/faq?hl=de')).html)
  expect(faq['@type']).toBe('FAQPage')
  const questions = faq.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions.length).toBeGreaterThan(5)
  for (const { name, acceptedAnswer } of questions) {
    expect(name.length).toBeGreaterThan(5)
    expect(acceptedAnswer.text.length).toBeGreaterThan(5)
  }
  expect(read((await open('/pages/terms')).html)).toBeNull()
})

test('the sitemap lists every public page in every language, all of which exist', async () => {
  const response = await fetch(`${site.url}/sitemap.xml`)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(urls).toEqual(publicPaths.flatMap((path) => locales.map((locale) => urlIn(path, locale))))
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(urls.length)
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(robots).toContain('Disallow: /media/')
})

test('the picture of a shared link is drawn per language, 1200 by 630 pixels, with the site’s text', async () => {
  const pictures = await Promise.all(
    (['en', 'pl'] as const).map(async (locale) => {
      const response = await fetch(`${site.url}/share/${locale}.png`)
      expect(response.headers.get('content-type')).toBe('image/png')
      return Buffer.from(await response.arrayBuffer())
    }),
  )
  for (const picture of pictures)
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false)
  for (const file of ['xx.png', 'en.jpg', 'english.png'])
    expect((await fetch(`${site.url}/share/${file}`)).status).toBe(404)
})

test('SITE-01 the picture shows the index title, and changes with it', async () => {
  const draw = async () =>
    Buffer.from(await (await fetch(`${site.url}/share/en.png`)).arrayBuffer())
  const before = await draw()
  await site.server.product.sites.changeSettings(1, { index_title: { en: 'Two by two <b>' } })
  expect((await draw()).equals(before)).toBe(false)
})

test('SITE-03 a link with a language opens in it for everyone, and the language is kept for visitors who have not chosen one', async () => {
  const fresh = await open('/pages/faq?hl=it')
  expect(fresh.response.headers.get('set-cookie')).toContain('i18n_redirected=it')
  const chosen = await open('/pages/faq?hl=it', 'i18n_redirected=de')
  expect(chosen.html).toContain('<html lang="it"')
  expect(chosen.response.headers.get('set-cookie')).toBeNull()
  expect((await open('/pages/faq?hl=xx')).html).toContain('<html lang="en"')
})
