import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { AccountRow } from './store.ts'

/** A demo account, as listed at /dev/as. */
export interface DemoPerson {
  readonly account: number
  readonly name: string
  readonly kind: 'member' | 'fictional' | 'sponsored'
}

/** The first 300 demo accounts of a pool that are in use; never includes people who signed up. */
export function selectPeople(queries: Queries, pool: number): Promise<DemoPerson[]> {
  return queries.many(sql`
    select id as account, name, kind from accounts.account
    where pool_id = ${pool} and demo and status in ('active', 'not_confirmed') order by id limit 300`)
}

/** Number of demo members who can log in with a publicly known password. */
export async function countDemoMembers(queries: Queries): Promise<number> {
  const { count } = await queries.one<{ count: number }>(sql`
    select count(*) as count from accounts.account where demo and kind = 'member' and status <> 'deleted'`)
  return count
}

/**
 * Returns the account of a profile that is not a member, as seen by the staff member who writes as
 * it.
 */
export function selectProfileAccount(
  queries: Queries,
  account: number,
): Promise<Pick<AccountRow, 'id' | 'member' | 'name' | 'status' | 'locale' | 'created_at'> | null> {
  return queries.maybe(sql`
    select id, member_id as member, name, status, locale, created_at from accounts.account
    where id = ${account} and kind <> 'member'`)
}

/** When a profile, by public id, was last active. */
export interface LastSeen {
  readonly member: string
  readonly at: Date
}

/**
 * Moves last-active times forward; later ones are kept. Returns the internal keys of the accounts
 * it changed.
 */
export async function advanceLastSeen(
  queries: Queries,
  seen: readonly LastSeen[],
): Promise<number[]> {
  const rows = await queries.many<{ id: number }>(sql`
    update accounts.account a set last_active_at = s.at
    from unnest(${seen.map(({ member }) => member)}::uuid[], ${seen.map(({ at }) => at)}::timestamptz[]) s (member, at)
    where a.member_id = s.member and a.status = 'active' and (a.last_active_at is null or a.last_active_at < s.at)
    returning a.id`)
  return rows.map(({ id }) => id)
}
