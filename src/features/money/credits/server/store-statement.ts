import type { Output } from '#kernel/endpoint.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { contract } from '../contract.ts'

/** An account's ledger entries and the seals over them. */
export type SealedStatement = Omit<
  Output<(typeof contract)['credits.read_statement']>,
  'format' | 'member' | 'made_at'
>

/**
 * An account's complete ledger entries with the seals over them, for verification elsewhere
 * (BEY-07).
 */
export async function selectCreditStatement(
  queries: Queries,
  account: number,
): Promise<SealedStatement | null> {
  const row = await queries.maybe<{ statement: SealedStatement }>(sql`
    select jsonb_build_object(
      'salt', (select encode(c.salt, 'hex') from credits.chain_salt c where c.account_id = w.account_id),
      'movements', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'number', m.version, 'kind', m.kind, 'amount', m.amount, 'bonus', m.bonus, 'bought', m.bought, 'balance', m.balance,
          'reason', m.reason, 'ref', m.ref, 'reverses', m.reverses,
          'at', to_char(m.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'price', (
            select jsonb_build_object('minor', l.price_minor, 'currency', l.currency)
            from credits.lot l where l.account_id = m.account_id and l.lot = m.version and l.price_minor is not null),
          'transfers', (
            select coalesce(jsonb_agg(jsonb_build_object('debit', t.debit, 'credit', t.credit, 'amount', t.amount,
              'lot', t.lot, 'lot_version', t.lot_version, 'lot_left', t.lot_left) order by t.line), '[]')
            from credits.transfer t where t.account_id = m.account_id and t.version = m.version)
        ) order by m.version), '[]')
        from credits.movement m where m.account_id = w.account_id and m.version <= w.version),
      'sealed', (
        select coalesce(jsonb_agg(jsonb_build_object('seal', s.seal, 'number', s.version, 'hash', encode(s.hash, 'hex')) order by s.seal), '[]')
        from credits.sealed_wallet s join credits.seal l on l.number = s.seal
        where s.account_id = w.account_id),
      'proof', (
        select jsonb_build_object('seal', l.number,
          'at', to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'previous', encode(l.previous, 'hex'), 'root', encode(l.root, 'hex'), 'hash', encode(l.hash, 'hex'),
          'path', credits.merkle_path(l.number, w.account_id))
        from credits.sealed_wallet s join credits.seal l on l.number = s.seal
        where s.account_id = w.account_id order by s.seal desc limit 1)) as statement
    from credits.wallet w where w.account_id = ${account}`)
  return row?.statement ?? null
}

/** A public seal. */
export interface Seal {
  readonly number: number
  readonly at: Date
  readonly hash: string
}

/** The latest seals, newest first. */
export function selectSeals(queries: Queries, count: number): Promise<Seal[]> {
  return queries.many(sql`
    select number, at, encode(hash, 'hex') as hash from credits.seal order by number desc limit ${count}`)
}
