import pg from 'pg'
import type { Config } from '#platform/server/config/config.ts'
import { isThisMachine } from '#platform/server/config/transport-security.ts'
import { checkApplicationRole } from '#platform/server/postgres/roles/roles.ts'
import { sqlFolders } from '#platform/server/postgres/sql-folders.ts'
import type { DatabaseServer } from '../../start/open-database-server.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const advice = {
  role: 'Use a role that owns nothing, and name the owner in MINUET_MIGRATION_URL (docs/self-hosting.md, Database).',
  jobs: 'Start the site if it is stopped; otherwise see docs/self-hosting.md, Stuck work.',
}

const lateMinutes = 10

/** Checks version, roles, encryption, migrations, clock and stuck work. */
export async function checkDatabase(
  { url }: Pick<DatabaseServer, 'url'>,
  { databaseUrl, mode }: Pick<Config, 'databaseUrl' | 'mode'>,
): Promise<readonly Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return [
      await checkVersion(client),
      await checkRole(url, mode),
      ...(databaseUrl === undefined ? [] : [await checkEncryption(client, databaseUrl)]),
      await checkDatabaseClock(client),
      ...(await checkMigrations(client)),
    ]
  } finally {
    await client.end()
  }
}

async function checkVersion(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return ok('database', `PostgreSQL ${rows[0]?.version} answers.`)
}

async function checkRole(url: string, mode: Config['mode']): Promise<Finding> {
  const problem = await checkApplicationRole(url)
  if (problem === null) return ok('database role', 'It can read and write rows and nothing else.')
  const text = problem === 'superuser' ? 'It is a superuser.' : 'It owns tables.'
  return mode === 'production'
    ? fail('database role', text, advice.role)
    : warn('database role', text, advice.role)
}

async function checkEncryption(client: pg.Client, databaseUrl: string): Promise<Finding> {
  const { rows } = await client.query<{ version: string | null }>(
    'select version from pg_stat_ssl where pid = pg_backend_pid()',
  )
  const version = rows[0]?.version ?? null
  if (version !== null) return ok('database TLS', `The connection uses ${version}.`)
  if (isThisMachine(new URL(databaseUrl).hostname))
    return ok('database TLS', 'The database is on this machine.')
  return fail(
    'database TLS',
    'The connection is not encrypted.',
    'Add ?sslmode=verify-full to DATABASE_URL and MINUET_MIGRATION_URL.',
  )
}

async function checkDatabaseClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  const seconds = Math.round(((rows[0]?.at.getTime() ?? 0) - (before + Date.now()) / 2) / 1000)
  const text = `The database’s clock differs by ${Math.abs(seconds)} s from this machine’s.`
  return Math.abs(seconds) <= 2
    ? ok('database clock', text)
    : warn('database clock', text, 'Synchronise both machines, for example with chrony.')
}

async function checkMigrations(client: pg.Client): Promise<readonly Finding[]> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('platform.migration') is not null as there`,
  )
  const recorded =
    there[0]?.there === true
      ? (await client.query<{ name: string }>('select name from platform.migration')).rows
      : []
  const done = new Set(recorded.map(({ name }) => name))
  const known = (await sqlFolders()).flatMap(({ numbered }) => numbered.map(({ name }) => name))
  const pending = known.filter((name) => !done.has(name))
  const newer = [...done].filter((name) => !known.includes(name))
  if (newer.length > 0)
    return [
      fail(
        'migrations',
        `The database was migrated by a newer version (${newer.join(', ')}).`,
        'Update the source; migrations only go forward.',
      ),
    ]
  if (pending.length > 0)
    return [
      warn(
        'migrations',
        `Pending migrations: ${pending.length}.`,
        'The next start runs them, or run: node bin/bootstrap.mjs migrate',
      ),
    ]
  return [ok('migrations', 'The schema is up to date.'), ...(await checkTasks(client))]
}

async function checkTasks(client: pg.Client): Promise<readonly Finding[]> {
  const { rows } = await client.query<{ late: number; minutes: number | null; dead: number }>(
    `select count(*) filter (where dead_at is null and next_at < $1::timestamptz - make_interval(mins => $2) and created_at < $1::timestamptz - make_interval(mins => $2))::int as late,
      (extract(epoch from $1::timestamptz - min(greatest(next_at, created_at)) filter (where dead_at is null)) / 60)::int as minutes,
      count(*) filter (where dead_at is not null)::int as dead from platform.task`,
    [new Date(), lateMinutes],
  )
  const { late = 0, minutes = 0, dead = 0 } = rows[0] ?? {}
  return [
    late === 0
      ? ok('jobs', 'Nothing is late.')
      : fail(
          'jobs',
          `Jobs and events that are late: ${late}, by up to ${minutes} minutes.`,
          advice.jobs,
        ),
    ...(dead === 0
      ? []
      : [
          warn(
            'given-up events',
            `Events that could not be delivered within a day: ${dead}.`,
            advice.jobs,
          ),
        ]),
  ]
}
