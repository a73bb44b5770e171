import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolders } from './folders.ts'

let root = ''
/** The last path segments of all folders flushed to disk, in order. */
const synced: string[] = []
const opened = () =>
  createFolders(root, async (folder) => {
    synced.push(folder.slice(root.length))
    await readdir(folder)
  })
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'minuet-folders-'))
  synced.length = 0
})
afterEach(() => rm(root, { recursive: true }))

test('a new folder is recorded on disk in all its parent folders, which are flushed once', async () => {
  const folders = opened()
  await folders.make(join(root, 'photos/aa/one'))
  expect(synced).toEqual(['/photos/aa', '/photos', ''])
  await folders.make(join(root, 'photos/aa/two'))
  expect(synced.slice(3)).toEqual(['/photos/aa'])
  expect((await stat(join(root, 'photos/aa/two'))).isDirectory()).toBe(true)
})

test('an existing folder may not be on disk yet, so it is flushed anyway', async () => {
  await opened().make(join(root, 'photos/aa/one'))
  synced.length = 0
  await opened().make(join(root, 'photos/aa/one'))
  expect(synced).toEqual(['/photos/aa', '/photos', ''])
})

test('three concurrent requests for the same folder share it; a flush is shared only if it starts after all of them were made', async () => {
  const folders = opened()
  const one = join(root, 'one')
  await Promise.all([folders.make(one), folders.make(one), folders.make(one)])
  expect(synced).toEqual([''])
  synced.length = 0
  await Promise.all([folders.sync(one), folders.sync(one), folders.sync(one)])
  expect(synced).toEqual(['/one', '/one'])
})

test('a request after a failure tries again', async () => {
  const folders = opened()
  const missingFolder = join(root, 'gone')
  const all = await Promise.allSettled([
    folders.sync(missingFolder),
    folders.sync(missingFolder),
    folders.sync(missingFolder),
  ])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await folders.make(missingFolder)
  await folders.sync(missingFolder)
})
