import type { CheckedSlice } from '#platform/server/jobs/check-in-slices.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** A rule that invoices break, and the document or series. */
export interface Violation {
  readonly rule: string
  readonly about: string
}

/** Gaps in the series after one, which is named `issuer year kind`; one series at a time. */
export function selectSeriesViolations(
  queries: Queries,
  after: string | null,
): Promise<CheckedSlice<Violation>> {
  const [issuer = '0', year = '0', kind = ''] = after?.split(' ') ?? []
  return queries.one(sql`
    with slice as materialized (
      select s.issuer_id, s.year, s.kind from invoices.series s
      where (s.issuer_id, s.year, s.kind) > (${Number(issuer)}::int, ${Number(year)}::smallint, ${kind})
      order by s.issuer_id, s.year, s.kind limit 1
    )
    select (select concat_ws(' ', s.issuer_id, s.year, s.kind) from slice s) as last, coalesce((
      select jsonb_agg(jsonb_build_object('rule', v.rule, 'about', v.about) order by v.about, v.rule)
      from slice s cross join lateral invoices.series_violations(s.issuer_id, s.year, s.kind) v), '[]') as found`)
}

/** Violations of up to `size` documents after one. */
export function selectDocumentViolations(
  queries: Queries,
  after: string | null,
  size: number,
): Promise<CheckedSlice<Violation>> {
  const first = Number(after ?? 0)
  return queries.one(sql`
    with slice as (
      select max(d.id) as last from (
        select id from invoices.document where id > ${first} order by id limit ${size}) d
    )
    select s.last::text as last, coalesce((
      select jsonb_agg(jsonb_build_object('rule', v.rule, 'about', v.about) order by v.about, v.rule)
      from invoices.document_violations(${first}, s.last) v
      where s.last is not null), '[]') as found
    from slice s`)
}
