import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import {
  knownThing,
  knownToken,
  startExampleServer,
  type ExampleServer,
} from './testing/example-site.ts'

let example: ExampleServer
beforeAll(async () => {
  example = await startExampleServer()
})
afterAll(() => example.http.close())

const loggedIn = { cookie: `__Host-auth.session=${knownToken}` }

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${example.url}${path}`, { redirect: 'manual', ...init })
}

function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Response> {
  return send(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

test('an endpoint receives path and query as parsed by its schema', async () => {
  const answer = await send(`/api/things/${knownThing}?size=4`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.json()).toEqual({ thing: knownThing, size: 4 })
})

test('a missing record and an impossible id get identical responses', async () => {
  const absent = await send('/api/things/22222222-2222-4222-8222-222222222222')
  const expected = { error: { code: 'not_found', message: 'This page could not be found' } }
  expect(absent.status).toBe(404)
  const bytes = await absent.text()
  expect(JSON.parse(bytes)).toEqual(expected)
  for (const id of [
    '1',
    '%00',
    '%ff',
    '..%2f',
    'x'.repeat(500),
    "'%20or%201=1",
    '%7B%7D',
    '__proto__',
    `${knownThing}0`,
  ]) {
    const malformed = await send(`/api/things/${id}`)
    expect([id, malformed.status, await malformed.text()]).toEqual([id, 404, bytes])
  }
  expect(await (await send('/api/nothing')).text()).toBe(bytes)
})

test('an endpoint for members refuses visitors before reading the body, and accepts members', async () => {
  const visitor = await post(`/api/things/${knownThing}`, { name: 'x'.repeat(9999) })
  expect(visitor.status).toBe(403)
  expect(await visitor.json()).toEqual({
    authentication_required: true,
    error: {
      code: 'authentication_required',
      message: phrase('platform.errors.authentication_required'),
    },
  })
  const stale = await post(
    `/api/things/${knownThing}`,
    { name: 'rose' },
    { cookie: '__Host-auth.session=old' },
  )
  expect(stale.status).toBe(403)
  const member = await post(`/api/things/${knownThing}`, { name: 'rose' }, loggedIn)
  expect([member.status, await member.json()]).toEqual([200, { name: 'rose', by: 7 }])
})

test('a `searcher` endpoint answers visitors if search is open to them', async () => {
  expect((await send('/api/things')).status).toBe(403)
  expect((await send('/api/things', { headers: loggedIn })).status).toBe(200)
})

test('a refusal has its declared status and a sentence in the language of the request', async () => {
  const answer = await post(`/api/things/${knownThing}`, { name: 'taken' }, loggedIn)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toEqual({
    error: {
      code: 'example.name_taken',
      message: 'taken is taken.',
      field: 'name',
      with: { name: 'taken' },
    },
  })
  const polish = await send('/api/nothing', { headers: { cookie: 'i18n_redirected=pl' } })
  expect(await polish.json()).toEqual({
    error: { code: 'not_found', message: phrase('platform.errors.not_found', { locale: 'pl' }) },
  })
})

test('endpoints with the same path are distinguished by the query in their route', async () => {
  expect(await (await post('/api/user.php?push=1', { subscription: 's' })).json()).toEqual({
    subscribed: true,
  })
  expect((await post('/api/user.php', { subscription: 's' })).status).toBe(422)
})

test('DELETE reads its input from the body or, without one, from the query', async () => {
  expect(await (await post('/api/things', { id: 'a' }, {}, 'DELETE')).json()).toEqual({
    deleted: 'a',
  })
  expect(await (await send('/api/things?id=b', { method: 'DELETE' })).json()).toEqual({
    deleted: 'b',
  })
})

test('an endpoint with a bytes body receives the bytes unchanged, of any content type', async () => {
  const answer = await send('/api/files/photo', {
    method: 'PUT',
    body: new Uint8Array([0, 255, 0]),
    headers: { 'content-type': 'image/webp' },
  })
  expect(await answer.json()).toEqual({ size: 3, type: 'image/webp' })
})

test('an endpoint without output returns 204 with an empty body, and sets its cookies', async () => {
  const answer = await send('/api/logout.php', { headers: { 'sec-fetch-site': 'same-origin' } })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-auth.session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'left=a%20b; Max-Age=60; Path=/; Secure; SameSite=Lax',
  ])
})

test.each(['throw', 'undeclared', 'wrong'])(
  'an error (%s) shows its request id and no details, and is logged',
  async (how) => {
    const answer = await send(`/api/fail?how=${how}`)
    expect(answer.status).toBe(500)
    const text = await answer.text()
    const id = answer.headers.get('x-request-id') ?? ''
    expect(JSON.parse(text)).toEqual({
      error: {
        code: 'fault',
        message: 'An error occurred, please try again later.',
        request_id: id,
      },
    })
    expect(text).not.toContain('secret')
    expect(
      example.logged.some((line) => line.includes(id) && line.includes('"level":"error"')),
    ).toBe(true)
  },
)

test('a page that fails is answered with an error page, with the request id and a link home', async () => {
  const answer = await send('/fail', {
    headers: { accept: 'text/html', cookie: 'i18n_redirected=de' },
  })
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    500,
    'text/html; charset=utf-8',
  ])
  expect(text).toContain(`<h1>${phrase('platform.errors.fault', { locale: 'de' })}</h1>`)
  expect(text).toContain(answer.headers.get('x-request-id'))
  expect(text).toContain(`<a href="/">${phrase('platform.errors.home', { locale: 'de' })}</a>`)
  expect(text).not.toContain('secret')
})

test('an unsupported method is refused with the list of supported ones; OPTIONS lists them', async () => {
  const wrong = await send('/api/user.php', { method: 'PATCH' })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  const options = await send('/api/things', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([
    204,
    'GET, DELETE, HEAD, OPTIONS',
  ])
  expect(options.headers.get('access-control-allow-origin')).toBeNull()
  const page = await send('/members', { method: 'POST' })
  expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

test('HEAD responds like GET, without the body', async () => {
  for (const path of [`/api/things/${knownThing}`, '/members', '/api/nothing']) {
    const head = await send(path, { method: 'HEAD' })
    const get = await send(path)
    expect([path, head.status, await head.text()]).toEqual([path, get.status, ''])
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
  }
})

test('a page can call endpoints as its viewer, with lists passed as over HTTP', async () => {
  const page = await send('/members', { headers: loggedIn })
  expect(await page.text()).toContain('7 {"ok":true,"value":{"colours":["red","blue"]}}')
  const visitor = await send('/members')
  expect(await visitor.text()).toContain('"code":"authentication_required"')
})

test('a page redirects only within the site', async () => {
  const on = await send('/on')
  expect([on.status, on.headers.get('location')]).toEqual([302, '/members'])
  expect((await send('/away')).status).toBe(500)
})

test('raw routes receive the viewer, and their refusals are identical to those of endpoints', async () => {
  const visitor = await send('/media/1')
  expect([visitor.status, await visitor.text()]).toEqual([
    404,
    await (await send('/api/nothing')).text(),
  ])
  const member = await send('/media/1', { headers: loggedIn })
  expect([member.status, new Uint8Array(await member.arrayBuffer())]).toEqual([
    200,
    new Uint8Array([1, 2, 3]),
  ])
})

test('large responses are compressed with the encoding the browser accepts', async () => {
  for (const [accepts, gets] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await send('/api/wait', { headers: { 'accept-encoding': accepts } })
    expect([accepts, answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      accepts,
      gets,
      'accept-encoding',
    ])
    expect(((await answer.json()) as { text: string }).text).toHaveLength(5000)
  }
  const small = await send(`/api/things/${knownThing}`)
  expect(small.headers.get('content-encoding')).toBeNull()
})
