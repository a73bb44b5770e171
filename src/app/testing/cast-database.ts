import type * as seeding from '#cast/seed.ts'
import type { SeedDeps } from '#cast/seeding/seed-deps.ts'
import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { readProcess } from '#platform/server/postgres/process-table.ts'
import {
  makeDatabase,
  type Template,
  type TestDatabase,
} from '#platform/server/testing/make-database.ts'
import { nameForRun } from '#platform/server/testing/run-names.ts'
import { createRunTemplate } from '#platform/server/testing/create-run-template.ts'
import { startServer } from '../server.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'

const home = join(projectRoot, '.cache/test-casts')

/**
 * Creates a database with the demo cast (`silent`: without its history) and links its photos into
 * the given data folder. Preparing the photos takes seconds, so a test run creates the cast once
 * and copies it afterwards; the history is added to a copy of the silent cast.
 */
export async function createCastDatabase(
  cast: true | 'silent',
  dataFolder: string,
): Promise<TestDatabase> {
  const database = await makeDatabase(cast === 'silent' ? silentCast() : castWithStory())
  linkFiles(folderFor(cast === 'silent' ? 'silent_cast' : 'cast'), dataFolder)
  return database
}

/** Links all files of one folder into another; stored photos never change. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // The folder of temporary files may be on another file system.
    copyFileSync(source, target)
  }
}

const folderFor = (what: string) => join(home, nameForRun(what))

function silentCast(): Template {
  const folder = folderFor('silent_cast')
  return createRunTemplate('silent_cast', async (url) => {
    forgetEarlierRuns()
    rmSync(folder, { recursive: true, force: true })
    await seed(url, folder, (cast, deps) => cast.seedCast(deps))
  })
}

function castWithStory(): Template {
  const folder = folderFor('cast')
  const seedHistory = async (url: string) => {
    rmSync(folder, { recursive: true, force: true })
    cpSync(folderFor('silent_cast'), folder, { recursive: true })
    await seed(url, folder, (cast, deps) => cast.seedDemo(deps))
  }
  return createRunTemplate('cast', seedHistory, silentCast())
}

type Cast = typeof seeding

async function seed(
  databaseUrl: string,
  dataFolder: string,
  work: (cast: Cast, deps: SeedDeps) => Promise<unknown>,
): Promise<void> {
  const cast = await import('#cast/seed.ts')
  const log = createLog({ level: 'error' })
  const config = readConfig({ MINUET_DATA: dataFolder, MINUET_PORT: String(await allocatePort()) })
  const { infrastructure, product, stop } = await startServer({
    config,
    databaseUrl,
    log,
    timedJobs: 'by hand',
  })
  await work(cast, {
    ...product,
    database: infrastructure.database,
    now: infrastructure.clock.now(),
    log,
  })
  await product.eventBus.drain()
  await stop()
}

/** Folders are named after a process, like the databases. */
function forgetEarlierRuns(): void {
  mkdirSync(home, { recursive: true })
  for (const name of readdirSync(home)) {
    const [pid, startedAt] = name.split('_')
    if (readProcess(Number(pid))?.startedAt !== startedAt)
      rmSync(join(home, name), { recursive: true, force: true })
  }
}
