import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressText } from './compress-text.ts'

const text = 'Someone new is here. '.repeat(5000)

test.each([
  ['br', 'gzip, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  '%s produces a much smaller body that decompresses to the original',
  async (encoding, accepted, undo) => {
    const headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' }
    const body = (await compressText(text, headers, accepted)) as Uint8Array<ArrayBuffer>
    expect(headers['content-encoding']).toBe(encoding)
    expect(undo(body).toString()).toBe(text)
    expect(body.byteLength).toBeLessThan(text.length / 50)
  },
)

test.each([
  [{}, 'accept-encoding'],
  [{ vary: 'cookie, accept-language' }, 'cookie, accept-language, accept-encoding'],
  [{ vary: 'accept-encoding' }, 'accept-encoding'],
] as const)('an existing Vary header is kept: %o', async (more, vary) => {
  const headers: Record<string, string> = { 'content-type': 'text/html', ...more }
  await compressText(text, headers, 'br')
  expect(headers.vary).toBe(vary)
})

test.each([
  ['a short text', 'short', 'text/html', 'br'],
  ['an image', text, 'image/webp', 'br'],
  ['a response to a browser that accepts neither', text, 'text/html', undefined],
] as const)('%s is sent uncompressed', async (_, body, type, accepted) => {
  const headers: Record<string, string> = { 'content-type': type }
  expect(await compressText(body, headers, accepted)).toBe(body)
  expect(headers['content-encoding']).toBeUndefined()
})
