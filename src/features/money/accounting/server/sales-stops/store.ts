import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type {
  SalesStopRequest,
  SalesStopKind,
} from '../../rules/sales-stops/validate-sales-stop.ts'

/** A stored sales stop. */
export interface SalesStopRow extends SalesStopRequest {
  readonly id: string
  readonly closed_by: number
  readonly closed_at: Date
  readonly opened_by: number | null
  readonly opened_at: Date | null
}

const columns = sql.part`sales_stop_id as id, site_id as site, kind, name, reason, closed_by, closed_at, opened_by, opened_at`

/** Current sales stops, then the `past` most recently ended ones. */
export function selectSalesStops(queries: Queries, past: number): Promise<SalesStopRow[]> {
  return queries.many(sql`
    (select ${columns} from accounting.sales_stop where opened_at is null)
    union all
    (select ${columns} from accounting.sales_stop where opened_at is not null order by opened_at desc limit ${past})
    order by opened_at desc nulls first, closed_at desc`)
}

/** Sales stops in effect on a site. */
export function selectActiveSalesStops(
  queries: Queries,
  site: number,
): Promise<{ readonly kind: SalesStopKind; readonly name: string | null }[]> {
  return queries.many(sql`
    select kind, name from accounting.sales_stop where opened_at is null and (site_id is null or site_id = ${site})`)
}

/**
 * Inserts a sales stop. `repeated`: the same request was stored before; `there`: the target is
 * already stopped or the id was used for something else.
 */
export async function insertSalesStop(
  tx: Transaction,
  { id, site, kind, name, reason }: SalesStopRequest & { readonly id: string },
  by: number,
  now: Date,
): Promise<'made' | 'repeated' | 'there'> {
  const inserted = await tx.run(sql`
    insert into accounting.sales_stop (sales_stop_id, site_id, kind, name, reason, closed_by, closed_at)
    values (${id}, ${site}, ${kind}, ${name}, ${reason}, ${by}, ${now}) on conflict do nothing`)
  if (inserted === 1) return 'made'
  const { same } = await tx.one<{ same: boolean }>(sql`
    select exists (select from accounting.sales_stop where sales_stop_id = ${id} and closed_by = ${by} and kind = ${kind}
      and site_id is not distinct from ${site}::int and name is not distinct from ${name}::text) as same`)
  return same ? 'repeated' : 'there'
}

/** Ends a sales stop. `null` if it does not exist; `changed` is false if it had already ended. */
export async function updateEnded(
  tx: Transaction,
  { id, by }: { readonly id: string; readonly by: number },
  now: Date,
): Promise<(SalesStopRequest & { readonly changed: boolean }) | null> {
  const stored = await tx.maybe<SalesStopRow>(
    sql`select ${columns} from accounting.sales_stop where sales_stop_id = ${id} for update`,
  )
  if (stored === null) return null
  const changed = stored.opened_at === null
  if (changed)
    await tx.run(
      sql`update accounting.sales_stop set opened_by = ${by}, opened_at = ${now} where sales_stop_id = ${id}`,
    )
  return { ...stored, changed }
}
