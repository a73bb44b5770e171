import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiDocument, differsFromDocument } from './testing/differs-from-document.ts'
import {
  knownThing,
  knownToken,
  startExampleServer,
  type ExampleServer,
} from './testing/example-site.ts'

let example: ExampleServer
let document: ApiDocument
beforeAll(async () => {
  example = await startExampleServer()
  document = (await (await fetch(`${example.url}/api/openapi.json`)).json()) as ApiDocument
})
afterAll(() => example.http.close())

test('the document lists every endpoint with its input', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(
    Object.entries(document.paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      .sort(),
  ).toEqual([
    'delete /api/things',
    'get /api/fail',
    'get /api/logout.php',
    'get /api/things',
    'get /api/things/{thing}',
    'get /api/wait',
    'post /api/hook',
    'post /api/things/{thing}',
    'post /api/user.php',
    'post /api/user.php?push=1',
    'put /api/files/{name}',
  ])
  expect(document.paths['/api/things/{thing}']?.get).toHaveProperty('parameters', [
    {
      name: 'thing',
      in: 'path',
      required: true,
      schema: { type: 'string', pattern: expect.any(String) },
    },
    { name: 'size', in: 'query', required: false, schema: { type: 'number' } },
  ])
  expect(document.paths['/api/user.php?push=1']?.post).toHaveProperty('requestBody', {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { subscription: { type: 'string' } },
          required: ['subscription'],
          additionalProperties: false,
        },
      },
    },
  })
})

const loggedIn = { cookie: `__Host-auth.session=${knownToken}` }
const json = { 'content-type': 'application/json' }

test.each<[method: string, place: string, url: string, status: number, init?: RequestInit]>([
  ['get', '/api/things/{thing}', `/api/things/${knownThing}`, 200],
  ['get', '/api/things/{thing}', '/api/things/1', 404],
  ['get', '/api/things', '/api/things?colours=a,b', 200, { headers: loggedIn }],
  ['get', '/api/things', '/api/things', 403],
  [
    'post',
    '/api/things/{thing}',
    `/api/things/${knownThing}`,
    200,
    { body: '{"name":"rose"}', headers: { ...json, ...loggedIn } },
  ],
  [
    'post',
    '/api/things/{thing}',
    `/api/things/${knownThing}`,
    409,
    { body: '{"name":"taken"}', headers: { ...json, ...loggedIn } },
  ],
  [
    'post',
    '/api/things/{thing}',
    `/api/things/${knownThing}`,
    422,
    { body: '{}', headers: { ...json, ...loggedIn } },
  ],
  [
    'post',
    '/api/user.php?push=1',
    '/api/user.php?push=1',
    200,
    { body: '{"subscription":"s"}', headers: json },
  ],
  [
    'get',
    '/api/logout.php',
    '/api/logout.php',
    204,
    { headers: { 'sec-fetch-site': 'same-origin' } },
  ],
  ['get', '/api/fail', '/api/fail?how=throw', 500],
  ['get', '/api/wait', '/api/wait', 200],
])('the response matches the document: %s %s %s %i', async (method, place, url, status, init) => {
  const answer = await fetch(`${example.url}${url}`, { method: method.toUpperCase(), ...init })
  expect(answer.status).toBe(status)
  expect(await differsFromDocument(document, method, place, answer)).toBeNull()
})

test('a response that differs from the document is reported', async () => {
  const place = '/api/things/{thing}'
  const differs = (body: unknown, status = 200) =>
    differsFromDocument(document, 'get', place, Response.json(body, { status }))
  expect(await differs({ thing: knownThing, size: 'large' })).toContain(
    'get /api/things/{thing} 200: ',
  )
  expect(await differs({ error: { code: 'odd', message: '' } }, 404)).toBe(
    'get /api/things/{thing} may not refuse with odd',
  )
  expect(await differs({}, 418)).toBe('get /api/things/{thing} may not answer 418')
})
