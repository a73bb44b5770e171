import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { killDuringSends } from './kill-during-sends.ts'
import { readAccounts } from './accounts.ts'
import { type KillResults, expectConsistent, startingCredits } from './expect-consistent.ts'
import { type KillableSite, startKillableSite } from './killable-site.ts'
import { makeWriters } from './people.ts'
import { batch, countRounds } from './rounds.ts'

/** `npm run test:full -- kills` runs ten batches of a hundred. */
const rounds = countRounds(3, 100)
const [count, workers] = [16, 4]

let clone: TestDatabase
let database: Database
let site: KillableSite
let folder: string
let aftermath: KillResults

beforeAll(
  async () => {
    folder = mkdtempSync(join(tmpdir(), 'minuet-kill-'))
    clone = await createTestDatabase()
    database = createDatabase({ url: clone.url })
    const writers = await makeWriters(database, count, startingCredits)
    const port = await allocatePort()
    const env = {
      MINUET_MODE: 'demo',
      DATABASE_URL: clone.url,
      MINUET_DATA: folder,
      MINUET_PORT: String(port),
    }
    site = await startKillableSite(env)
    const kill = async () => {
      await site.kill()
      site = await startKillableSite(env)
    }
    const results = await killDuringSends({
      url: `http://localhost:${port}`,
      writers,
      rounds,
      firstRound: batch * rounds,
      concurrency: workers,
      kill,
    })
    aftermath = { ...results, writers, books: await readAccounts(database) }
  },
  60_000 + rounds * 20_000,
)

afterAll(async () => {
  await site?.kill()
  await database?.close()
  await clone?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe(`SEC-02 SEC-03 CHAT-11 after ${rounds} kills of the server during ${count * workers} concurrent messages`, () => {
  expectConsistent(rounds, () => aftermath)
})
