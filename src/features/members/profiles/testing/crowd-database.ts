import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'

/** A database with many identical members, for examining query plans. */
export interface CrowdDatabase {
  readonly database: Database
  close(): Promise<void>
}

/**
 * Creates a database with members whose accounts are numbered from 1; `more` is SQL for the
 * relations between them, and `tables` lists the tables it fills. All tables are analyzed before
 * the database is returned.
 */
export async function createCrowdDatabase(crowd: {
  readonly features: readonly string[]
  readonly members: number
  readonly more: string
  readonly tables: readonly string[]
}): Promise<CrowdDatabase> {
  const clone = await createTestDatabase({ features: [...crowd.features] })
  const database = createDatabase({ url: clone.url, size: 1 })
  await database.pool.query(`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at)
    select gen_random_uuid(), 1, 1, 'member', 'P', 'p' || i, 'p' || i || '@example.org', 'p' || i || '@example.org', '2026-01-01Z', 'x',
      'active', 'nl', '2026-01-01Z', '2026-01-01Z', '2026-01-01Z'
    from generate_series(1, ${crowd.members}) i;
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, created_at, changed_at)
    select id, 1, '1990-01-01', 1, 0, '2026-01-01Z', '2026-01-01Z' from accounts.account;
    ${crowd.more}`)
  for (const table of ['accounts.account', 'profiles.profile', ...crowd.tables])
    await runAsSuperuser(database.pool, `vacuum analyze ${table}`)
  return {
    database,
    async close() {
      await database.close()
      await clone.close()
    },
  }
}
