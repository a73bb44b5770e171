import pg from 'pg'

/** Whether the data of this name has been loaded into the database. */
export async function wasLoaded(url: string, name: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from platform.loaded where schema = $1', [
      name,
    ])
    return rowCount === 1
  })
}

/** Records that it has been loaded. */
export async function markLoaded(url: string, name: string, now: Date): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `insert into platform.loaded (schema, version, loaded_at) values ($1, '1', $2) on conflict do nothing`,
      [name, now],
    ),
  )
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
