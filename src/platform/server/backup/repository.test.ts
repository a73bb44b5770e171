import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskBlobs } from '../blobs/disk-blobs.ts'
import { restoreBlobs, withBlobBackup } from './blob-backup.ts'
import { createFolderTarget } from './folder-target.ts'
import { packFolder, unpackInto } from './file-archive.ts'
import { prune } from './prune.ts'
import { createRepository, type Repository } from './repository.ts'

let folder: string
let repository: Repository
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'minuet-backup-'))
  mkdirSync(join(folder, 'target'))
  repository = createRepository(
    createFolderTarget(join(folder, 'target')),
    'a passphrase of the tests, long enough',
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

const dayMs = 86_400_000
const now = new Date()

test('BEY-21 each uploaded file is copied once, encrypted, and restored with its bytes', async () => {
  const place = join(folder, 'blobs')
  const { blobs, backup } = withBlobBackup(await createDiskBlobs(place), place, repository)
  await blobs.put('photos/aa/1.webp', Buffer.from('a photo'), 'image/webp')
  expect(await backup.copyNew()).toBe(1)
  expect(await backup.copyNew()).toBe(0)
  // Stored by a process that crashed before it was copied.
  await (await createDiskBlobs(place)).put('photos/bb/2.webp', Buffer.from('another'), 'image/webp')
  expect(await backup.copyNew()).toBe(0)
  expect(await backup.copyMissing()).toBe(1)
  const copy = await readFile(join(folder, 'target/blobs/photos/aa/1.webp'))
  expect(copy.includes('a photo')).toBe(false)
  expect(await restoreBlobs(repository, join(folder, 'restored'), now)).toBe(2)
  const restored = await createDiskBlobs(join(folder, 'restored'))
  expect(await restored.get('photos/bb/2.webp')).toEqual({
    bytes: Buffer.from('another'),
    type: 'image/webp',
  })
})

test('BEY-21 the copy of a deleted file is kept as long as a restore may need it, and then deleted', async () => {
  const place = join(folder, 'blobs')
  const { blobs, backup } = withBlobBackup(await createDiskBlobs(place), place, repository)
  await blobs.put('photos/aa/1.webp', Buffer.from('a photo'), 'image/webp')
  await blobs.put('photos/aa/2.webp', Buffer.from('stays'), 'image/webp')
  await backup.copyNew()
  await blobs.delete('photos/aa/1.webp')
  await backup.prune(30, now)
  const copied = () => repository.names('blobs')
  expect(await copied()).toHaveLength(2)
  const noticed = new Date(now.getTime() - 31 * dayMs)
  utimesSync(join(folder, 'target/gone/photos/aa/1.webp'), noticed, noticed)
  const before = new Date(noticed.getTime() - dayMs)
  expect(await restoreBlobs(repository, join(folder, 'before'), before)).toBe(2)
  expect(await restoreBlobs(repository, join(folder, 'after'), now)).toBe(1)
  await backup.prune(30, now)
  expect(await copied()).toEqual(['blobs/photos/aa/2.webp'])
  expect(await repository.names('gone')).toEqual([])
})

test('BEY-21 full backups and WAL that no restore of the last days needs are deleted, but never the last full backup', async () => {
  const ages = [40, 33, 20, 1]
  for (const [number, age] of ages.entries()) {
    const finishedAt = new Date(now.getTime() - age * dayMs)
    const firstWal = `0000000${number < 2 ? 1 : 2}00000000000000${number}0`
    await repository.writeJson(`base/${number}/files`, 'files')
    await repository.writeJson(`base/${number}/description`, {
      id: String(number),
      finishedAt,
      firstWal,
    })
    await repository.writeJson(`wal/${firstWal}`, '')
  }
  await repository.writeJson('wal/00000002.history', '')
  await repository.writeJson('wal/000000010000000000000005', '')
  expect((await prune(repository, 30, now)).map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(await repository.names('base')).toEqual(
    ['1', '2', '3'].flatMap((id) => [`base/${id}/description`, `base/${id}/files`]),
  )
  expect((await repository.names('wal')).map((name) => name.slice(4))).toEqual([
    '000000010000000000000010',
    '00000002.history',
    '000000020000000000000020',
    '000000020000000000000030',
  ])
  const later = new Date(now.getTime() + 400 * dayMs)
  expect((await prune(repository, 30, later)).map(({ id }) => id)).toEqual(['3'])
})

test('ACC-14 BEY-21 with a full backup a day and the longest period, nothing from before an erasure is left in the backup 40 days later', async () => {
  const erasedAt = now.getTime()
  const atDay = (day: number) => new Date(erasedAt + day * dayMs - dayMs / 24)
  for (let day = -2; day <= 40; day += 1) {
    const id = String(day + 200)
    const firstWal = `000000010000000000000${id}`
    const finishedAt = atDay(day)
    await repository.writeJson(`base/${id}/description`, { id, finishedAt, firstWal })
    await repository.writeJson(`wal/${firstWal}`, '')
  }
  const left = await prune(repository, 35, atDay(40))
  expect(left.length).toBeGreaterThan(30)
  for (const { finishedAt } of left)
    expect(new Date(finishedAt).getTime()).toBeGreaterThan(erasedAt)
  expect((await repository.names('base')).length).toBe(left.length)
  // WAL from the first full backup that is left on: none is from before the erasure.
  expect((await repository.names('wal'))[0]).toBe(`wal/${left[0]?.firstWal}`)
})

test('a backup disk that isn’t mounted is an error, and no folder is created in its place', async () => {
  const missing = createRepository(createFolderTarget(join(folder, 'disk')), 'x'.repeat(40))
  await expect(missing.writeJson('one', 1)).rejects.toThrow('doesn’t exist')
  expect(readdirSync(folder)).toEqual(['target'])
})

test('files are archived although they change, and no archive writes outside its folder', async () => {
  const from = join(folder, 'from')
  mkdirSync(join(from, 'deep'), { recursive: true })
  mkdirSync(join(from, 'emptied'))
  writeFileSync(join(from, 'deep/one'), 'x'.repeat(300_000))
  writeFileSync(join(from, 'emptied/two'), 'left out')
  writeFileSync(join(from, 'three'), '')
  const include = (path: string) => (path === 'emptied' ? ('empty' as const) : true)
  const archive = packFolder(from, { include, last: { label: 'the end' } })
  const into = join(folder, 'into')
  mkdirSync(into)
  await unpackInto(into, archive, null)
  expect(readdirSync(into, { recursive: true }).sort()).toEqual([
    'deep',
    'deep/one',
    'emptied',
    'label',
    'three',
  ])
  expect((await readFile(join(into, 'deep/one'))).length).toBe(300_000)
  const escaping = packFolder(from, { include: () => false, last: { '../out': 'x' } })
  await expect(unpackInto(into, escaping, null)).rejects.toThrow('invalid path')
})
