import pg from 'pg'

const filled = 'accounts.account, profiles.profile, photos.photo, search.member_search'

/**
 * Updates the planner's statistics and makes index-only scans possible immediately. `url` is that
 * of the tables' owner.
 */
export async function tidyTables(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`vacuum (analyze) ${filled}`).finally(() => client.end())
}
