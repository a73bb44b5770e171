import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressText } from './compress-text.ts'

const text = 'Someone new is here. '.repeat(5000)

test.each([
  ['br', 'gzip, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('%s gives back what went in, much smaller', async (encoding, accepted, undo) => {
  const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' }
  const body = (await compressText(text, headers, accepted)) as Uint8Array<ArrayBuffer>
  expect(headers['content-encoding']).toBe(encoding)
  expect(undo(body).toString()).toBe(text)
  expect(body.byteLength).toBeLessThan(text.length / 50)
})

test.each([
  [{}, 'accept-encoding'],
  [{ vary: 'cookie, accept-language' }, 'cookie, accept-language, accept-encoding'],
  [{ vary: 'accept-encoding' }, 'accept-encoding'],
] as const)('what an answer varies by already stays: %o', async (more, vary) => {
  const headers: Record<string, string> = { 'content-type': 'text/html', ...more }
  await compressText(text, headers, 'br')
  expect(headers.vary).toBe(vary)
})

test.each([
  ['a short text', 'short', 'text/html', 'br'],
  ['a picture', text, 'image/webp', 'br'],
  ['a browser that takes neither', text, 'text/html', undefined],
] as const)('%s goes as it is', async (_, body, type, accepted) => {
  const headers: Record<string, string> = { 'content-type': type }
  expect(await compressText(body, headers, accepted)).toBe(body)
  expect(headers['content-encoding']).toBeUndefined()
})
