import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { type ClaimId, claimIds } from '../rules/claims.ts'
import type { Finding, StoredFinding } from '../rules/finding.ts'

export interface Computation {
  readonly site: number
  readonly claim: ClaimId
  readonly query: string
  readonly findings: readonly Finding[]
  readonly computedAt: Date
  readonly validUntil: Date
}

/** Stores the findings; earlier ones are retained but no longer used. */
export async function insertComputation(queries: Queries, computation: Computation): Promise<void> {
  await queries.run(sql`
    insert into verified_claims.computation (site_id, claim, query, findings, computed_at, valid_until)
    values (${computation.site}, ${computation.claim}, ${computation.query}, ${JSON.stringify(computation.findings)}, ${computation.computedAt}, ${computation.validUntil})`)
}

/** A finding as stored in a row, with its dates as text. */
interface RowFinding extends Omit<Finding, 'from' | 'until'> {
  readonly from: string
  readonly until: string
}

/** Returns the findings of the latest computation of each claim on a site. */
export async function selectLatest(
  queries: Queries,
  site: number,
): Promise<(StoredFinding & { claim: ClaimId })[]> {
  const rows = await queries.many<{
    claim: ClaimId
    query: string
    findings: RowFinding[]
    computed_at: Date
    valid_until: Date
  }>(sql`
    select c.claim, c.query, c.findings, c.computed_at, c.valid_until
    from unnest(${[...claimIds]}::text[]) known (claim)
    cross join lateral (
      select l.claim, l.query, l.findings, l.computed_at, l.valid_until
      from verified_claims.computation l where l.site_id = ${site} and l.claim = known.claim
      order by l.id desc limit 1
    ) c`)
  return rows.flatMap(({ claim, query, findings, computed_at, valid_until }) =>
    findings.map((row) => ({
      ...row,
      from: new Date(row.from),
      until: new Date(row.until),
      claim,
      query,
      computedAt: computed_at,
      validUntil: valid_until,
    })),
  )
}

/** Deletes computations older than the retention period. */
export async function deleteOld(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from verified_claims.computation where computed_at < ${before}`)
}
