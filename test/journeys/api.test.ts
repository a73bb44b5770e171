import { beforeAll, expect, test } from 'vitest'
import { webClient, type WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type ApiDocument,
  differsFromDocument,
} from '#platform/server/http/testing/differs-from-document.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { phrase } from '#app/testing/phrase.ts'
import { openHydrated } from '../harness/open-hydrated.ts'
import { someMembers } from '../harness/some-members.ts'
import { withSite } from '../harness/with-site.ts'

const stage = withSite()
let visitor: WebClient
let member: WebClient
let someone = ''
let fictional = ''

beforeAll(async () => {
  visitor = webClient(stage.site())
  member = webClient(stage.site())
  await member.send('POST', '/api/user.php', {
    login: 'jonas@minuet.example',
    password: 'minuet-demo',
  })
  const found = await someMembers(stage.site())
  someone = found.someone
  fictional = found.fictional
})

test('API-01 user.php returns the full user for POST, GET and PUT', async () => {
  const logged = await webClient(stage.site()).send('POST', '/api/user.php', {
    login: 'Jonas',
    password: 'minuet-demo',
  })
  expect([logged.status, logged.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ])
  expect(logged.body).toEqual({
    user: {
      status: 'active',
      credits: expect.any(Number),
      paid_user: expect.any(Boolean),
      signup_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
      notifications_disabled: [],
      fictional_icon: expect.any(String),
      profile: {
        id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        name: 'Jonas',
        status: 'active',
        main_image: {
          filename: expect.stringMatching(/^\/media\//),
          thumb_filename: expect.stringMatching(/^\/media\//),
          status: 'active',
        },
      },
      language: 'en',
    },
  })
  expect((await member.send('GET', '/api/user.php')).body).toMatchObject({
    user: {
      profile: {
        name: 'Jonas',
        main_image: {
          filename: expect.stringMatching(/^\/media\//),
          thumb_filename: expect.stringMatching(/^\/media\//),
          status: 'active',
        },
      },
    },
  })
  const changed = await member.send('PUT', '/api/user.php', { language: 'nl' })
  expect([changed.status, changed.body]).toMatchObject([200, { user: { language: 'nl' } }])
  await member.send('PUT', '/api/user.php', { language: 'en' })
  const stranger = await visitor.send('GET', '/api/user.php')
  expect([stranger.status, stranger.body]).toMatchObject([
    403,
    { authentication_required: true, error: { code: 'authentication_required' } },
  ])
})

test('NAV-09 API-01 the browser sends X-Request-Type: client to user.php, and to nothing else', async () => {
  const page = await stage.visitor()
  const sent: [path: string, header: string | undefined][] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) sent.push([pathname, request.headers()['x-request-type']])
  })
  await openHydrated(page, '/login?to=/profile')
  await page.getByLabel(phrase('accounts.fields.login')).fill('Elena')
  await page.getByLabel(phrase('accounts.fields.password'), { exact: true }).fill('minuet-demo')
  await page.getByRole('button', { name: phrase('accounts.login.submit'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/profile')
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: phrase('app.nav.language') }).click()
  const changed = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/api/user.php'),
  )
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click()
  await changed
  await page
    .getByRole('heading', { level: 1, name: phrase('profiles.own.title', { locale: 'nl' }) })
    .waitFor()
  const toUser = sent.filter(([path]) => path.endsWith('user.php'))
  expect(toUser.length).toBeGreaterThanOrEqual(2)
  expect(new Set(toUser.map(([, header]) => header))).toEqual(new Set(['client']))
  expect(
    sent.filter(([path, header]) => !path.endsWith('user.php') && header !== undefined),
  ).toEqual([])
})

test('API-02 logout.php ends the session only for requests from the site itself', async () => {
  const browser = webClient(stage.site())
  await browser.send('POST', '/api/user.php', { login: 'Mei', password: 'minuet-demo' })
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: 'http://elsewhere.example/' },
  ] as Record<string, string>[]) {
    const refused = await browser.send('GET', '/api/logout.php', undefined, headers)
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'foreign_origin'])
    expect((await browser.send('GET', '/api/user.php')).status).toBe(200)
  }
  const token = browser.cookies.get('__Host-auth.session') ?? ''
  const done = await browser.send('GET', '/api/logout.php', undefined, {
    'sec-fetch-site': 'same-origin',
  })
  expect([done.status, done.text]).toEqual([204, ''])
  expect(browser.cookies.has('__Host-auth.session')).toBe(false)
  const thief = await visitor.send('GET', '/api/user.php', undefined, {
    cookie: `__Host-auth.session=${token}`,
  })
  expect(thief.status).toBe(403)
})

test('API-02 geocode.php names the city near a rounded position', async () => {
  const found = await member.send('GET', '/api/geocode.php?lat=52.38&lon=4.64')
  expect([found.status, JSON.stringify(found.body)]).toEqual([
    200,
    expect.stringContaining('Haarlem'),
  ])
  expect((await member.send('GET', '/api/geocode.php?lat=north&lon=4.64')).status).toBe(422)
})

/** Values for path and query parameters; parameters not listed here get a random id. */
const samples: Record<string, readonly string[]> = {
  page: ['terms', 'nothing'],
  type: ['liked_by', 'nothing'],
  country: ['NL', 'XX'],
  lat: ['52.38', 'north'],
  lon: ['4.64'],
  search: ['Haar'],
  q: ['Haar'],
  name: ['Haar'],
  text: ['Haar'],
  act: ['message', 'nothing'],
}
const unknownId = '00000000-0000-4000-8000-000000000000'

