import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
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
const person = {
  email: 'a@example.com',
  born: '1990-01-31',
  age: 30,
  terms: true,
  gender: 'man',
  city: { name: 'Ghent' },
}

function post(
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${example.url}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function readFields(answer: Response): Promise<unknown> {
  expect(answer.status).toBe(422)
  const { error } = (await answer.json()) as {
    error: {
      code: string
      message: string
      fields: { path: string; reason: string; message: string }[]
    }
  }
  expect([error.code, error.message]).toEqual([
    'input.invalid',
    phrase('platform.errors.input_invalid'),
  ])
  return error.fields.map(({ path, reason, message }) => [path, reason, message])
}

test('every invalid field is reported with its reason and a sentence', async () => {
  const wrong = {
    email: 'nobody',
    born: '1990-02-30',
    age: 'ten',
    terms: false,
    gender: 'tree',
    city: { name: '' },
    more: 1,
  }
  expect(await readFields(await post('/api/user.php', JSON.stringify(wrong)))).toEqual([
    ['email', 'input.email', phrase('platform.input.email')],
    ['born', 'input.date', phrase('platform.input.date')],
    ['age', 'input.number', phrase('platform.input.number')],
    ['terms', 'input.accepted', phrase('platform.input.accepted')],
    ['gender', 'input.choice', phrase('platform.input.choice')],
    ['city.name', 'input.required', phrase('platform.input.required')],
    ['more', 'input.unknown_field', phrase('platform.input.unknown_field')],
  ])
})

test('missing fields are reported one by one', async () => {
  const fields = (await readFields(await post('/api/user.php', '{}'))) as string[][]
  expect(fields.map(([path, reason]) => `${path} ${reason}`)).toEqual(
    ['email', 'born', 'age', 'terms', 'gender', 'city'].map((path) => `${path} input.required`),
  )
})

test('numbers, lengths and a schema’s own reason are reported with their values', async () => {
  expect(
    await readFields(await post('/api/user.php', JSON.stringify({ ...person, age: 17 }))),
  ).toEqual([['age', 'input.too_low', phrase('platform.input.too_low', { min: 18 })]])
  expect(
    await readFields(
      await post('/api/user.php', JSON.stringify({ ...person, email: 'same@example.com' })),
    ),
  ).toEqual([['email', 'example.refusals.same', 'Not the same, please.']])
  expect(
    await readFields(
      await post(`/api/things/${knownThing}`, '{"name":"a","tags":["1","2","3"]}', loggedIn),
    ),
  ).toEqual([
    ['name', 'input.too_short', phrase('platform.input.too_short', { min: 2 })],
    ['tags', 'input.too_many', phrase('platform.input.too_many', { max: 2 })],
  ])
  expect(
    await readFields(await post(`/api/things/${knownThing}`, '{"name":"far too long"}', loggedIn)),
  ).toEqual([['name', 'input.too_long', phrase('platform.input.too_long', { max: 8 })]])
  expect(await readFields(await fetch(`${example.url}/api/things/${knownThing}?size=12`))).toEqual([
    ['size', 'input.too_high', phrase('platform.input.too_high', { max: 9 })],
  ])
})

test('the sentences are in the language of the request', async () => {
  const answer = await post('/api/user.php', JSON.stringify({ ...person, city: {} }), {
    cookie: 'i18n_redirected=fr',
  })
  const { error } = (await answer.json()) as {
    error: { message: string; fields: { message: string }[] }
  }
  expect([error.message, error.fields[0]?.message]).toEqual([
    phrase('platform.errors.input_invalid', { locale: 'fr' }),
    phrase('platform.input.required', { locale: 'fr' }),
  ])
})

test.each([
  ['{"name":"a\\u0000b"}', 'name'],
  ['{"name":"\\ud800ab"}', 'name'],
  ['{"name":"rose","extra":{"deep":["\\udc00"]}}', 'extra.deep.0'],
  ['{"name":"rose","tags":["\\u0000"]}', 'tags.0'],
])('NUL and lone surrogates are refused: %s', async (body, path) => {
  expect(await readFields(await post(`/api/things/${knownThing}`, body, loggedIn))).toEqual([
    [path, 'input.malformed', phrase('platform.input.malformed')],
  ])
})

test('NUL is refused in a query too', async () => {
  const answer = await fetch(`${example.url}/api/things?colours=%00`, { headers: loggedIn })
  expect(answer.status).toBe(422)
})

test.each([
  '{"__proto__":{"polluted":true},"name":"rose"}',
  '{"name":"rose","extra":{"__proto__":{"polluted":true}}}',
  '{"name":"rose","extra":{"constructor":{"prototype":{"polluted":true}}}}',
  '{"name":"rose","extra":[{"prototype":1}]}',
])('names that reach into JavaScript’s own objects are refused: %s', async (body) => {
  expect((await post(`/api/things/${knownThing}`, body, loggedIn)).status).toBe(422)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test.each([
  '',
  '{',
  '[]',
  '"text"',
  'null',
  '1',
  '{"name":',
  '\u0000',
  '{"name":"rose"}}',
  '{"a":1,}',
  "{'a':1}",
  'NaN',
  '['.repeat(3000),
])('a body that is not a JSON object is refused: %s', async (body) => {
  expect((await post('/api/hook', body)).status).toBe(422)
})

test('a body that is not valid UTF-8 is refused', async () => {
  expect((await post('/api/hook', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))).status).toBe(422)
})

test('excessive nesting is refused', async () => {
  const deep = `{"name":"rose","extra":${'['.repeat(200)}${']'.repeat(200)}}`
  expect((await post(`/api/things/${knownThing}`, deep, loggedIn)).status).toBe(422)
  const fine = `{"name":"rose","extra":${'['.repeat(20)}${']'.repeat(20)}}`
  expect((await post(`/api/things/${knownThing}`, fine, loggedIn)).status).toBe(200)
})

test('a name that occurs twice in the query is refused', async () => {
  expect(
    await readFields(await fetch(`${example.url}/api/things/${knownThing}?size=1&size=2`)),
  ).toEqual([['size', 'input.duplicate', phrase('platform.input.duplicate')]])
})

test('an unknown name in the query of a GET is refused, and so is a path field repeated there', async () => {
  expect((await fetch(`${example.url}/api/things/${knownThing}?admin=1`)).status).toBe(422)
  const otherId = '22222222-2222-4222-8222-222222222222'
  expect((await fetch(`${example.url}/api/things/${knownThing}?thing=${otherId}`)).status).toBe(422)
  expect(
    (
      await post(
        `/api/things/${knownThing}`,
        JSON.stringify({ name: 'rose', thing: otherId }),
        loggedIn,
      )
    ).status,
  ).toBe(422)
})

test('a body above its limit is refused, with or without a content-length', async () => {
  const withLength = await post(
    `/api/things/${knownThing}`,
    JSON.stringify({ name: 'rose', extra: 'x'.repeat(4096) }),
    loggedIn,
  )
  expect([withLength.status, ((await withLength.json()) as { error: object }).error]).toEqual([
    413,
    { code: 'too_large', message: phrase('platform.errors.too_large') },
  ])
  const chunks = new ReadableStream({
    start(controller) {
      for (let count = 0; count < 40; count += 1)
        controller.enqueue(new TextEncoder().encode('x'.repeat(65_536)))
      controller.close()
    },
  })
  const untold = await fetch(`${example.url}/api/hook`, {
    method: 'POST',
    body: chunks,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  } as RequestInit)
  expect(untold.status).toBe(413)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('a body of type "%s" is refused', async (type) => {
  expect(
    (await post('/api/user.php', JSON.stringify(person), { 'content-type': type })).status,
  ).toBe(415)
})

test('a compressed body is refused, because it could be a decompression bomb', async () => {
  expect(
    (await post('/api/user.php', JSON.stringify(person), { 'content-encoding': 'gzip' })).status,
  ).toBe(415)
})
