import { request } from 'node:http'
import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { createUploadBudget, type UploadCaller } from './upload-budget.ts'
import { knownToken, startExampleServer } from '../testing/example-site.ts'

const limits = { caller: 100_000, network: 80_000, unconfirmed: 120_000, all: 250_000 }
const confirmed = (key: string): UploadCaller => ({ key, confirmed: true })
const stranger = (key: string): UploadCaller => ({ key, confirmed: false })

test.each([
  ['an upload that fits', [[confirmed('a'), 60_000]], confirmed('a'), 40_000, true],
  [
    'an upload beyond the caller’s budget',
    [[confirmed('a'), 60_000]],
    confirmed('a'),
    40_001,
    false,
  ],
  ['an upload of another caller', [[confirmed('a'), 100_000]], confirmed('b'), 100_000, true],
  [
    'an upload beyond the total budget',
    [
      [confirmed('a'), 100_000],
      [confirmed('b'), 100_000],
    ],
    confirmed('c'),
    50_001,
    false,
  ],
  [
    'an upload beyond the network’s budget',
    [[stranger('n'), 60_000]],
    stranger('n'),
    20_001,
    false,
  ],
  [
    'an upload beyond the budget of all strangers',
    [
      [stranger('n'), 80_000],
      [stranger('o'), 40_000],
    ],
    stranger('p'),
    1,
    false,
  ],
  [
    'an upload of a confirmed member while strangers hold all they may',
    [
      [stranger('n'), 80_000],
      [stranger('o'), 40_000],
    ],
    confirmed('a'),
    100_000,
    true,
  ],
] as const)('the upload budget: %s', (_, before, caller, bytes, fits) => {
  const uploadBudget = createUploadBudget(limits)
  for (const [who, many] of before) expect(uploadBudget.begin(who, many)?.grow(many)).toBe(true)
  expect(uploadBudget.begin(caller, bytes)?.grow(bytes) ?? false).toBe(fits)
})

test('released bytes become available again to the same caller and to all callers', () => {
  const room = createUploadBudget({ ...limits, all: 100_000 })
  const first = room.begin(stranger('a'), 80_000)
  expect(first?.grow(80_000)).toBe(true)
  expect(room.begin(confirmed('b'), 20_001)?.grow(20_001)).toBe(false)
  first?.release()
  first?.release()
  expect(room.begin(stranger('a'), 80_000)?.grow(80_000)).toBe(true)
})

test('an announced size reserves only an initial amount; beyond that, only received bytes are reserved', () => {
  const room = createUploadBudget(limits)
  for (const key of ['a', 'b', 'c', 'd'])
    expect(room.begin(confirmed(key), 16_000_000)).not.toBeNull()
  expect(room.begin(confirmed('e'), 100_000)?.grow(100_000)).toBe(true)
})

interface Begun {
  readonly status: Promise<number>
  abort(): void
  send(bytes: number): void
  end(bytes: number): void
}

/** An upload of which only the headers have been sent. */
async function begunUpload(
  url: string,
  bytes: number,
  headers: Record<string, string> = {},
): Promise<Begun> {
  const sending = request(`${url}/api/files/photo`, {
    method: 'PUT',
    headers: {
      'content-type': 'image/webp',
      'content-length': bytes,
      expect: '100-continue',
      ...headers,
    },
  })
  const status = new Promise<number>((resolve) => {
    sending
      .on('error', () => resolve(0))
      .on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
  })
  const arrived = new Promise<void>((resolve) => sending.once('continue', () => resolve()))
  sending.flushHeaders()
  await arrived
  return {
    status,
    abort: () => void sending.destroy(),
    send: (many) => void sending.write(Buffer.alloc(many)),
    end: (many) => void sending.end(Buffer.alloc(many)),
  }
}

const send = (url: string, bytes: number, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/files/photo`, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'image/webp', ...headers },
  })

test('SEC-04 slow uploads of one caller are accepted only up to the upload budget', async () => {
  const example = await startExampleServer({ uploadBudget: { ...limits, all: 1_000_000 } })
  const slow = [await begunUpload(example.url, 50_000), await begunUpload(example.url, 35_000)]
  slow[0]?.send(45_000)
  slow[1]?.send(30_000)
  await expect.poll(async () => (await send(example.url, 10_000)).status).toBe(429)
  const refused = await send(example.url, 10_000)
  expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
    '10',
    {
      error: { code: 'too_many', message: phrase('platform.errors.too_many', { minutes: 1 }) },
    },
  ])
  expect((await send(example.url, 3)).status).toBe(200)
  slow[0]?.end(5000)
  expect(await slow[0]?.status).toBe(200)
  slow[1]?.end(5000)
  expect(await slow[1]?.status).toBe(200)
  expect((await send(example.url, 10_000)).status).toBe(200)
  await example.http.close()
})

test('SEC-04 strangers who announce large files and send nothing do not prevent anyone else’s uploads', async () => {
  const example = await startExampleServer({
    uploadBudget: { caller: 100_000, network: 60_000, unconfirmed: 120_000, all: 250_000 },
    trustedProxies: ['127.0.0.1'],
  })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const member = { cookie: `__Host-auth.session=${knownToken}` }
  const slow: Begun[] = []
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
    slow.push(await begunUpload(example.url, 60_000, from(address)))
  expect((await send(example.url, 50_000, from('192.0.2.5'))).status).toBe(200)
  // Even if all but their last byte has been sent, they hold only the strangers' share.
  for (const upload of slow) upload.send(59_000)
  expect((await send(example.url, 60_000, member)).status).toBe(200)
  for (const upload of slow) upload.abort()
  await example.http.close()
})

test('SEC-04 an upload below the minimum speed is aborted and releases its reservation', async () => {
  const example = await startExampleServer({
    uploadBudget: limits,
    uploadPace: { windowMs: 150, bytes: 5000 },
  })
  const slow = await begunUpload(example.url, 65_000)
  slow.send(60_000)
  await expect.poll(async () => (await send(example.url, 30_000)).status).toBe(429)
  expect(await slow.status).toBe(408)
  expect((await send(example.url, 30_000)).status).toBe(200)
  await example.http.close()
})

test('SEC-04 started uploads count against the limit of their endpoint', async () => {
  const example = await startExampleServer()
  const begun = await Promise.all(Array.from({ length: 60 }, () => begunUpload(example.url, 10)))
  expect((await send(example.url, 3)).status).toBe(429)
  for (const upload of begun) upload.abort()
  await example.http.close()
})
