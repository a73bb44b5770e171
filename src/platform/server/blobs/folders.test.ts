import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolders } from './folders.ts'

let root = ''
/** Every folder written to the disk, in order, by its end of the path. */
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

test('a new folder is named on the disk by all above it, and those above are written once', async () => {
  const folders = opened()
  await folders.make(join(root, 'photos/aa/one'))
  expect(synced).toEqual(['/photos/aa', '/photos', ''])
  await folders.make(join(root, 'photos/aa/two'))
  expect(synced.slice(3)).toEqual(['/photos/aa'])
  expect((await stat(join(root, 'photos/aa/two'))).isDirectory()).toBe(true)
})

test('a folder that was there before may not be on the disk yet, so it is written all the same', async () => {
  await opened().make(join(root, 'photos/aa/one'))
  synced.length = 0
  await opened().make(join(root, 'photos/aa/one'))
  expect(synced).toEqual(['/photos/aa', '/photos', ''])
})

test('three who want the same at once share it; a sync is shared only when it begins after all of them asked', async () => {
  const folders = opened()
  const one = join(root, 'one')
  await Promise.all([folders.make(one), folders.make(one), folders.make(one)])
  expect(synced).toEqual([''])
  synced.length = 0
  await Promise.all([folders.sync(one), folders.sync(one), folders.sync(one)])
  expect(synced).toEqual(['/one', '/one'])
})

test('who comes after a failure tries anew', async () => {
  const folders = opened()
  const gone = join(root, 'gone')
  const all = await Promise.allSettled([folders.sync(gone), folders.sync(gone), folders.sync(gone)])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await folders.make(gone)
  await folders.sync(gone)
})