test('API-03 the OpenAPI document describes every response that each GET actually returns, to a member and to a visitor', async () => {
  const document = (await visitor.send('GET', '/api/openapi.json')).body as unknown as ApiDocument
  const wrong: string[] = []
  const without200: string[] = []
  for (const [place, methods] of Object.entries(document.paths)) {
    const call = methods.get as unknown as
      | { parameters?: { name: string; in: string; required: boolean }[] }
      | undefined
    if (call === undefined || place === '/api/logout.php') continue
    const parameters = call.parameters ?? []
    const tries = Math.max(1, ...parameters.map(({ name }) => sampleValues(name).length))
    let fine = false
    for (const client of [member, visitor])
      for (let at = 0; at < tries; at += 1) {
        const filled = place.replaceAll(/\{(\w+)\}/g, (_, name: string) => pick(name, at))
        const query = parameters
          .filter((one) => one.in === 'query' && one.required)
          .map(({ name }) => `${name}=${pick(name, at)}`)
        const reply = await client.send(
          'GET',
          query.length > 0 ? `${filled}?${query.join('&')}` : filled,
        )
        const answer = new Response(reply.status === 204 ? null : reply.text, {
          status: reply.status,
        })
        const difference = await differsFromDocument(document, 'get', place, answer)
        if (difference !== null) wrong.push(difference)
        fine ||= reply.status < 300
      }
    if (!fine) without200.push(place)
  }
  expect(wrong).toEqual([])
  // Endpoints that need something that no cast member has (an unconfirmed address, a conversation,
  // a match, an order, a code), or an ad or a page of the operator, which this site does not have.
  const needsMore =
    /\/(confirmation|sponsored|conversations|likes\/m|orders|discount-code|auto-like|operator-pages)/
  expect(without200.filter((place) => !needsMore.test(place))).toEqual([])
})

function sampleValues(name: string): readonly string[] {
  return samples[name] ?? [someone, fictional, unknownId, 'nonsense']
}

function pick(name: string, at: number): string {
  const values = sampleValues(name)
  return values[at % values.length] ?? ''
}

const onEverything = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /geolocation=\(self\).*camera=\(self\)/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
}

test.each<
  [
    status: number,
    method: string,
    path: string,
    more?: { body?: string; type?: string; host?: string },
  ]
>([
  [200, 'GET', '/'],
  [200, 'GET', '/api/settings'],
  [200, 'GET', '/api/openapi.json'],
  [302, 'GET', '/profile'],
  [302, 'GET', '/?locale=de'],
  [403, 'GET', '/api/profile'],
  [404, 'GET', '/no-such-page'],
  [404, 'GET', '/api/no-such-call'],
  [404, 'GET', '/assets/no-such-file.js'],
  [405, 'DELETE', '/api/user.php'],
  [405, 'POST', '/members'],
  [413, 'POST', '/api/user.php', { body: JSON.stringify({ login: 'a'.repeat(3_000_000) }) }],
  [415, 'POST', '/api/user.php', { body: 'login=a', type: 'text/plain' }],
  [422, 'POST', '/api/user.php', { body: '{}' }],
  [422, 'POST', '/api/user.php', { body: '{"login":"nobody","password":"wrong"}' }],
])(
  'SEC-04 a %i response to %s %s has the security headers',
  async (status, method, path, { body, type } = {}) => {
    const answer = await fetch(`${stage.site().url}${path}`, {
      method,
      redirect: 'manual',
      ...(body !== undefined && { body, headers: { 'content-type': type ?? 'application/json' } }),
    })
    expect(answer.status).toBe(status)
    expectHeaders(answer.headers)
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      expect(answer.headers.get('content-security-policy')).toMatch(
        /script-src ('none'|'nonce-[\w-]{22}' 'strict-dynamic')/,
      )
  },
)

test('SEC-04 a 429 response has the security headers and states when to try again', async () => {
  const browser = webClient(stage.site())
  for (let at = 0; at < 60; at += 1) await browser.send('PUT', '/api/language', { language: 'en' })
  const refused = await browser.send('PUT', '/api/language', { language: 'en' })
  expect([refused.status, refused.body.error?.code]).toEqual([429, 'too_many'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expectHeaders(refused.headers)
})

test('SEC-04 NAV-06 NAV-12 an internal error returns 500 with the headers and the error message, and reveals nothing about its cause', async () => {
  const { database } = stage.site().server.infrastructure
  await runAsSuperuser(database.pool, 'alter schema profiles rename to profiles_away')
  try {
    const call = await visitor.send('GET', `/api/members/${someone}`)
    expect([call.status, call.body.error?.code, call.body.error?.message]).toEqual([
      500,
      'fault',
      'An error occurred, please try again later.',
    ])
    expect(call.text).not.toMatch(/schema|relation|postgres|profiles/i)
    expectHeaders(call.headers)
    const page = await visitor.send('GET', `/members/${someone}`)
    expect([page.status, page.text]).toEqual([
      500,
      expect.stringContaining('An error has occurred'),
    ])
    expect(page.text).not.toMatch(/relation|postgres|profiles_away/i)
    expectHeaders(page.headers)
  } finally {
    await runAsSuperuser(database.pool, 'alter schema profiles_away rename to profiles')
  }
})

function expectHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(onEverything))
    expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(value)])
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('access-control-allow-origin')).toBeNull()
}
