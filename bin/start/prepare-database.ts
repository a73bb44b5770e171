import { listDemoRemnants } from '#app/list-demo-remnants.ts'
import { listPoolDifferences } from '#features/site/sites/index.ts'
import { listAllSites } from '#features/site/sites/server/index.ts'
import type { Config } from '#platform/server/config/config.ts'
import { markProductionFolder } from '#platform/server/config/production-folder.ts'
import {
  hasBeenInProduction,
  recordProduction,
} from '#platform/server/postgres/roles/installation.ts'
import { createDatabase } from '#platform/server/postgres/database.ts'
import { type Installation, migrate } from '#platform/server/postgres/migrate.ts'
import { checkApplicationRole } from '#platform/server/postgres/roles/roles.ts'
import type { DatabaseServer } from './open-database-server.ts'

interface PrepareOptions {
  readonly print?: (line: string) => void
  /** For commands that repair a site: remnants of the demo are not refused. */
  readonly repairs?: boolean
}

/**
 * Migrates the database and, in production, makes sure that it contains no demo data, that the
 * application's role has limited rights, and that a demo can never start on it again.
 */
export async function prepareDatabase(
  server: DatabaseServer,
  config: Config,
  { print = () => {}, repairs = false }: PrepareOptions = {},
): Promise<void> {
  const { applicationRole } = server
  await migrate(server.migrationUrl, {
    print,
    installation: readInstallation(config),
    ...(applicationRole !== undefined && { applicationRole }),
  })
  if (!repairs) await refuseDifferences(server.url)
  if (config.mode === 'demo') return
  await refuseRole(server)
  if (repairs && (await hasBeenInProduction(server.url))) return
  const remnants = await readRemnants(server.url)
  if (remnants.length === 0) {
    await recordProduction(server.migrationUrl, new Date())
    markProductionFolder(config.dataFolder)
  } else if (!repairs)
    throw new Error(
      `Production refuses to start on what the demo invented:\n${remnants.map((line) => `  ${line}`).join('\n')}\nChange these with the site and staff commands, or start on an empty database.`,
    )
}

/** Sites of one pool share their members, so they must not differ in what members agree to. */
async function refuseDifferences(url: string): Promise<void> {
  const database = createDatabase({ url, size: 2 })
  const sites = await listAllSites(database).finally(() => database.close())
  const differences = listPoolDifferences(sites)
  if (differences.length === 0) return
  throw new Error(
    `Sites of one pool must agree in these settings, because members may use any of them:\n${differences.map((line) => `  ${line}`).join('\n')}\nSet each of them once with the site command; it changes all sites of the pool.`,
  )
}

async function readRemnants(url: string): Promise<readonly string[]> {
  const database = createDatabase({ url, size: 2 })
  return listDemoRemnants(database).finally(() => database.close())
}

function readInstallation({ mode, publicUrl }: Config): Installation {
  return mode === 'demo'
    ? { mode }
    : { mode, host: new URL(publicUrl).hostname.replace(/^\[|\]$/g, '') }
}

async function refuseRole({ url }: DatabaseServer): Promise<void> {
  const problem = await checkApplicationRole(url)
  if (problem === null) return
  throw new Error(
    `DATABASE_URL: this role ${problem === 'superuser' ? 'is a superuser' : 'owns tables'}, so it could rewrite the ledger and the audit log. ` +
      'Use a role that owns nothing, and name the owner in MINUET_MIGRATION_URL (docs/self-hosting.md, Database).',
  )
}
