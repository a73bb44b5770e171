import type { Database } from '#platform/server/postgres/database.ts'

const filled = 'accounts.account, profiles.profile, photos.photo, search.member_search'

/** Updates the planner's statistics and makes index-only scans possible immediately. */
export async function tidyTables({ pool }: Database): Promise<void> {
  await pool.query(`vacuum (analyze) ${filled}`)
}
