import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A member's complete credit statement, for their data export (BEY-13). */
export async function selectExport(queries: Queries, account: number): Promise<object> {
  const { data } = await queries.one<{ data: object }>(sql`
    select jsonb_build_object(
      'wallet', (select jsonb_build_object('bonus', w.bonus, 'bought', w.bought) from credits.wallet w where w.account_id = ${account}),
      'movements', (select coalesce(jsonb_agg(jsonb_build_object('number', m.version, 'kind', m.kind, 'reason', m.reason,
          'credits', m.bonus + m.bought, 'balance', m.balance, 'ref', m.ref, 'at', m.at) order by m.version), '[]')
        from credits.movement m where m.account_id = ${account}),
      'lots', (select coalesce(jsonb_agg(jsonb_build_object('number', l.lot, 'kind', l.kind, 'granted', l.granted,
          'remaining', l.remaining, 'taken_back', l.taken_back, 'price_minor', l.price_minor, 'currency', l.currency) order by l.lot), '[]')
        from credits.lot l where l.account_id = ${account}),
      'frozen', (select coalesce(jsonb_agg(jsonb_build_object('lot', f.lot, 'from', f.frozen_at, 'until', f.unfrozen_at) order by f.frozen_at, f.lot), '[]')
        from credits.freeze f where f.account_id = ${account})) as data`)
  return data
}
