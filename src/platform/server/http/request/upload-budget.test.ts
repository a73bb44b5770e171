import { request } from 'node:http'
import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { createUploadBudget } from './upload-budget.ts'
import { startToy } from '../testing/toy-site.ts'

test.each([
  ['an upload that fits', [['a', 60]], 'a', 40, true],
  ['an upload beyond the caller’s budget', [['a', 60]], 'a', 41, false],
  ['an upload of another caller', [['a', 100]], 'b', 100, true],
  [
    'an upload beyond the total budget',
    [
      ['a', 100],
      ['b', 100],
    ],
    'c',
    51,
    false,
  ],
] as const)('the upload budget: %s', (_, before, caller, bytes, fits) => {
  const uploadBudget = createUploadBudget({ caller: 100, all: 250 })
  for (const [who, many] of before) expect(uploadBudget.enter(who, many)).not.toBeNull()
  expect(uploadBudget.enter(caller, bytes) !== null).toBe(fits)
})

test('released bytes become available again to the same caller and to all callers', () => {
  const room = createUploadBudget({ caller: 100, all: 100 })
  const leave = room.enter('a', 100)
  expect(room.enter('b', 1)).toBeNull()
  leave?.()
  expect(room.enter('b', 100)).not.toBeNull()
})

/** An upload whose headers have been sent; `end` sends the rest. */
async function begunUpload(url: string, bytes: number) {
  const sending = request(`${url}/api/files/photo`, {
    method: 'PUT',
    headers: { 'content-type': 'image/webp', 'content-length': bytes, expect: '100-continue' },
  })
  const status = new Promise<number>((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  const arrived = new Promise<void>((resolve) => sending.once('continue', () => resolve()))
  sending.flushHeaders()
  await arrived
  return { status, end: () => sending.end(Buffer.alloc(bytes)) }
}

test('SEC-04 slow uploads by one caller are accepted only up to the upload budget', async () => {
  const toy = await startToy({ uploadBudget: { caller: 100_000, all: 1_000_000 } })
  const send = (bytes: number) =>
    fetch(`${toy.url}/api/files/photo`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'image/webp' },
    })
  const slow = [await begunUpload(toy.url, 50_000), await begunUpload(toy.url, 45_000)]
  await expect.poll(async () => (await send(10_000)).status).toBe(429)
  const refused = await send(10_000)
  expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
    '10',
    {
      error: { code: 'too_many', message: phrase('platform.errors.too_many', { minutes: 1 }) },
    },
  ])
  expect((await send(3)).status).toBe(200)
  for (const { end } of slow) end()
  expect(await Promise.all(slow.map(({ status }) => status))).toEqual([200, 200])
  expect((await send(10_000)).status).toBe(200)
  await toy.http.close()
})
