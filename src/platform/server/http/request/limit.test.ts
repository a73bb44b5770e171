import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { knownThing, knownToken, startExampleServer } from '../testing/example-site.ts'

const form = {
  email: 'a@example.com',
  born: '1990-01-31',
  age: 30,
  terms: true,
  gender: 'man',
  city: { name: 'Ghent' },
}

function signUp(url: string, body: object): Promise<Response> {
  return fetch(`${url}/api/user.php`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
}

test('SEC-04 exactly five of fifty concurrent sign-ups pass; the others learn when to try again', async () => {
  const example = await startExampleServer()
  const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(example.url, form)))
  const statuses = answers.map((answer) => answer.status)
  expect([
    statuses.filter((status) => status === 204).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([5, 45])
  const refused = answers.find((answer) => answer.status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3590)
  expect(await refused?.json()).toEqual({
    error: { code: 'too_many', message: phrase('platform.errors.too_many', { minutes: 60 }) },
  })
  await example.http.close()
})

test('a form with an invalid field does not count', async () => {
  const example = await startExampleServer()
  for (let count = 0; count < 9; count += 1)
    expect((await signUp(example.url, { ...form, age: 3 })).status).toBe(422)
  expect((await signUp(example.url, form)).status).toBe(204)
  await example.http.close()
})

test('every request counts: visitors by address, members by account', async () => {
  const rateLimits = {
    visitor: { name: 'v', count: 3, seconds: 60, by: 'address' },
    member: { name: 'm', count: 5, seconds: 60 },
  } as const
  const example = await startExampleServer({ globalRateLimits: rateLimits })
  const send = async (headers: Record<string, string>, path = `/api/things/${knownThing}`) =>
    (await fetch(`${example.url}${path}`, { headers })).status
  const statuses = async (count: number, headers: Record<string, string>) => {
    const found: number[] = []
    for (let index = 0; index < count; index += 1) found.push(await send(headers))
    return found
  }
  expect(await statuses(4, {})).toEqual([200, 200, 200, 429])
  expect(await statuses(6, { cookie: `__Host-auth.session=${knownToken}` })).toEqual([
    200, 200, 200, 200, 200, 429,
  ])
  expect(await send({}, '/members')).toBe(429)
  await example.http.close()
})

test('ATTACK made-up session tokens cause a query each only until their address is refused', async () => {
  const globalRateLimits = {
    visitor: { name: 'v', count: 3, seconds: 60, by: 'address' },
    member: { name: 'm', count: 100, seconds: 60 },
  } as const
  let lookups = 0
  const example = await startExampleServer({
    globalRateLimits,
    findViewer: async (token) => {
      lookups += 1
      return token === knownToken
        ? { account: 7, member: knownThing, pool: 1, status: 'active', session: 1 }
        : null
    },
  })
  const send = async (token: string) =>
    (
      await fetch(`${example.url}/api/things/${knownThing}`, {
        headers: { cookie: `__Host-auth.session=${token}` },
      })
    ).status
  expect(await send(knownToken)).toBe(200)
  const statuses: number[] = []
  for (let count = 0; count < 50; count += 1) statuses.push(await send(`invented-${count}`))
  expect(statuses.slice(0, 3)).toEqual([200, 200, 200])
  expect(new Set(statuses.slice(3))).toEqual(new Set([429]))
  expect(lookups).toBe(7)
  // Someone with a session behind the same address is not refused.
  expect(await send(knownToken)).toBe(200)
  await example.http.close()
})
