import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Blobs } from './blobs.ts'
import { createDiskBlobs } from './disk-blobs.ts'

let home: string
let blobs: Blobs
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'minuet-blobs-'))
  blobs = await createDiskBlobs(join(home, 'blobs'))
})
afterEach(() => rm(home, { recursive: true }))

test('a blob is read back with its bytes and type, and is missing after deletion', async () => {
  const bytes = Buffer.from([0xff, 0xd8, 0, 1, 2, 200])
  await blobs.put('photos/3f/480.webp', bytes, 'image/webp')
  expect(await blobs.get('photos/3f/480.webp')).toEqual({ bytes, type: 'image/webp' })
  expect(await blobs.stat('photos/3f/480.webp')).toEqual({ size: 6, type: 'image/webp' })
  await blobs.delete('photos/3f/480.webp')
  await blobs.delete('photos/3f/480.webp')
  expect(await blobs.get('photos/3f/480.webp')).toBeNull()
  expect(await blobs.stat('photos/3f/480.webp')).toBeNull()
})

test('an empty blob and a large one are stored', async () => {
  await blobs.put('exports/empty', new Uint8Array(), 'text/plain')
  expect(await blobs.get('exports/empty')).toEqual({ bytes: Buffer.alloc(0), type: 'text/plain' })
  const big = Buffer.alloc(12_000_000, 'minuet')
  await blobs.put('exports/big', big, 'application/octet-stream')
  expect((await blobs.get('exports/big'))?.bytes.equals(big)).toBe(true)
  expect(await blobs.stat('exports/big')).toEqual({
    size: 12_000_000,
    type: 'application/octet-stream',
  })
})

test('a second put under a key replaces the first completely', async () => {
  await Promise.all(
    ['one', 'two', 'three'].map((text) => blobs.put('a/b', Buffer.from(text), `text/${text}`)),
  )
  const got = await blobs.get('a/b')
  expect(`text/${got?.bytes}`).toBe(got?.type)
})

test('many concurrent puts, in existing and new folders, are all stored', async () => {
  const keys = ['aa/one', 'aa/two', 'bb/one', 'bb/two'].flatMap((folder) =>
    [160, 480, 960].map((size) => `photos/${folder}/${size}.webp`),
  )
  await Promise.all(keys.map((key) => blobs.put(key, Buffer.from(key), 'image/webp')))
  const again = await createDiskBlobs(join(home, 'blobs'))
  await again.put('photos/aa/one/960.avif', Buffer.from('more'), 'image/avif')
  for (const key of keys) expect(String((await again.get(key))?.bytes)).toBe(key)
  expect((await readdir(join(home, 'blobs/photos/aa/one'))).sort()).toEqual([
    '160.webp',
    '480.webp',
    '960.avif',
    '960.webp',
  ])
})

test('no key can escape the folder', async () => {
  await writeFile(join(home, 'secret'), 'secret')
  const keys = [
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    '.new/x',
    'a/.hidden',
    'a/..',
    '',
    'a/',
    'A',
    'a\\b',
    'a\0b',
    'a b',
    'ä',
    'x'.repeat(241),
    'a%2fb',
    'con:x',
  ]
  for (const key of keys) {
    await expect(blobs.get(key)).rejects.toThrow('invalid blob key')
    await expect(blobs.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('invalid blob key')
    await expect(blobs.delete(key)).rejects.toThrow('invalid blob key')
    await expect(blobs.stat(key)).rejects.toThrow('invalid blob key')
  }
  expect(await readFile(join(home, 'secret'), 'utf8')).toBe('secret')
})

test('a folder is not a blob, and a path below a blob does not exist', async () => {
  await blobs.put('a/b', Buffer.from('x'), 'text/plain')
  expect(await blobs.get('a')).toBeNull()
  expect(await blobs.get('a/b/c')).toBeNull()
})

test('a put that fails leaves nothing behind', async () => {
  await mkdir(join(home, 'blobs/taken'), { recursive: true })
  await writeFile(join(home, 'blobs/file'), '')
  await expect(blobs.put('file/below', Buffer.from('x'), 'text/plain')).rejects.toThrow()
  await expect(blobs.put('a/b', Buffer.from('x'), 'not a type')).rejects.toThrow('not a media type')
  expect(await readdir(join(home, 'blobs/.new'))).toEqual([])
  expect(existsSync(join(home, 'blobs/a/b'))).toBe(false)
})

test('files left incomplete by a crash are removed at the next start', async () => {
  await writeFile(join(home, 'blobs/.new/half'), 'x')
  await writeFile(join(home, 'blobs/.new/being-written'), 'x')
  const longAgo = new Date('2026-01-01')
  await utimes(join(home, 'blobs/.new/half'), longAgo, longAgo)
  // File timestamps use the machine's time, while tests run at another time.
  await utimes(join(home, 'blobs/.new/being-written'), new Date(), new Date())
  await createDiskBlobs(join(home, 'blobs'))
  expect(await readdir(join(home, 'blobs/.new'))).toEqual(['being-written'])
})
