import type { Locale } from '#kernel/locale.ts'
import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Marks an account as deleted; its rows stay until it is erased. */
export function closeAccount(tx: Transaction, account: number, now: Date): Promise<number> {
  return tx.run(sql`
    update accounts.account set status = 'deleted', deleted_at = ${now} where id = ${account} and status = 'active'`)
}

/**
 * Marks an account as deleted on its owner's request, and returns its previous state; null if it is
 * deleted already. One that our team has closed can't be reactivated afterwards.
 */
export async function closeByRequest(
  tx: Transaction,
  account: number,
  now: Date,
): Promise<'open' | 'restricted' | 'closed' | null> {
  const closed = await tx.maybe<{ was: 'open' | 'restricted' | 'closed' }>(sql`
    update accounts.account a
    set status = 'deleted', deleted_at = ${now}, barred = before.status = 'disabled' and before.restricted_at is null,
      paused_until = null, suspended_until = null, restricted_at = null
    from (select id, status, restricted_at from accounts.account where id = ${account} and kind = 'member' for update) before
    where a.id = before.id and before.status in ('active', 'disabled')
    returning case when before.status = 'active' then 'open' when before.restricted_at is not null then 'restricted' else 'closed' end as was`)
  return closed?.was ?? null
}

/**
 * Closes a member's account by the operator's decision and returns its previous state; null if it
 * is closed already. An account that its owner deleted can no longer be reactivated. An address
 * that was only claimed is released: otherwise it would count as owned from now on, and its real
 * owner would be locked out.
 */
export async function disableAccount(
  tx: Transaction,
  account: number,
): Promise<'open' | 'deleted' | null> {
  const closed = await tx.maybe<{ was: 'open' | 'deleted' }>(sql`
    update accounts.account a
    set status = case before.status when 'deleted' then 'deleted' else 'disabled' end, barred = before.status = 'deleted',
      suspended_until = null, restricted_at = null,
      activated_at = coalesce(a.activated_at, a.created_at),
      email = case before.status when 'not_confirmed' then a.member_id || '@closed.invalid' else a.email end,
      email_key = case before.status when 'not_confirmed' then a.member_id || '@closed.invalid' else a.email_key end
    from (select id, status, suspended_until, restricted_at from accounts.account where id = ${account} and kind = 'member' and not barred for update) before
    where a.id = before.id and (before.status <> 'disabled' or before.suspended_until is not null or before.restricted_at is not null)
    returning case before.status when 'deleted' then 'deleted' else 'open' end as was`)
  return closed?.was ?? null
}

/**
 * Reactivates an account that its owner deleted after an instant; false if it is too late, or the
 * operator has closed it since.
 */
export async function reopenAccount(
  tx: Transaction,
  account: number,
  deletedAfter: Date,
): Promise<boolean> {
  const reopened = await tx.run(sql`
    update accounts.account set status = 'active', deleted_at = null
    where id = ${account} and status = 'deleted' and deleted_at > ${deletedAfter} and not barred`)
  return reopened === 1
}

/** Closes an active account until an instant; false if it isn't active. */
export async function pauseAccount(
  tx: Transaction,
  account: number,
  until: Date,
): Promise<boolean> {
  const paused = await tx.run(sql`
    update accounts.account set status = 'disabled', paused_until = ${until}
    where id = ${account} and kind = 'member' and status = 'active'`)
  return paused === 1
}

/** Reopens a paused account; false if it isn't paused. */
export async function resumeAccount(tx: Transaction, account: number): Promise<boolean> {
  const resumed = await tx.run(sql`
    update accounts.account set status = 'active', paused_until = null
    where id = ${account} and paused_until is not null`)
  return resumed === 1
}

/** Suspends an active account until an instant, or changes until when; false if it is neither. */
export async function suspendAccount(
  tx: Transaction,
  account: number,
  until: Date,
): Promise<boolean> {
  const suspended = await tx.run(sql`
    update accounts.account set status = 'disabled', suspended_until = ${until}
    where id = ${account} and kind = 'member' and (status = 'active' or suspended_until is not null)`)
  return suspended === 1
}

