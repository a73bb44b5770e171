import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Whether a member hides profiles that are not members; null without a choice. */
export async function selectHidden(queries: Queries, account: number): Promise<boolean | null> {
  const row = await queries.maybe<{ hidden: boolean }>(
    sql`select hidden from fictional_profiles.preference where account_id = ${account}`,
  )
  return row?.hidden ?? null
}

/** Stores a member's choice. */
export async function upsertHidden(
  queries: Queries,
  account: number,
  hidden: boolean,
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into fictional_profiles.preference (account_id, hidden, chosen_at) values (${account}, ${hidden}, ${now})
    on conflict (account_id) do update set hidden = excluded.hidden, chosen_at = excluded.chosen_at`)
}

/** Records an acknowledgement; the first one of a text version is kept, with its time. */
export async function insertAcknowledgement(
  queries: Queries,
  { account, profile, version }: { account: number; profile: number; version: string },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    insert into fictional_profiles.acknowledgement (account_id, profile_id, version, acknowledged_at)
    values (${account}, ${profile}, ${version}, ${now})
    on conflict on constraint acknowledgement_once do nothing`)
}

/** Whether a member acknowledged a profile with this text version. */
export async function selectAcknowledged(
  queries: Queries,
  account: number,
  profile: number,
  version: string,
): Promise<boolean> {
  const row = await queries.one<{ acknowledged: boolean }>(
    sql`select fictional_profiles.public_has_acknowledged(${account}, ${profile}, ${version}) as acknowledged`,
  )
  return row.acknowledged
}

/** Deletes an account's choice and acknowledgements, and acknowledgements by others about it. */
export async function deleteChoices(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from fictional_profiles.preference where account_id = ${account}`)
  await tx.run(
    sql`delete from fictional_profiles.acknowledgement where account_id = ${account} or profile_id = ${account}`,
  )
}

/** Counts the visible profiles of a pool by kind. */
export function countKinds(
  queries: Queries,
  pool: number,
): Promise<{ members: number; fictional: number }> {
  return queries.one(sql`
    select count(*) filter (where a.kind = 'member')::int as members, count(*) filter (where a.kind = 'fictional')::int as fictional
    from accounts.public_account a join profiles.public_profile p on p.account_id = a.account_id
    where a.pool_id = ${pool} and a.status = 'active' and p.status = 'active'`)
}
