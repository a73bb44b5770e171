import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSecurityHeaders } from './security-headers.ts'
import {
  knownThing,
  knownToken,
  startExampleServer,
  type ExampleServer,
} from '../testing/example-site.ts'

let example: ExampleServer
beforeAll(async () => {
  example = await startExampleServer()
})
afterAll(() => example.http.close())

const loggedIn = { cookie: `__Host-auth.session=${knownToken}` }
const json = { 'content-type': 'application/json' }

/** One request for every kind of response, with the expected status. */
type ExpectedResponse = [status: number, path: string, init?: RequestInit]
const requests: ExpectedResponse[] = [
  [200, `/api/things/${knownThing}`],
  [200, '/api/openapi.json'],
  [200, '/members'],
  [200, '/members', { headers: loggedIn }],
  [200, '/media/1', { headers: loggedIn }],
  [200, '/dev/mail'],
  [204, '/api/logout.php', { headers: { 'sec-fetch-site': 'same-origin' } }],
  [204, '/api/things', { method: 'OPTIONS' }],
  [302, '/on'],
  [403, '/api/things'],
  [403, '/api/things', { method: 'DELETE', headers: { origin: 'https://evil.test' } }],
  [404, '/api/nothing'],
  [404, '/assets/none.js'],
  [404, '/gone'],
  [405, '/members', { method: 'POST' }],
  [405, '/api/user.php', { method: 'GET' }],
  [
    409,
    `/api/things/${knownThing}`,
    { method: 'POST', body: '{"name":"taken"}', headers: { ...json, ...loggedIn } },
  ],
  [413, '/api/hook', { method: 'POST', body: 'x'.repeat(70_000), headers: json }],
  [
    415,
    '/api/hook',
    {
      method: 'POST',
      body: 'id=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  ],
  [422, '/api/hook', { method: 'POST', body: '{', headers: json }],
  [500, '/api/fail?how=throw'],
  [500, '/fail', { headers: { accept: 'text/html' } }],
]

test.each<ExpectedResponse>(requests)(
  'SEC-04 a %i response to %s has the security headers',
  async (status, path, init) => {
    const answer = await fetch(`${example.url}${path}`, { redirect: 'manual', ...init })
    await answer.arrayBuffer()
    expect(answer.status).toBe(status)
    const { headers } = answer
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('permissions-policy')).toContain('camera=(self)')
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe|\*|http:/)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('cache-control')).toBeTruthy()
  },
)

test('SEC-04 a page runs only scripts with the nonce of its own response, and only through one trusted types policy', async () => {
  const pages = await Promise.all([
    fetch(`${example.url}/members`),
    fetch(`${example.url}/members`),
  ])
  const nonces = await Promise.all(
    pages.map(async (page) => {
      const nonce = /<script nonce="([\w-]{22})">/.exec(await page.text())?.[1]
      expect(page.headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ` +
          "connect-src 'self'; font-src 'self'; img-src 'self' blob: data:; manifest-src 'self'; media-src 'self' blob:; worker-src 'self'; " +
          "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app sign-up",
      )
      return nonce
    }),
  )
  expect(nonces[0]).not.toBe(nonces[1])
})

test('SEC-04 a page whose URL contains a secret sends no referrer and is not cached', async () => {
  const page = await fetch(`${example.url}/secret`)
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('SEC-04 files uploaded by members are sandboxed when opened as a page', async () => {
  const photo = await fetch(`${example.url}/media/1`, { headers: loggedIn })
  expect(photo.headers.get('content-security-policy')).toMatch(/; sandbox$/)
})

test('SEC-04 a file of the site itself has the headers that apply to scripts and workers', () => {
  expect(createSecurityHeaders('asset')).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  })
})

test('responses are cached only where declared', async () => {
  const getCacheControl = async (path: string, headers = {}) =>
    (await fetch(`${example.url}${path}`, { headers })).headers.get('cache-control')
  expect(await getCacheControl(`/api/things/${knownThing}`)).toBe('no-store')
  expect(await getCacheControl('/api/wait')).toBe('private, max-age=60')
  expect(await getCacheControl('/members')).toBe('private, no-cache')
  expect(await getCacheControl('/members', loggedIn)).toBe('no-store')
})

test.each([
  ['421', 'GET / HTTP/1.1\r\nHost: stranger.test\r\n\r\n'],
  ['421', 'GET /api/things HTTP/1.1\r\nHost: 127.0.0.1.evil.test\r\n\r\n'],
  ['421', 'POST /api/hook HTTP/1.1\r\nHost: stranger.test\r\nContent-Length: 0\r\n\r\n'],
  ['421', 'GET / HTTP/1.0\r\n\r\n'],
  ['421', 'GET http://stranger.test/ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['400', 'GET / HTTP/1.1\r\nHost: local host\r\n\r\n'],
  ['400', 'GET /\\evil HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['400', 'nonsense\r\n\r\n'],
  [
    '400',
    'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ],
  ['431', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
])(
  'SEC-04 a request that does not reach any site gets a %s with the same headers: %#',
  async (status, request) => {
    const answer = await speak(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const name of [
      'strict-transport-security',
      'x-content-type-options',
      'content-security-policy',
      'referrer-policy',
    ]) {
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `)
    }
  },
)

/** Sends bytes and returns the response up to the end of the headers. */
function speak(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(new URL(example.url).port), '127.0.0.1', () =>
      socket.write(bytes),
    )
    socket.on('data', (chunk) => {
      received += chunk
      if (received.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}