/** Opens a suspended account again; false if it isn't suspended. */
export async function endSuspension(tx: Transaction, account: number): Promise<boolean> {
  const ended = await tx.run(sql`
    update accounts.account set status = 'active', suspended_until = null
    where id = ${account} and suspended_until is not null`)
  return ended === 1
}

/** Restricts an active account; false if it isn't active. */
export async function restrictAccount(
  tx: Transaction,
  account: number,
  now: Date,
): Promise<boolean> {
  const restricted = await tx.run(sql`
    update accounts.account set status = 'disabled', restricted_at = ${now}
    where id = ${account} and kind = 'member' and status = 'active'`)
  return restricted === 1
}

/** Opens a restricted account again; false if it isn't restricted. */
export async function endRestriction(tx: Transaction, account: number): Promise<boolean> {
  const ended = await tx.run(sql`
    update accounts.account set status = 'active', restricted_at = null
    where id = ${account} and restricted_at is not null`)
  return ended === 1
}

/** Opens accounts whose suspension has ended, at most a hundred; returns their keys. */
export async function endDueSuspensions(tx: Transaction, now: Date): Promise<number[]> {
  const rows = await tx.many<{ id: number }>(sql`
    update accounts.account set status = 'active', suspended_until = null where id in (
      select d.id from accounts.account d where d.suspended_until <= ${now} order by d.suspended_until limit 100 for update skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

/** Locks a closed account; false if it isn't closed, or its address was released. */
export async function lockReinstatable(tx: Transaction, account: number): Promise<boolean> {
  const found = await tx.maybe(sql`
    select id from accounts.account
    where id = ${account} and status = 'disabled' and paused_until is null and suspended_until is null and restricted_at is null and email not like '%@closed.invalid' for update`)
  return found !== null
}

/** Opens a closed account again; the caller has locked it. */
export async function reinstateAccount(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`update accounts.account set status = 'active' where id = ${account}`)
}

/** Lets a pause last at least until an instant; false if the account isn't paused. */
export async function extendPause(tx: Transaction, account: number, until: Date): Promise<boolean> {
  const extended = await tx.run(sql`
    update accounts.account set paused_until = greatest(paused_until, ${until})
    where id = ${account} and paused_until is not null`)
  return extended === 1
}

/** Deletes accounts whose pause has ended, except those `kept`; they cannot be reactivated. */
export function deletePausedAccounts(
  queries: Queries,
  kept: readonly number[],
  now: Date,
): Promise<number> {
  return queries.run(sql`
    update accounts.account set status = 'deleted', deleted_at = paused_until, barred = true, paused_until = null
    where paused_until <= ${now} and id <> all(${[...kept]}::bigint[])`)
}

/** An account about to be erased. */
export interface ErasableRow {
  readonly id: number
  readonly site: number
  readonly name: string
  readonly email: string
  readonly locale: Locale
  readonly deleted_at: Date
}

/** Returns the accounts deleted up to an instant, at most a hundred. */
export async function selectErasable(queries: Queries, deletedBy: Date): Promise<number[]> {
  const rows = await queries.many<{ id: number }>(sql`
    select id from accounts.account
    where deleted_at <= ${deletedBy} and kind = 'member' order by deleted_at, id limit 100`)
  return rows.map(({ id }) => id)
}

/**
 * Locks one of them, unless it was reactivated in the meantime or another process is erasing it.
 */
export function lockErasable(
  tx: Transaction,
  account: number,
  deletedBy: Date,
): Promise<ErasableRow | null> {
  return tx.maybe(sql`
    select id, site_id as site, name, email, locale, deleted_at from accounts.account
    where id = ${account} and deleted_at <= ${deletedBy} for update skip locked`)
}

/** Records that an account was erased. */
export function insertReceipt(
  tx: Transaction,
  row: { id: string; site: number; requestedAt: Date },
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into accounts.deletion_receipt (id, site_id, requested_at, erased_at)
    values (${row.id}, ${row.site}, ${row.requestedAt}, ${now})`)
}
