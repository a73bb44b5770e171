import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '#platform/server/config/config.ts'
import { hasBeenInProduction } from '#platform/server/postgres/roles/installation.ts'
import { databaseRoles } from '#platform/server/postgres/roles/roles.ts'
import { refuseUnfinishedRestore } from './unfinished-restore.ts'
import { startPostgres } from '#platform/server/postgres/supervisor.ts'

/** The installation's database, embedded or external. */
export interface DatabaseServer {
  /** The URL the application uses; its role can read and write rows but owns nothing. */
  readonly url: string
  /** The URL of the role that owns the tables; only migrations use it. */
  readonly migrationUrl: string
  /** The role of `url` if it is not the owner; migrations grant it its rights. */
  readonly applicationRole: string | undefined
  /** The URL of the role that can back up an embedded server; undefined for an external one. */
  readonly backupUrl: string | undefined
  /** Stops an embedded server; an external one is left running. */
  stop(): Promise<void>
  /**
   * Like stop, but leaves an embedded server running if it was already running before: a site may
   * be using it.
   */
  leave(): Promise<void>
}

const name = 'minuet'

/**
 * Connects to DATABASE_URL, or starts the embedded PostgreSQL in the data folder. In demo mode, a
 * database that has ever been in production is refused.
 */
export async function openDatabaseServer(
  config: Config,
  print: (line: string) => void,
  { restoring = false }: { readonly restoring?: boolean } = {},
): Promise<DatabaseServer> {
  if (!restoring) refuseUnfinishedRestore(config.dataFolder)
  const server =
    config.databaseUrl === undefined
      ? await openEmbedded(config, print)
      : await openExternal(config.databaseUrl, config.migrationUrl)
  if (config.mode === 'demo' && (await hasBeenInProduction(server.url))) {
    await server.leave()
    throw new Error(
      'This database has been used in production. The demo, its members and its commands are refused on it for good; set MINUET_MODE=production.',
    )
  }
  return server
}

async function openExternal(
  url: string,
  migrationUrl: string | undefined,
): Promise<DatabaseServer> {
  const role = await refuseOld(url, 'DATABASE_URL')
  const owner = migrationUrl && (await refuseOld(migrationUrl, 'MINUET_MIGRATION_URL'))
  return {
    url,
    migrationUrl: migrationUrl ?? url,
    applicationRole: owner === undefined || owner === role ? undefined : role,
    backupUrl: undefined,
    stop: async () => {},
    leave: async () => {},
  }
}

async function openEmbedded(
  config: Config,
  print: (line: string) => void,
): Promise<DatabaseServer> {
  const server = await startPostgres({
    home: join(config.dataFolder, 'postgres'),
    archive: config.backup !== undefined,
    print,
  })
  await makeDatabase(server.url)
  const leave = async () => (server.adopted ? server.leave() : server.stop())
  return {
    url: server.urlFor(name, 'application'),
    migrationUrl: server.urlFor(name, 'owner'),
    applicationRole: databaseRoles.application,
    backupUrl: server.urlFor('postgres', 'backup'),
    stop: () => server.stop(),
    leave,
  }
}

async function makeDatabase(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await admin.query(`create database ${name} owner ${databaseRoles.owner}`)
  } finally {
    await admin.end()
  }
}

const oldestVersion = 15

/** Refuses a server that cannot be reached or is too old; returns the role of the connection. */
async function refuseOld(url: string, variable: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 })
  await client.connect().catch((error: Error) => {
    throw new Error(
      `${variable}: no connection to the database (${error.message || (error as NodeJS.ErrnoException).code}).`,
    )
  })
  try {
    const { rows } = await client.query<{ number: number; role: string }>(
      `select current_setting('server_version_num')::int / 10000 as number, current_user as role`,
    )
    const version = rows[0]?.number ?? 0
    if (version < oldestVersion)
      throw new Error(
        `${variable}: PostgreSQL ${version} is too old; ${oldestVersion} or newer is needed.`,
      )
    return rows[0]?.role ?? ''
  } finally {
    await client.end()
  }
}
