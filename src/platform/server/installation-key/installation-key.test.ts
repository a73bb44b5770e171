import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase, type Database } from '../postgres/database.ts'
import { sql } from '../postgres/sql.ts'
import { createTestDatabase } from '../testing/create-test-database.ts'
import { openInstallationKey, UnreadableKey } from './installation-key.ts'

let database: Database
let closeServer: () => Promise<void>
beforeAll(async () => {
  const { url, close } = await createTestDatabase({ features: [] })
  database = createDatabase({ url })
  closeServer = close
})
afterAll(async () => {
  await database.close()
  await closeServer()
})
beforeEach(() => database.run(sql`delete from platform.installation_key`))

const storedKey = async () =>
  (await database.one<{ sealed: Buffer }>(sql`select sealed from platform.installation_key`)).sealed

test('the key is created once, stays the same, and is not readable in the database', async () => {
  const first = await openInstallationKey(database, ['spring'])
  expect(first.key).toMatch(/^[\w-]{43}$/)
  expect(await openInstallationKey(database, ['spring'])).toEqual({
    key: first.key,
    changed: false,
  })
  expect((await storedKey()).includes(first.key)).toBe(false)
})

test('servers that start at the same time get the same key', async () => {
  const keys = await Promise.all(
    Array.from({ length: 8 }, () => openInstallationKey(database, ['spring'])),
  )
  expect(new Set(keys.map(({ key }) => key)).size).toBe(1)
})

test('a new secret takes over the key from the previous one, which can then no longer decrypt it', async () => {
  const { key } = await openInstallationKey(database, ['spring'])
  expect(await openInstallationKey(database, ['summer', 'spring'])).toEqual({ key, changed: true })
  expect(await openInstallationKey(database, ['summer'])).toEqual({ key, changed: false })
  await expect(openInstallationKey(database, ['spring'])).rejects.toThrow(UnreadableKey)
})

test('an unknown secret is refused with a clear message, and changes nothing', async () => {
  await openInstallationKey(database, ['spring'])
  const before = await storedKey()
  await expect(openInstallationKey(database, ['autumn', 'winter'])).rejects.toThrow(
    'MINUET_SECRET is not the one this database was last started with.',
  )
  expect(await storedKey()).toEqual(before)
})
