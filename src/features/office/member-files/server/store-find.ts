import type { Queries } from '#platform/server/postgres/database.ts'
import { type Sql, sql } from '#platform/server/postgres/sql.ts'
import type { MemberStatus } from '../rules/member-status.ts'

/** A member in the list. */
export interface FoundRow {
  readonly account: number
  readonly member: string
  readonly name: string
  readonly email: string | null
  readonly status: MemberStatus
  readonly fictional: boolean
  readonly premium: boolean
  readonly site: string
  readonly country: string | null
  readonly created_at: Date
  readonly activated_at: Date | null
  readonly last_active_at: Date | null
}

/** Which members to list; undefined criteria are ignored. */
export interface FindQuery {
  readonly status?: MemberStatus | undefined
  readonly site?: number | undefined
  readonly country?: string | undefined
  readonly premium?: boolean | undefined
  readonly confirmed?: boolean | undefined
  readonly fictional: boolean
  readonly since?: Date | undefined
  /** Before this instant. */
  readonly until?: Date | undefined
}

/** Sorts after everything that a name or an address contains. */
const lastCharacter = '\u{10FFFF}'

const found = sql.part`
  m.account_id as account, m.member_id as member, m.name, case when m.email like '%@closed.invalid' then null else m.email end as email,
  m.office_status as status, m.kind = 'fictional' as fictional, credits.public_is_premium(m.account_id) as premium, s.name as site,
  p.country, m.created_at, m.activated_at, m.last_active_at
  from accounts.public_office_account m
  join sites.public_site s on s.site_id = m.site_id
  left join profiles.public_profile p on p.account_id = m.account_id`

/** The members that match the filters, newest first, after the one with the given public id. */
export function selectMembers(
  queries: Queries,
  query: FindQuery,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<FoundRow[]> {
  const page =
    after === null
      ? sql.part`true`
      : sql`(m.created_at, m.account_id) < (select c.created_at, c.account_id from accounts.public_office_account c where c.member_id = ${after})`
  return queries.many(sql`
    select ${found} where ${conditions(query)} and ${page}
    order by m.created_at desc, m.account_id desc limit ${limit}`)
}

/**
 * The members whose name or address begins with a text in the form used for comparison, in that
 * order.
 */
export function selectByPrefix(
  queries: Queries,
  query: FindQuery,
  { of, prefix, limit }: { of: 'name' | 'email'; prefix: string; limit: number },
): Promise<FoundRow[]> {
  // Not LIKE: a plan without the values could not use the index.
  const end = `${prefix}${lastCharacter}`
  const [matches, order] =
    of === 'name'
      ? [sql`m.name_key ~>=~ ${prefix} and m.name_key ~<~ ${end}`, sql.part`m.name_key using ~<~`]
      : [
          sql`m.email_key is not null and m.email_key ~>=~ ${prefix} and m.email_key ~<~ ${end}`,
          sql.part`m.email_key using ~<~`,
        ]
  return queries.many(sql`
    select ${found} where ${matches} and ${conditions(query)} order by ${order}, m.account_id limit ${limit}`)
}

/** The members with these keys, the newest first. */
export function selectByKeys(
  queries: Queries,
  query: FindQuery,
  accounts: readonly number[],
): Promise<FoundRow[]> {
  return queries.many(sql`
    select ${found} where m.account_id = any(${accounts}::bigint[]) and ${conditions(query)} order by m.created_at desc, m.account_id desc limit 50`)
}

/** The account with a public id, and the buyer of the order with this number. */
export async function selectKeysById(queries: Queries, id: string): Promise<number[]> {
  const rows = await queries.many<{ account: number }>(sql`
    select m.account_id as account from accounts.public_office_account m where m.member_id = ${id} and m.kind <> 'sponsored'
    union
    select o.account_id from payments.public_order o where o.order_id = ${id}`)
  return rows.map(({ account }) => account)
}

/** The sites, and the pools that have them. */
export function selectSites(
  queries: Queries,
): Promise<{ readonly site: number; readonly pool: number; readonly name: string }[]> {
  return queries.many(
    sql`select s.site_id as site, s.pool_id as pool, s.name from sites.public_site s order by s.site_id`,
  )
}

/**
 * Each status as it is stored, so that the list of closed accounts is read from an index of its own.
 */
function statusCondition(status: MemberStatus): Sql {
  switch (status) {
    case 'banned':
      return sql.part`m.status = 'disabled' and m.paused_until is null and m.suspended_until is null and m.restricted_at is null`
    case 'paused':
      return sql.part`m.status = 'disabled' and m.paused_until is not null`
    case 'restricted':
      return sql.part`m.status = 'disabled' and m.restricted_at is not null`
    case 'suspended':
      return sql.part`m.status = 'disabled' and m.suspended_until is not null`
    case 'active':
      return sql.part`m.status = 'active'`
    case 'not_confirmed':
      return sql.part`m.status = 'not_confirmed'`
    case 'deleted':
      return sql.part`m.status = 'deleted'`
  }
}

function conditions(query: FindQuery): Sql {
  const { status, site, country, premium, confirmed, fictional, since, until } = query
  const all = [
    fictional ? sql.part`m.kind = 'fictional'` : sql.part`m.kind = 'member'`,
    status === undefined ? null : statusCondition(status),
    site === undefined ? null : sql`m.site_id = ${site}`,
    country === undefined ? null : sql`p.country = ${country}`,
    confirmed === undefined
      ? null
      : confirmed
        ? sql.part`m.activated_at is not null`
        : sql.part`m.activated_at is null`,
    since === undefined ? null : sql`m.created_at >= ${since}`,
    until === undefined ? null : sql`m.created_at < ${until}`,
    premium === undefined
      ? null
      : premium
        ? sql.part`credits.public_is_premium(m.account_id)`
        : sql.part`not credits.public_is_premium(m.account_id)`,
  ]
  return all.filter((one) => one !== null).reduce((before, one) => sql`${before} and ${one}`)
}

/** The codes of all countries. */
export async function selectCountries(queries: Queries): Promise<string[]> {
  const rows = await queries.many<{ code: string }>(
    sql`select c.code from geography.public_country c order by c.code`,
  )
  return rows.map(({ code }) => code)
}

/** The order with this number, with its buyer's name. */
export function selectJumpOrder(
  queries: Queries,
  order: string,
): Promise<{ kind: 'order'; id: string; name: string; detail: string }[]> {
  return queries.many(sql`
    select 'order' as kind, o.order_id::text as id, o.order_id::text as name, m.name as detail
    from payments.public_order o join accounts.public_office_account m on m.account_id = o.account_id
    where o.order_id = ${order}`)
}

/** The case with this number: a report, a complaint or appeal, or a question to support. */
export function selectJumpCases(
  queries: Queries,
  number: string,
): Promise<
  { kind: 'report' | 'complaint' | 'support'; id: string; name: string; detail: string }[]
> {
  return queries.many(sql`
    select 'report' as kind, r.number as id, r.number as name, '' as detail from reports.public_report r where r.number = ${number}
    union all
    select c.kind, c.number, c.number, '' from complaints.public_case c where c.number = ${number}
    union all
    select 'complaint', s.appeal, s.appeal, '' from complaints.public_statement s where s.appeal = ${number}`)
}
