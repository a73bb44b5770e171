import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressTemplate } from './compress-template.ts'

const paragraph = '<p class="lead">People who dance in threes, and those who watch them.</p>\n'
const parts = [
  `<script nonce="`,
  `">run()</script>${paragraph.repeat(200)}<script nonce="`,
  `">go()</script>${paragraph.repeat(50)}<style nonce="`,
  '"></style>',
]

test('every gap of a compressed text gets the word', async () => {
  const fill = await compressTemplate(parts)
  for (const word of ['AAAAAAAAAAAAAAAAAAAAAA', '0123456789abcdefghij_-']) {
    const bytes = fill?.(word) ?? new Uint8Array()
    expect(bytes.byteLength).toBeLessThan(1000)
    expect(brotliDecompressSync(bytes).toString()).toBe(parts.join(word))
  }
})

test('filling in a word leaves what was filled in before unchanged', async () => {
  const fill = await compressTemplate(parts)
  const first = fill?.('AAAAAAAAAAAAAAAAAAAAAA') ?? new Uint8Array()
  fill?.('BBBBBBBBBBBBBBBBBBBBBB')
  expect(brotliDecompressSync(first).toString()).toContain('"AAAAAAAAAAAAAAAAAAAAAA"')
})

test('a text whose gaps can’t be filled reliably isn’t compressed', async () => {
  expect(await compressTemplate(['no gap'])).toBeNull()
  // The encoder finds these words in the text and doesn't store them as they are.
  expect(await compressTemplate(parts, () => paragraph.slice(0, 22))).toBeNull()
})

test('a word that brotli compresses is replaced with another one', async () => {
  const words = [paragraph.slice(0, 22), 'x7Qp2Lk9ZtB4mWv0RcYh3N', 'AAAAAAAAAAAAAAAAAAAAAA']
  const fill = await compressTemplate(parts, () => words.shift() ?? '0123456789abcdefghij_-')
  expect(brotliDecompressSync(fill?.('B'.repeat(22)) ?? new Uint8Array()).toString()).toBe(
    parts.join('B'.repeat(22)),
  )
})
