import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { processAt } from '#platform/server/postgres/process-table.ts'
import { makeDatabase, type TestDatabase } from '#platform/server/testing/make-database.ts'
import { nameOfRun } from '#platform/server/testing/names-of-runs.ts'
import { runTemplate } from '#platform/server/testing/run-template.ts'
import { startServer } from '../server.ts'
import { freePort } from './free-port.ts'

const home = join(projectRoot, '.cache/test-casts')

/**
 * A database of one's own with the demo's cast in it (`silent`: without its story), and their photos in the data folder given.
 * The photos take seconds to prepare, so one run of the tests invites the cast once and copies it from then on.
 */
export async function castDatabase(cast: true | 'silent', dataFolder: string): Promise<TestDatabase> {
  const what = cast === 'silent' ? 'silent_cast' : 'cast'
  const invited = join(home, nameOfRun(what))
  const database = await makeDatabase(runTemplate(what, (url) => invite(url, invited, cast === 'silent')))
  cpSync(invited, dataFolder, { recursive: true })
  return database
}

async function invite(databaseUrl: string, dataFolder: string, silent: boolean): Promise<void> {
  forgetEarlierRuns()
  rmSync(dataFolder, { recursive: true, force: true })
  const { inviteCast, seedDemo } = await import('#cast/seed.ts')
  const log = createLog({ level: 'error' })
  const config = readConfig({ MINUET_DATA: dataFolder, MINUET_PORT: String(await freePort()) })
  const { floor, product, stop } = await startServer({ config, databaseUrl, log })
  const deps = { ...product, database: floor.database, now: floor.clock.now(), log }
  await (silent ? inviteCast(deps) : seedDemo(deps))
  await product.book.drain()
  await stop()
}

/** Folders are named after a process, as the databases are. */
function forgetEarlierRuns(): void {
  mkdirSync(home, { recursive: true })
  for (const name of readdirSync(home)) {
    const [pid, startedAt] = name.split('_')
    if (processAt(Number(pid))?.startedAt !== startedAt) rmSync(join(home, name), { recursive: true, force: true })
  }
}
