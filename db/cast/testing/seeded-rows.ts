import type { Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Everything a seed writes, as JSON, so that two states can be compared. */
export async function readSeededRows(database: Database): Promise<string> {
  const tables = await Promise.all([
    database.many(sql`select * from accounts.account order by id`),
    database.many(sql`select * from profiles.profile order by account_id`),
    database.many(sql`select * from profiles.prompt order by account_id, prompt`),
    database.many(sql`select * from photos.photo order by id`),
    database.many(sql`select * from search.member_search order by account_id`),
    database.many(sql`select * from credits.movement order by account_id, version`),
    database.many(sql`select * from credits.lot order by account_id, lot`),
    database.many(sql`select * from likes.profile_like order by liked_id, liker_id`),
    database.many(sql`select * from likes.match order by account_id, other_id`),
    database.many(sql`select * from fictional_profiles.acknowledgement order by id`),
    database.many(sql`select * from photo_verification.request order by id`),
    database.many(sql`select * from staff.audit order by id`),
    database.many(sql`select * from chat.conversation order by id`),
    database.many(sql`select * from chat.message order by conversation_id, seq`),
    database.many(sql`select * from chat.sender_state order by account_id`),
    database.many(
      sql`select id, name, payload from platform.task where schedule is null order by id`,
    ),
  ])
  return JSON.stringify(tables, null, 1)
}
