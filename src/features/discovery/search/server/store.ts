import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Country } from '#features/site/geography/index.ts'

/** Rebuilds an account's search row from other features' tables, or deletes it. */
export async function refreshAccount(tx: Transaction, account: number, now: Date): Promise<void> {
  await tx.run(sql`select search.refresh(${account}, ${now})`)
}

/** Updates an account's last activity, at most every five minutes. */
export async function touchAccount(tx: Transaction, account: number, at: Date): Promise<void> {
  await tx.run(sql`select search.touch_last_active(${account}, ${at})`)
}

/** Rebuilds the search rows of several accounts in one query. */
export async function refreshAccounts(
  tx: Transaction,
  accounts: readonly number[],
  now: Date,
): Promise<void> {
  await tx.run(sql`select search.refresh_many(${accounts}::bigint[], ${now})`)
}

/** Rebuilds the search rows of a whole pool, for an installation that lost them. */
export async function refreshPool(queries: Queries, pool: number, now: Date): Promise<void> {
  await queries.run(
    sql`select search.refresh(a.account_id, ${now}) from accounts.public_account a where a.pool_id = ${pool}`,
  )
}

/**
 * Rebuilds at most `limit` rows that were written before choices were part of them; returns how many.
 */
export async function fillChoices(tx: Transaction, limit: number, now: Date): Promise<number> {
  const rows = await tx.many<{ account_id: number }>(
    sql`select account_id from search.member_search where choices is null order by account_id limit ${limit}`,
  )
  if (rows.length > 0)
    await refreshAccounts(
      tx,
      rows.map(({ account_id }) => account_id),
      now,
    )
  return rows.length
}

/** The searcher's facts used for defaults and filters. */
export interface SearcherRow {
  readonly birth: string
  readonly gender: number
  readonly seeks: number
  readonly country: Country | null
  readonly city_id: number | null
  readonly city: string | null
  /** Whether fictional and sponsored profiles are hidden; null if the member hasn't chosen. */
  readonly hidden: boolean | null
}

/** Reads the searcher's facts; null for an account without a profile. */
export function selectSearcher(queries: Queries, account: number): Promise<SearcherRow | null> {
  return queries.maybe(sql`
    select p.birth, p.gender, p.seeks, p.country, p.city_id, c.name as city, f.hidden
    from profiles.public_profile p
    left join geography.public_city c on c.id = p.city_id
    left join fictional_profiles.public_preference f on f.account_id = p.account_id
    where p.account_id = ${account}`)
}

/** A findable member for whom similar members are searched. */
export interface TargetRow {
  readonly account: number
  readonly birth: string
  readonly gender: number
  readonly country: Country | null
}

/** Reads a member whom this reader may find; null for anyone else, whatever the reason. */
export function selectTarget(
  queries: Queries,
  target: { member: string; pool: number; reader: number | null; kinds: readonly number[] },
): Promise<TargetRow | null> {
  return queries.maybe(sql`
    select s.account_id as account, s.birth, s.gender, p.country
    from accounts.public_account a
    join search.member_search s on s.account_id = a.account_id
    join profiles.public_profile p on p.account_id = a.account_id
    where a.member_id = ${target.member} and s.pool_id = ${target.pool} and s.kind = any (${[...target.kinds]}::smallint[])
      and not exists (select from blocks.public_block b where b.account_id = ${target.reader}::bigint and b.other_id = s.account_id)`)
}

/** An inhabited city and the distance to its centre. */
export interface NearCity {
  readonly city_id: number
  readonly cell: number
  readonly country: number
  readonly region_id: number | null
  readonly km: number
}

/** The inhabited cities within `km` kilometres, nearest first. */
export function selectCitiesAround(
  queries: Queries,
  city: number,
  km: number,
): Promise<NearCity[]> {
  return queries.many(sql`
    select l.city_id, l.cell, l.country, l.region_id, c.km
    from geography.public_cities_around(${city}, ${km}) c
    join search.member_city l on l.city_id = c.city_id
    where l.cell = any (array(select geography.public_cells_around(${city}, ${km})))
    order by c.km, l.city_id`)
}

/** Kilometres between the centres of one city and several others. */
export function selectDistances(
  queries: Queries,
  city: number,
  others: readonly number[],
): Promise<{ city_id: number; km: number }[]> {
  return queries.many(
    sql`select city_id, km from geography.public_distances_km(${city}, ${others}::int[])`,
  )
}
