import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { startExampleServer, type ExampleServer } from '../testing/example-site.ts'

let example: ExampleServer
let ownOrigin: string
beforeAll(async () => {
  example = await startExampleServer()
  ownOrigin = new URL(example.url).host
})
afterAll(() => example.http.close())

function change(headers: Record<string, string>): Promise<Response> {
  return fetch(`${example.url}/api/things?id=a`, { method: 'DELETE', headers })
}

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
])('SEC-04 a change requested by another site is refused: %o', async (headers) => {
  const answer = await change(headers)
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { error: { code: 'foreign_origin', message: phrase('platform.errors.foreign_origin') } },
  ])
})

test('SEC-04 a change is accepted from the site’s own pages, and from a client that is not a browser', async () => {
  expect((await change({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await change({ origin: `http://${ownOrigin}` })).status).toBe(200)
  expect((await change({ origin: `https://${ownOrigin}` })).status).toBe(200)
  expect((await change({})).status).toBe(200)
  expect((await change({ origin: `http://${ownOrigin}.evil.test` })).status).toBe(403)
  expect((await change({ origin: `http://localhost:1` })).status).toBe(403)
})

test('SEC-04 GET /api/logout.php takes effect only from the site’s own pages', async () => {
  const leave = async (headers: Record<string, string>) =>
    (await fetch(`${example.url}/api/logout.php`, { headers })).status
  expect(await leave({ 'sec-fetch-site': 'same-origin' })).toBe(204)
  expect(await leave({ referer: `http://${ownOrigin}/members` })).toBe(204)
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { referer: 'https://evil.test/' },
    { referer: `https://evil.test/?${ownOrigin}` },
  ] as Record<string, string>[]) {
    expect([headers, await leave(headers)]).toEqual([headers, 403])
  }
})

test('an external system authenticates itself within its request and needs no origin', async () => {
  const headers = { 'content-type': 'application/json', origin: 'https://gateway.test' }
  expect(
    (await fetch(`${example.url}/api/hook`, { method: 'POST', body: '{"id":"1"}', headers }))
      .status,
  ).toBe(204)
})
