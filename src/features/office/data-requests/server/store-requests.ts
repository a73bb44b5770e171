import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Action, Identity, Kind, Outcome } from '../rules/requests.ts'
import { spendLinks } from './store-links.ts'

/** A request with everything about it. */
export interface RequestRow {
  readonly id: number
  readonly public_id: string
  readonly number: string
  readonly pool: number
  readonly site: number
  readonly kind: Kind
  readonly details: string
  /** The member who was logged in when it was filed. */
  readonly filed_by: number | null
  readonly by_member: boolean
  readonly account: number | null
  /** The public id and name of the member it is about. */
  readonly member: string | null
  readonly name: string | null
  /** The state of the account as staff see it. */
  readonly account_status: string | null
  /** The confirmed address of the account now. */
  readonly account_email: string | null
  readonly account_locale: Locale | null
  readonly email: string | null
  readonly email_key: string | null
  readonly locale: Locale
  readonly emailed: boolean
  readonly identity: Identity
  readonly identity_at: Date | null
  readonly identity_ground: string | null
  readonly identity_staff: number | null
  readonly received_at: Date
  readonly due_at: Date
  readonly extended_at: Date | null
  readonly extension_reason: string | null
  readonly outcome: Outcome | null
  readonly action: Action | null
  readonly statement: string | null
  readonly staff: number | null
  readonly decided_at: Date | null
  readonly lifted_at: Date | null
  readonly lift_reason: string | null
  /** The date of birth that waits for a second person, and the one in the profile. */
  readonly proposed_birth: string | null
  readonly birth: string | null
}

export const columns = sql.part`r.id, r.public_id, r.number, r.pool_id as pool, r.site_id as site, r.kind, r.details, r.filed_by, r.filed_by is not null as by_member,
  r.account_id as account, m.member_id as member, m.name, m.office_status as account_status, n.email as account_email, n.locale as account_locale, r.email, r.email_key, r.locale, r.emailed, r.identity, r.identity_at,
  r.identity_ground, r.identity_staff_id as identity_staff, r.received_at, r.due_at, r.extended_at, r.extension_reason, r.outcome, r.action,
  r.statement, r.staff_id as staff, r.decided_at, r.lifted_at, r.lift_reason, to_char(r.proposed_birth, 'YYYY-MM-DD') as proposed_birth,
  to_char(p.birth, 'YYYY-MM-DD') as birth`
export const joined = sql.part`data_requests.request r
  left join accounts.public_office_account m on m.account_id = r.account_id
  left join accounts.public_account_notice_email n on n.account_id = r.account_id
  left join profiles.public_profile p on p.account_id = r.account_id`

/** A request by its key, in a pool; null if there is none. */
export function selectRequest(
  queries: Queries,
  id: number,
  pool: number,
): Promise<RequestRow | null> {
  return queries.maybe(
    sql`select ${columns} from ${joined} where r.id = ${id} and r.pool_id = ${pool}`,
  )
}

/** Locks a request until the transaction ends. */
export async function lockRequest(tx: Transaction, id: number): Promise<void> {
  await tx.run(sql`select id from data_requests.request where id = ${id} for update`)
}

/** A request for an email, by its key. */
export function selectForEmail(queries: Queries, id: number): Promise<RequestRow | null> {
  return queries.maybe(sql`select ${columns} from ${joined} where r.id = ${id}`)
}

/** Ends a request with its answer; the links that were emailed for it stop working. */
export async function endRequest(
  tx: Transaction,
  id: number,
  end: {
    readonly outcome: Outcome
    readonly action: Action | null
    readonly statement: string | null
    readonly staff: number | null
  },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update data_requests.request set outcome = ${end.outcome}, action = ${end.action}, statement = ${end.statement}, staff_id = ${end.staff}, decided_at = ${now}
    where id = ${id} and outcome is null`)
  await spendLinks(tx, id, now)
}

/** Records who asks, and which account it is about. */
export async function setIdentity(
  tx: Transaction,
  id: number,
  row: {
    readonly identity: Identity
    readonly account: number | null
    readonly ground: string | null
    readonly staff: number | null
  },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update data_requests.request set identity = ${row.identity}, identity_at = ${now}, account_id = ${row.account},
      identity_ground = ${row.ground}, identity_staff_id = ${row.staff}
    where id = ${id}`)
}

/** Moves the deadline of a request. */
export async function extendRequest(
  tx: Transaction,
  id: number,
  { due, reason }: { readonly due: Date; readonly reason: string },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update data_requests.request set due_at = ${due}, extended_at = ${now}, extension_reason = ${reason} where id = ${id}`)
}

/** The account that has confirmed an address in a pool; null if none has. */
export async function selectAccountByEmail(
  queries: Queries,
  pool: number,
  emailKey: string,
): Promise<number | null> {
  const row = await queries.maybe<{ account_id: number }>(sql`
    select account_id from accounts.public_confirmed_email where pool_id = ${pool} and email_key = ${emailKey}`)
  return row?.account_id ?? null
}

/** The member with a public id in a pool, with the confirmed address. */
export function selectMember(
  queries: Queries,
  pool: number,
  member: string,
): Promise<{ account: number; email_key: string } | null> {
  return queries.maybe(sql`
    select m.account_id as account, m.email_key from accounts.public_office_account m
    join accounts.public_account_notice_email n on n.account_id = m.account_id
    where m.member_id = ${member} and m.pool_id = ${pool} and m.kind = 'member'`)
}

/** Ends what waits for a second person, because the request was answered in another way. */
export async function supersedeApprovals(
  tx: Transaction,
  request: string,
  now: Date,
): Promise<void> {
  for (const kind of ['data_requests.erasure', 'data_requests.rectification'])
    await tx.run(sql`select staff.public_supersede_approval(${kind}, ${request}, ${now})`)
}

/** Records that a restriction was lifted. */
export async function liftRequest(
  tx: Transaction,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  await tx.run(
    sql`update data_requests.request set lifted_at = ${now}, lift_reason = ${reason} where id = ${id}`,
  )
}

/** Stores the date of birth that a second person decides on. */
export async function proposeBirth(tx: Transaction, id: number, birth: string): Promise<void> {
  await tx.run(sql`update data_requests.request set proposed_birth = ${birth} where id = ${id}`)
}
