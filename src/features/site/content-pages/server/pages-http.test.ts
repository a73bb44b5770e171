import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

interface Answer {
  readonly status: number
  readonly text: string
}

/** Sends a request with a custom Host header, which fetch does not allow. */
function get(
  path: string,
  { host = 'localhost', cookie = '', accept = 'application/json' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${host}:${site.port}`, accept, ...(cookie && { cookie }) }
    const outgoing = request({ host: '127.0.0.1', port: site.port, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    outgoing.on('error', reject).end()
  })
}

const html = { accept: 'text/html' }

test.each([
  [
    'en',
    'Terms',
    'Privacy',
    'Cookies',
    'Questions and answers',
    'Support',
    'Refunds and withdrawal',
    'Rules and bans',
  ],
  [
    'de',
    'Nutzungsbedingungen',
    'Datenschutz',
    'Cookies',
    'Fragen und Antworten',
    'Support',
    'Erstattung und Widerruf',
    'Regeln und Sperren',
  ],
  [
    'es',
    'Condiciones de uso',
    'Privacidad',
    'Cookies',
    'Preguntas y respuestas',
    'Atención al cliente',
    'Reembolsos y desistimiento',
    'Normas y expulsiones',
  ],
  [
    'fr',
    'Conditions d’utilisation',
    'Confidentialité',
    'Cookies',
    'Questions et réponses',
    'Assistance',
    'Remboursements et rétractation',
    'Règles et bannissement',
  ],
  [
    'it',
    'Condizioni d’uso',
    'Privacy',
    'Cookie',
    'Domande e risposte',
    'Assistenza',
    'Rimborsi e recesso',
    'Regole e ban',
  ],
  [
    'nl',
    'Voorwaarden',
    'Privacy',
    'Cookies',
    'Vragen en antwoorden',
    'Helpdesk',
    'Terugbetalen en herroepen',
    'Regels en bans',
  ],
  [
    'pl',
    'Regulamin',
    'Prywatność',
    'Pliki cookie',
    'Pytania i odpowiedzi',
    'Pomoc',
    'Zwroty pieniędzy i odstąpienie',
    'Zasady i bany',
  ],
])('SITE-07 the information pages are available in %s', async (locale, ...titles) => {
  const cookie = `i18n_redirected=${locale}`
  for (const [place, name] of [
    'terms',
    'privacy',
    'cookies',
    'faq',
    'service',
    'return-policy',
    'ban',
  ].entries()) {
    const call = await get(`/api/pages/${name}`, { cookie })
    expect([call.status, JSON.parse(call.text).title]).toEqual([200, titles[place]])
    const page = await get(`/pages/${name}`, { cookie, ...html })
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<title>${titles[place]} · Minuet</title>`)
    expect(page.text).toMatch(new RegExp(`<h1[^>]*>${titles[place]}</h1>`))
  }
})

test('SITE-02 a page shows its date, 28 November 2026', async () => {
  const { text } = await get('/api/pages/terms')
  expect(JSON.parse(text).version).toBe('2026-11-28T12:00:00.000Z')
  expect((await get('/pages/terms', html)).text).toContain('November 28, 2026')
})

test.each([
  [
    'before the terms could be in force',
    '2020-05-04T08:00:00Z',
    '2023-12-01T12:00:00.000Z',
    '2026-11-28T12:00:00.000Z',
  ],
  ['in between', '2025-05-04T08:00:00Z', '2025-05-04T08:00:00.000Z', '2026-11-28T12:00:00.000Z'],
  [
    'after the pages were written',
    '2026-12-24T08:00:00Z',
    '2026-12-24T08:00:00.000Z',
    '2026-12-24T08:00:00.000Z',
  ],
])(
  'SITE-02 SITE-07 with a company added %s the terms are dated no earlier than that and 1 December 2023',
  async (_, added, terms, page) => {
    const { sites } = site.server.product
    await sites.changeSite(1, { company: { added } })
    expect(JSON.parse((await get('/api/company')).text).terms_version).toBe(terms)
    expect(JSON.parse((await get('/api/pages/terms')).text).version).toBe(page)
    await sites.changeSite(1, { company: { added: '2024-03-01T09:00:00Z' } })
  },
)

test('SITE-02 a page names the company that runs the site', async () => {
  const minuet = await get('/pages/terms', html)
  expect(minuet.text).toContain(
    'Minuet Demo B.V., Voorbeeldstraat 1, 1000 AA Amsterdam, Netherlands',
  )
  const sarabande = await get('/pages/terms', { host: 'sarabande.localhost', ...html })
  expect(sarabande.text).toContain('Sarabande Demo AG, Musterweg 2, 8000 Zürich, Schweiz')
})

test('SITE-02 the support page links to the phone number without dashes and spaces', async () => {
  const { text } = await get('/pages/service', html)
  expect(text).toMatch(/<a href="tel:\+31200000185"[^>]*>\+31 20 000 01-85<\/a>/)
  expect(text).toMatch(/<a href="mailto:help@minuet\.localhost"[^>]*>help@minuet\.localhost<\/a>/)
})

test('SITE-09 the titles of the information pages are listed in all seven languages', async () => {
  const { status, text } = await get('/api/pages')
  expect(status).toBe(200)
  const { languages } = JSON.parse(text) as {
    languages: { locale: string; pages: { page: string; title: string }[] }[]
  }
  expect(languages.map(({ locale }) => locale)).toEqual(['en', 'de', 'es', 'fr', 'it', 'nl', 'pl'])
  const terms = languages.map(({ pages }) => pages.find(({ page }) => page === 'terms')?.title)
  expect(terms).toEqual([
    'Terms',
    'Nutzungsbedingungen',
    'Condiciones de uso',
    'Conditions d’utilisation',
    'Condizioni d’uso',
    'Voorwaarden',
    'Regulamin',
  ])
})

test('SITE-07 the FAQ says whether a site has fictional profiles', async () => {
  expect((await get('/pages/faq', html)).text).toContain('Some are fictional: our team writes them')
  const sarabande = await get('/pages/faq', {
    host: 'sarabande.localhost',
    cookie: 'i18n_redirected=en',
    ...html,
  })
  expect(sarabande.text).toContain('Sarabande has no fictional profiles')
})

test('SITE-07 sections of a page can be linked to, and the page ships no React', async () => {
  const terms = await get('/pages/terms', html)
  expect(terms.text).toContain('<h2 id="withdrawal"')
  expect(terms.text).toContain('href="#withdrawal"')
  expect(terms.text).not.toContain('style="')
  expect(terms.text).toContain('data-runs="on-demand"')
  expect(terms.text).not.toContain('modulepreload')
  expect((await get('/pages/faq', html)).text.match(/<details/g)?.length).toBeGreaterThanOrEqual(8)
})

test.each(['nowhere', 'Terms', 'terms.md', '..%2Fterms', 'constructor'])(
  'SITE-07 %s is not a page',
  async (name) => {
    expect((await get(`/api/pages/${name}`)).status).toBe(404)
    expect((await get(`/pages/${name}`, html)).status).toBe(404)
  },
)
