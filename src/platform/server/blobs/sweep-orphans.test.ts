import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Blobs } from '#platform/server/blobs/blobs.ts'
import { createDiskBlobs } from '#platform/server/blobs/disk-blobs.ts'
import { sweepOrphans } from './sweep-orphans.ts'

let home: string
let blobs: Blobs
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'minuet-orphans-'))
  blobs = await createDiskBlobs(home)
})
afterEach(() => rm(home, { recursive: true }))

/** Stores a file that was last changed this many hours ago, by the machine's clock. */
async function store(key: string, hours: number): Promise<void> {
  await blobs.put(key, Buffer.from('x'), 'image/webp')
  // File times come from the machine, while tests run at a different time.
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(join(home, key), then, then)
}

const isStored = async (key: string) => (await blobs.stat(key)) !== null

test('only files without a row are deleted, and only after a day', async () => {
  await store('photos/aa/known/160.webp', 48)
  await store('photos/aa/orphan/160.webp', 25)
  await store('photos/aa/orphan/960.avif', 25)
  await store('photos/bb/new/160.webp', 23)
  const asked: string[] = []
  const deleted = await sweepOrphans(blobs, 'photos', async (keys) => {
    asked.push(...keys)
    return new Set(['photos/aa/known'])
  })
  expect(deleted).toBe(2)
  expect(asked).not.toContain('photos/bb/new')
  expect(await isStored('photos/aa/known/160.webp')).toBe(true)
  expect(await isStored('photos/bb/new/160.webp')).toBe(true)
  expect(await isStored('photos/aa/orphan/160.webp')).toBe(false)
  expect(await isStored('photos/aa/orphan/960.avif')).toBe(false)
})

test('a single file in use is kept, and other folders are not read', async () => {
  await store('ads/one/1.webp', 48)
  await store('ads/one/2.webp', 48)
  await store('evidence/one/160.webp', 48)
  expect(await sweepOrphans(blobs, 'ads', async () => new Set(['ads/one/2.webp']))).toBe(1)
  expect(await isStored('ads/one/1.webp')).toBe(false)
  expect(await isStored('ads/one/2.webp')).toBe(true)
  expect(await isStored('evidence/one/160.webp')).toBe(true)
})

test('a folder that was never used is treated as empty', async () => {
  expect(await sweepOrphans(blobs, 'selfies', async () => new Set())).toBe(0)
})
