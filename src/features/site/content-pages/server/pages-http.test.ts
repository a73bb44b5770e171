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
  ],
  [
    'de',
    'Nutzungsbedingungen',
    'Datenschutz',
    'Cookies',
    'Fragen und Antworten',
    'Support',
    'Erstattung und Widerruf',
  ],
  [
    'es',
    'Condiciones de uso',
    'Privacidad',
    'Cookies',
    'Preguntas y respuestas',
    'Atención al cliente',
    'Reembolsos y desistimiento',
  ],
  [
    'fr',
    'Conditions d’utilisation',
    'Confidentialité',
    'Cookies',
    'Questions et réponses',
    'Assistance',
    'Remboursements et rétractation',
  ],
  [
    'it',
    'Condizioni d’uso',
    'Privacy',
    'Cookie',
    'Domande e risposte',
    'Assistenza',
    'Rimborsi e recesso',
  ],
  [
    'nl',
    'Voorwaarden',
    'Privacy',
    'Cookies',
    'Vragen en antwoorden',
    'Helpdesk',
    'Terugbetalen en herroepen',
  ],
  [
    'pl',
    'Regulamin',
    'Prywatność',
    'Pliki cookie',
    'Pytania i odpowiedzi',
    'Pomoc',
    'Zwroty pieniędzy i odstąpienie',
  ],
])('SITE-07 the information pages are available in %s', async (locale, ...titles) => {
  const cookie = `i18n_redirected=${locale}`
  for (const [place, name] of [
    'terms',
    'privacy',
    'cookies',
    'faq',
    'service',
    'returns',
  ].entries()) {
    const call = await get(`/api/pages/${name}`, { cookie })
    expect([call.status, JSON.parse(call.text).title]).toEqual([200, titles[place]])
    const page = await get(`/pages/${name}`, { cookie, ...html })
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<title>${titles[place]} · Minuet</title>`)
    expect(page.text).toMatch(new RegExp(`<h1[^>]*>${titles[place]}</h1>`))
  }
})

test('SITE-02 a page shows its date, 23 November 2026', async () => {
  const { text } = await get('/api/pages/terms')
  expect(JSON.parse(text).version).toBe('2026-11-23T12:00:00.000Z')
  expect((await get('/pages/terms', html)).text).toContain('November 23, 2026')
})

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
  expect(terms.text).toMatch(/<script type="module" src="[^"]*entry-still[^"]*"/)
  expect((await get('/pages/faq', html)).text.match(/<details/g)?.length).toBeGreaterThanOrEqual(8)
})

test.each(['nowhere', 'Terms', 'terms.md', '..%2Fterms', 'constructor'])(
  'SITE-07 %s is not a page',
  async (name) => {
    expect((await get(`/api/pages/${name}`)).status).toBe(404)
    expect((await get(`/pages/${name}`, html)).status).toBe(404)
  },
)
