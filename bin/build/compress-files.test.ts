import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'minuet-compress-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('every text file above the minimum size gets a compressed copy; images do not', async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  const script = 'export const steps = 3\n'.repeat(40)
  writeFileSync(join(folder, 'assets/frame.js'), script)
  writeFileSync(join(folder, 'assets/small.css'), 'a{}')
  writeFileSync(join(folder, 'assets/photo.webp'), Buffer.alloc(4000))
  await compressFiles(folder)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
    'frame.js',
    'frame.js.br',
    'photo.webp',
    'small.css',
  ])
  const pressed = readFileSync(join(folder, 'assets/frame.js.br'))
  expect(pressed.byteLength).toBeLessThan(60)
  expect(brotliDecompressSync(pressed).toString()).toBe(script)
})
