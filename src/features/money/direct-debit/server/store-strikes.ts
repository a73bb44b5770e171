import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { DebitFacts } from '../rules/debit-limits.ts'
import type { Strike } from '../rules/strikes.ts'

/** The keyed hashes of an account and a phone. */
export interface MarkPair {
  readonly iban_hash: Buffer
  readonly phone_hash: Buffer
}

/** Whether an account or a phone is blocked permanently. */
export async function isBlocked(
  queries: Queries,
  { iban_hash, phone_hash }: MarkPair,
): Promise<boolean> {
  const { blocked } = await queries.one<{ blocked: boolean }>(sql`
    select exists (select from direct_debit.block
      where kind = 'iban' and mark = ${iban_hash} or kind = 'phone' and mark = ${phone_hash}) as blocked`)
  return blocked
}

/** Blocks an account and a phone permanently. */
export async function insertBlock(
  tx: Transaction,
  marks: MarkPair,
  reason: string | null,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into direct_debit.block (kind, mark, reason, since_at)
    values ('iban', ${marks.iban_hash}, ${reason}, ${now}), ('phone', ${marks.phone_hash}, ${reason}, ${now})
    on conflict on constraint block_pk do nothing`)
}

/**
 * Returned debits of a member, and of an account and a phone if given, regardless of who used them;
 * without lifted ones.
 */
export function selectStrikes(
  queries: Queries,
  account: number,
  marks: MarkPair | null,
): Promise<Strike[]> {
  return queries.many(sql`
    select at, reason from direct_debit.returned_debit
    where lifted_at is null and (account_id = ${account} or iban_hash = ${marks?.iban_hash ?? null}::bytea
      or phone_hash = ${marks?.phone_hash ?? null}::bytea)`)
}

/**
 * Records a returned debit, once; null if it is already recorded or the order is not a direct
 * debit.
 */
export function insertStrike(
  tx: Transaction,
  { order, reason }: { order: string; reason: string | null },
  now: Date,
): Promise<(MarkPair & { readonly account_id: number }) | null> {
  return tx.maybe(sql`
    insert into direct_debit.returned_debit (order_id, account_id, iban_hash, phone_hash, reason, at)
    select d.order_id, d.account_id, d.iban_hash, d.phone_hash, ${reason}, ${now} from direct_debit.debit d where d.order_id = ${order}
    on conflict on constraint returned_debit_pk do nothing
    returning account_id, iban_hash, phone_hash`)
}

/** Deletes returns too old to have any effect. */
export async function deleteOldStrikes(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from direct_debit.returned_debit where at < ${before}`)
}

/** Serialises requests for the same account or phone, from any member. */
export async function lockMarks(
  tx: Transaction,
  { iban_hash, phone_hash }: MarkPair,
): Promise<void> {
  // Always in the same order to avoid deadlocks.
  for (const mark of [iban_hash, phone_hash].toSorted(Buffer.compare))
    await tx.one(
      sql`select pg_advisory_xact_lock(hashtext('direct_debit.mark'), ${mark.readInt32BE(0)}::int)`,
    )
}

/** Outstanding and settled debits of an account, a phone and a member. */
export function selectDebitFacts(
  queries: Queries,
  { account, iban_hash, phone_hash }: MarkPair & { readonly account: number },
  { month, day }: { readonly month: Date; readonly day: Date },
): Promise<DebitFacts[]> {
  return queries.many(sql`
    select count(*) filter (where o.status in ('created', 'pending')) as open,
      count(*) filter (where o.status = 'completed' and s.order_id is null) as settled,
      coalesce(sum(o.price_minor) filter (where d.ordered_at > ${month} and o.status in ('created', 'pending', 'completed')), 0)::bigint as "recentMinor",
      count(*) filter (where d.ordered_at > ${day} and o.status in ('created', 'pending', 'completed')) as "lastDay"
    from (values ('iban'), ('phone'), ('member')) by (kind)
    left join direct_debit.debit d on case by.kind
      when 'iban' then d.iban_hash = ${iban_hash} when 'phone' then d.phone_hash = ${phone_hash} else d.account_id = ${account} end
    left join payments.public_order o on o.order_id = d.order_id
    left join direct_debit.returned_debit s on s.order_id = d.order_id
    group by by.kind`)
}

/**
 * Whether a member has an open debit and none has settled yet, in which case a second one is
 * refused.
 */
export async function hasOpenDebit(queries: Queries, account: number): Promise<boolean> {
  const { open } = await queries.one<{ open: boolean }>(sql`
    select count(*) filter (where o.status in ('created', 'pending')) > 0 and count(*) filter (where o.status = 'completed') = 0 as open
    from payments.public_order o where o.account_id = ${account} and o.method = 'sdd'`)
  return open
}
