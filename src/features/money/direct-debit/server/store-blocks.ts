import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { BlockName } from '../rules/block-name.ts'

/** A stored direct debit block. */
export interface BlockRow {
  readonly kind: BlockName['kind']
  /** In hex; null for a return. */
  readonly mark: string | null
  readonly order_id: string | null
  readonly shown: string | null
  readonly members: readonly string[]
  readonly cause: string | null
  readonly since_at: Date
}

const maxRows = 200

/**
 * Permanently blocked accounts and phones, and returns after `since` that have not been lifted;
 * latest first.
 */
export function selectBlocks(queries: Queries, since: Date): Promise<BlockRow[]> {
  return queries.many(sql`
    (select b.kind, encode(b.mark, 'hex') as mark, null::uuid as order_id,
      (select m.iban_shown from direct_debit.mandate m where b.kind = 'iban' and m.iban_hash = b.mark order by m.id desc limit 1) as shown,
      coalesce((select jsonb_agg(distinct c.name) from direct_debit.debit d join accounts.public_contact_details c on c.account_id = d.account_id
        where case b.kind when 'iban' then d.iban_hash else d.phone_hash end = b.mark), '[]') as members,
      b.reason as cause, b.since_at
    from direct_debit.block b)
    union all
    (select 'return', null, s.order_id,
      (select m.iban_shown from direct_debit.mandate m where m.iban_hash = s.iban_hash order by m.id desc limit 1),
      coalesce((select jsonb_agg(c.name) from accounts.public_contact_details c where c.account_id = s.account_id), '[]'), s.reason, s.at
    from direct_debit.returned_debit s where s.at > ${since} and s.lifted_at is null)
    order by since_at desc, kind, order_id limit ${maxRows}`)
}

/** A stored record of a lifted block. */
export interface LiftRow {
  readonly kind: BlockName['kind']
  readonly mark: string | null
  readonly order_id: string | null
  readonly cause: string | null
  readonly since_at: Date
  readonly reason: string
  readonly by: number
  readonly approved_by: number
  readonly at: Date
}

/** Lifted blocks, latest first. */
export function selectLifts(queries: Queries): Promise<LiftRow[]> {
  return queries.many(sql`
    select l.kind, encode(l.mark, 'hex') as mark, l.order_id, l.cause, l.since_at, l.reason, l.by, l.decided_by as approved_by, l.at
    from direct_debit.lifted_block l order by l.id desc limit ${maxRows}`)
}

/** Lifts a block and records it; false if no such block exists. */
export async function lift(
  tx: Transaction,
  {
    name,
    reason,
    by,
    approvedBy,
  }: { name: BlockName; reason: string; by: number; approvedBy: number },
  now: Date,
): Promise<boolean> {
  const lifted =
    name.kind === 'return'
      ? await tx.run(sql`
          with lifted as (
            update direct_debit.returned_debit set lifted_at = ${now} where order_id = ${name.order} and lifted_at is null returning order_id, reason, at)
          insert into direct_debit.lifted_block (kind, order_id, cause, since_at, reason, by, decided_by, at)
          select 'return', l.order_id, l.reason, l.at, ${reason}, ${by}, ${approvedBy}, ${now} from lifted l`)
      : await tx.run(sql`
          with lifted as (
            delete from direct_debit.block where kind = ${name.kind} and mark = decode(${name.mark}, 'hex') returning kind, mark, reason, since_at)
          insert into direct_debit.lifted_block (kind, mark, cause, since_at, reason, by, decided_by, at)
          select l.kind, l.mark, l.reason, l.since_at, ${reason}, ${by}, ${approvedBy}, ${now} from lifted l`)
  return lifted === 1
}

/** When a current block started; `null` if there is none. Locks it. */
export async function lockBlock(tx: Transaction, name: BlockName): Promise<Date | null> {
  const found = await tx.maybe<{ since: Date }>(
    name.kind === 'return'
      ? sql`select at as since from direct_debit.returned_debit where order_id = ${name.order} and lifted_at is null for update`
      : sql`select since_at as since from direct_debit.block where kind = ${name.kind} and mark = decode(${name.mark}, 'hex') for update`,
  )
  return found?.since ?? null
}

/** Whether a block with this name has been lifted before. */
export async function wasLifted(queries: Queries, name: BlockName): Promise<boolean> {
  const { lifted } = await queries.one<{ lifted: boolean }>(
    name.kind === 'return'
      ? sql`select exists (select from direct_debit.lifted_block where order_id = ${name.order}) as lifted`
      : sql`select exists (select from direct_debit.lifted_block where kind = ${name.kind} and mark = decode(${name.mark}, 'hex')) as lifted`,
  )
  return lifted
}

/** Deletes blocks that began before `before`. */
export async function deleteOldBlocks(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from direct_debit.block where since_at <= ${before}`)
}
