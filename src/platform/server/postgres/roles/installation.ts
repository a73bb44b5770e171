import pg from 'pg'

/** Whether a database has ever been started in production; false for an empty one. */
export async function hasBeenInProduction(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('platform.installation') is not null as there",
    )
    if (rows[0]?.there !== true) return false
    return (await client.query('select 1 from platform.installation')).rowCount === 1
  })
}

/** Records permanently that a database is in production; `url` is its owner's. */
export async function recordProduction(url: string, now: Date): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      'insert into platform.installation (in_production_since) values ($1) on conflict do nothing',
      [now],
    ),
  )
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
