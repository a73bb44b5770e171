import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRepository } from '#platform/server/backup/repository.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { makeWriters } from '#test/faults/people.ts'
import { restore } from './restore.ts'

let folder: string
let clone: TestDatabase
let database: Database
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'minuet-external-'))
  mkdirSync(join(folder, 'backup'))
  clone = await createTestDatabase()
  database = createDatabase({ url: clone.url, size: 2 })
})
afterAll(async () => {
  await database.close()
  await clone.close()
  rmSync(folder, { recursive: true, force: true })
})

const hashId = (id: string) => createHash('sha256').update(id).digest('hex')

test('BEY-21 with an external database restored by its own tool, files are restored and deletions are repeated', async () => {
  const [erased, deleted, stays] = await makeWriters(database, 3, 10)
  if (!erased || !deleted || !stays) throw new Error('three members')
  const config = readConfig({
    MINUET_MODE: 'demo',
    MINUET_SECRET: 'a secret of the test, kept apart from the backup',
    MINUET_DATA: join(folder, 'data'),
    MINUET_BACKUP: join(folder, 'backup'),
    MINUET_BACKUP_KEY: 'Hm3vQ0sJr7Yk2Wc9Tz5Lp8Xn4Bd6Fg1A',
    DATABASE_URL: clone.url,
    MINUET_MIGRATION_URL: clone.ownerUrl,
  })
  const repository = openRepository(config)
  const at = '2026-11-20T08:00:00.000Z'
  // Some may have been restored since: only the newest list says who is still deleted.
  await repository?.writeJson('deletions/1', {
    erased: [hashId(erased.member)],
    deleted: [{ hash: hashId(stays.member), at }],
  })
  await repository?.writeJson('deletions/2', {
    erased: [],
    deleted: [{ hash: hashId(deleted.member), at }],
  })
  await repository?.writeJson('blobs/photos/aa/1.webp', 'a photo')
  const lines: string[] = []
  await restore(config, null, (line) => lines.push(line))
  expect(lines).toContain('Accounts erased again: 1, deleted again: 1.')
  expect(existsSync(join(folder, 'data/blobs/photos/aa/1.webp'))).toBe(true)
  expect(
    await database.many(
      sql`select id, status from accounts.account where kind = 'member' order by id`,
    ),
  ).toEqual([
    { id: deleted.account, status: 'deleted' },
    { id: stays.account, status: 'active' },
  ])
  expect(await database.many(sql`select token_hash from accounts.session`)).toEqual([])
  // The next list has them as well, for a restore of a restored database.
  expect(
    await database.many(sql`select encode(member_hash, 'hex') as hash from accounts.erased_member`),
  ).toEqual([{ hash: hashId(erased.member) }])
})
