import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Closing, ClosureKind } from '../../rules/sales-stops/judge-closing.ts'

/** A closure as it is kept. */
export interface ClosureRow extends Closing {
  readonly id: string
  readonly closed_by: number
  readonly closed_at: Date
  readonly opened_by: number | null
  readonly opened_at: Date | null
}

const columns = sql.part`sales_stop_id as id, site_id as site, kind, name, reason, closed_by, closed_at, opened_by, opened_at`

/** What is closed, and so many of those that were opened last. */
export function selectClosures(queries: Queries, past: number): Promise<ClosureRow[]> {
  return queries.many(sql`
    (select ${columns} from accounting.sales_stop where opened_at is null)
    union all
    (select ${columns} from accounting.sales_stop where opened_at is not null order by opened_at desc limit ${past})
    order by opened_at desc nulls first, closed_at desc`)
}

/** What is closed on a site. */
export function selectClosed(
  queries: Queries,
  site: number,
): Promise<{ readonly kind: ClosureKind; readonly name: string | null }[]> {
  return queries.many(sql`
    select kind, name from accounting.sales_stop where opened_at is null and (site_id is null or site_id = ${site})`)
}

/** Closes something; `repeated` for the same wish, `there` where it is closed already or the id was used for something else. */
export async function insertClosure(
  tx: Transaction,
  { id, site, kind, name, reason }: Closing & { readonly id: string },
  by: number,
  now: Date,
): Promise<'made' | 'repeated' | 'there'> {
  const made = await tx.run(sql`
    insert into accounting.sales_stop (sales_stop_id, site_id, kind, name, reason, closed_by, closed_at)
    values (${id}, ${site}, ${kind}, ${name}, ${reason}, ${by}, ${now}) on conflict do nothing`)
  if (made === 1) return 'made'
  const { same } = await tx.one<{ same: boolean }>(sql`
    select exists (select from accounting.sales_stop where sales_stop_id = ${id} and closed_by = ${by} and kind = ${kind}
      and site_id is not distinct from ${site}::int and name is not distinct from ${name}::text) as same`)
  return same ? 'repeated' : 'there'
}

/** Opens something again; null for what there is not, `changed` false where it is open already. */
export async function updateOpened(
  tx: Transaction,
  { id, by }: { readonly id: string; readonly by: number },
  now: Date,
): Promise<(Closing & { readonly changed: boolean }) | null> {
  const found = await tx.maybe<ClosureRow>(
    sql`select ${columns} from accounting.sales_stop where sales_stop_id = ${id} for update`,
  )
  if (found === null) return null
  const changed = found.opened_at === null
  if (changed)
    await tx.run(sql`update accounting.sales_stop set opened_by = ${by}, opened_at = ${now} where sales_stop_id = ${id}`)
  return { ...found, changed }
}
