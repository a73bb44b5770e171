import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { migrate } from '#platform/server/postgres/migrate.ts'
import { findPidsWorkingIn } from '#platform/server/postgres/process-table.ts'
import { type Postgres, startPostgres } from '#platform/server/postgres/supervisor.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { killDuringSends } from './kill-during-sends.ts'
import { readAccounts } from './accounts.ts'
import { type KillResults, expectConsistent, startingCredits } from './expect-consistent.ts'
import { type KillableSite, startKillableSite } from './killable-site.ts'
import { makeWriters } from './people.ts'
import { countRounds } from './rounds.ts'

const rounds = countRounds(1, 20)
const [count, workers] = [16, 4]

let server: Postgres
let site: KillableSite
let folder: string
let aftermath: KillResults

// A separate PostgreSQL that flushes every commit to disk, as in production.
beforeAll(
  async () => {
    folder = mkdtempSync('/tmp/minuet-kill-')
    chmodSync(folder, 0o711)
    server = await startPostgres({ home: join(folder, 'postgres') })
    await migrate(server.url)
    const writers = await withDatabase((database) => makeWriters(database, count, startingCredits))
    const port = await allocatePort()
    const data = join(folder, 'data')
    site = await startKillableSite({
      MINUET_MODE: 'demo',
      DATABASE_URL: server.url,
      MINUET_DATA: data,
      MINUET_PORT: String(port),
    })
    const results = await killDuringSends({
      url: `http://localhost:${port}`,
      writers,
      rounds,
      concurrency: workers,
      kill: () => killDatabase(join(folder, 'postgres/cluster')),
    })
    if (!site.alive()) throw new Error('the site died with its database')
    aftermath = { ...results, writers, books: await withDatabase(readAccounts) }
  },
  120_000 + rounds * 30_000,
)

afterAll(async () => {
  await site?.kill()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Kills all its processes together, as when a machine fails, then restarts it as a supervisor
 * would.
 */
async function killDatabase(cluster: string): Promise<void> {
  const before = server.pid
  for (const pid of findPidsWorkingIn(cluster)) process.kill(pid, 'SIGKILL')
  while (server.pid === before) await wait(20)
}

async function withDatabase<Answer>(
  work: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const database = createDatabase({ url: server.url })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

describe(`SEC-02 SEC-03 CHAT-11 after ${rounds} kills of PostgreSQL during ${count * workers} concurrent messages, with the site still running`, () => {
  expectConsistent(rounds, () => aftermath)
})
