import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '#platform/server/config/config.ts'
import { startPostgres } from '#platform/server/postgres/supervisor.ts'

/** The installation's database, embedded or external. */
export interface DatabaseServer {
  readonly url: string
  /** Stops an embedded server; an external one is left running. */
  stop(): Promise<void>
  /**
   * Like stop, but leaves an embedded server running if it was already running before: a site may
   * be using it.
   */
  leave(): Promise<void>
}

const name = 'minuet'

/** Connects to DATABASE_URL, or starts the embedded PostgreSQL in the data folder. */
export async function openDatabaseServer(
  config: Config,
  print: (line: string) => void,
): Promise<DatabaseServer> {
  if (config.databaseUrl !== undefined) {
    await refuseOld(config.databaseUrl)
    return { url: config.databaseUrl, stop: async () => {}, leave: async () => {} }
  }
  const server = await startPostgres({ home: join(config.dataFolder, 'postgres'), print })
  await makeDatabase(server.url)
  const leave = async () => (server.adopted ? server.leave() : server.stop())
  return { url: server.urlFor(name), stop: () => server.stop(), leave }
}

async function makeDatabase(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await admin.query(`create database ${name}`)
  } finally {
    await admin.end()
  }
}

const oldestVersion = 15

async function refuseOld(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 })
  await client.connect().catch((error: Error) => {
    throw new Error(
      `DATABASE_URL: no connection to the database (${error.message || (error as NodeJS.ErrnoException).code}).`,
    )
  })
  try {
    const { rows } = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::int / 10000 as number`,
    )
    const version = rows[0]?.number ?? 0
    if (version < oldestVersion)
      throw new Error(
        `DATABASE_URL: PostgreSQL ${version} is too old; ${oldestVersion} or newer is needed.`,
      )
  } finally {
    await client.end()
  }
}
