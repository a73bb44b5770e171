import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { getTestServer } from './test-server.ts'

/**
 * The URL of the same test database for the server's superuser, for things that the application's
 * role must not do: changing tables, disabling triggers, planner statistics.
 */
export async function getSuperuserUrl(url: string): Promise<string> {
  return (await getTestServer()).urlFor(new URL(url).pathname.slice(1))
}

/** Runs statements as the superuser, in one session, on the database of a connection. */
export async function runAsSuperuser(
  pool: Pick<pg.Pool, 'query'>,
  ...statements: readonly string[]
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const client = new pg.Client({
    connectionString: (await getTestServer()).urlFor(rows[0]?.name ?? ''),
  })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Vacuums and analyzes tables until all their pages are visible to every transaction, which an
 * index-only scan needs. An autovacuum that is analyzing the table at that moment may block the
 * first attempts.
 */
export async function vacuumTables(
  pool: Pick<pg.Pool, 'query'>,
  ...tables: readonly string[]
): Promise<void> {
  for (const table of tables) {
    const isVisible = async () =>
      (
        await pool.query<{ visible: boolean }>(
          'select relallvisible >= relpages as visible from pg_class where oid = $1::regclass',
          [table],
        )
      ).rows[0]?.visible === true
    for (let attempt = 0; attempt < 50; attempt += 1) {
      await runAsSuperuser(pool, `vacuum (analyze) ${table}`)
      if (await isVisible()) break
      await setTimeout(100)
    }
  }
}
