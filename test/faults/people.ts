import { randomUUID } from 'node:crypto'
import type { Database } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { newToken } from '#platform/server/random.ts'

/** A confirmed member with credits and a session. */
export interface Writer {
  readonly account: number
  readonly member: string
  readonly cookie: string
}

/** Creates one directly in the database. */
export async function makeWriter(
  database: Database,
  name: string,
  credits: number,
): Promise<Writer> {
  const now = new Date()
  const member = randomUUID()
  const { token, hash } = newToken()
  const { account } = await database.one<{ account: number }>(sql`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at)
    values (${member}, 1, 1, 'member', ${name}, ${member}, ${member}, ${member}, ${now}, 'x', 'active', 'en', ${now}, ${now}, ${now})
    returning id as account`)
  await database.run(sql`
    insert into profiles.profile (account_id, pool_id, birth, gender, sexuality, country, created_at, changed_at)
    values (${account}, 1, '1990-05-05', 1, 0, 'NL', ${now}, ${now})`)
  await database.run(sql`
    select credits.public_grant(${account}, ${credits}, ${member}, 'bonus', null::bigint, null::text, null, ${now}, 1)`)
  await database.run(sql`
    insert into accounts.session (token_hash, account_id, created_at, expires_at, last_seen_at, device_class)
    values (${hash}, ${account}, ${now}, ${new Date(now.getTime() + 3_600_000)}, ${now}, 'computer')`)
  return { account, member, cookie: `__Host-auth.session=${token}` }
}

/** Creates `count` writers, one after another. */
export async function makeWriters(
  database: Database,
  count: number,
  credits: number,
): Promise<readonly Writer[]> {
  const writers: Writer[] = []
  for (let number = 0; number < count; number += 1)
    writers.push(await makeWriter(database, `Writer ${number}`, credits))
  return writers
}
