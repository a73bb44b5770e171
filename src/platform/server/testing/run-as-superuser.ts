import pg from 'pg'
import { getTestServer } from './test-server.ts'

/**
 * The URL of the same test database for the server's superuser, for what the application's own role
 * must not do: changing tables, disabling triggers, planner statistics.
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
