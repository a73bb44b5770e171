import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { RawDifference } from '../rules/changes/raw-fields.ts'
import type { ChangeAuthor } from './change-author.ts'

/** Adds a change to the history of a site, which the caller has locked. */
export function insertChange(
  tx: Transaction,
  change: RawDifference & { readonly site: number; readonly author: ChangeAuthor },
  now: Date,
): Promise<number> {
  const { site, before, after, author } = change
  return tx.run(sql`
    insert into sites.change (site_id, number, id, at, staff_id, approving_staff_id, reason, undoes, before, after)
    select ${site}::int, coalesce(max(c.number), 0) + 1, ${author.id}::uuid, ${now}, ${author.staff}::bigint,
      ${author.approvedBy}::bigint, ${author.reason}, ${author.undoes}::int, ${JSON.stringify(before)}::jsonb,
      ${JSON.stringify(after)}::jsonb
    from sites.change c where c.site_id = ${site}`)
}

/** A change in a site's history. */
export interface ChangeRow extends RawDifference {
  readonly number: number
  readonly at: Date
  readonly staff_id: number | null
  readonly approved_by: number | null
  readonly reason: string
  readonly undoes: number | null
}

/** The changes of a site, newest first, before a number. */
export function selectChanges(
  queries: Queries,
  { site, before, limit }: { site: number; before: number | null; limit: number },
): Promise<ChangeRow[]> {
  return queries.many(sql`
    select c.number, c.at, c.staff_id, c.approving_staff_id as approved_by, c.reason, c.undoes, c.before, c.after from sites.change c
    where c.site_id = ${site} and (${before}::int is null or c.number < ${before}::int)
    order by c.number desc limit ${limit}`)
}

/** The latest change of each field of a site. */
export function selectLastChanges(
  queries: Queries,
  site: number,
): Promise<{ field: string; number: number; at: Date; staff_id: number | null }[]> {
  return queries.many(sql`
    select distinct on (f.field) f.field, c.number, c.at, c.staff_id
    from sites.change c cross join lateral jsonb_object_keys(c.before || c.after) f (field)
    where c.site_id = ${site} order by f.field, c.number desc`)
}

/** The number of a site's newest change; 0 if there is none. */
export async function selectNewest(queries: Queries, site: number): Promise<number> {
  const row = await queries.one<{ number: number }>(
    sql`select coalesce(max(c.number), 0) as number from sites.change c where c.site_id = ${site}`,
  )
  return row.number
}

/** The state of the change or proposal with an id. */
export type ChangeUse = 'unused' | 'applied' | 'waiting' | 'closed' | 'elsewhere'

/** Whether a change or a proposal with this id has been stored, for this site or another one. */
export async function selectUse(
  queries: Queries,
  { id, site }: { id: string; site: number },
): Promise<ChangeUse> {
  const rows = await queries.many<{ site_id: number; state: 'applied' | 'waiting' | 'closed' }>(sql`
    select c.site_id, 'applied' as state from sites.change c where c.id = ${id}
    union all select p.site_id, p.state from sites.proposal p where p.id = ${id}`)
  if (rows.length === 0) return 'unused'
  return rows.find((row) => row.site_id === site)?.state ?? 'elsewhere'
}

/** A change that waits for a second staff member. */
export interface ProposalRow {
  readonly id: string
  readonly site_id: number
  readonly base: number
  readonly at: Date
  readonly staff_id: number
  readonly reason: string
  readonly undoes: number | null
  readonly changes: Readonly<Record<string, unknown>>
  readonly defaults: readonly string[]
}

const proposal = sql.part`p.id, p.site_id, p.base, p.at, p.staff_id, p.reason, p.undoes, p.changes, p.defaults`

export function insertProposal(
  tx: Transaction,
  { id, site_id, base, staff_id, reason, undoes, changes, defaults }: Omit<ProposalRow, 'at'>,
  now: Date,
): Promise<number> {
  return tx.run(sql`
    insert into sites.proposal (id, site_id, base, at, staff_id, reason, undoes, changes, defaults, state)
    values (${id}, ${site_id}, ${base}, ${now}, ${staff_id}, ${reason}, ${undoes}::int, ${JSON.stringify(changes)}::jsonb,
      ${[...defaults]}::text[], 'waiting')`)
}

/** The proposal for a site that is waiting; null if there is none. */
export function selectWaitingProposal(queries: Queries, site: number): Promise<ProposalRow | null> {
  return queries.maybe(
    sql`select ${proposal} from sites.proposal p where p.site_id = ${site} and p.state = 'waiting'`,
  )
}

export function selectProposal(queries: Queries, id: string): Promise<ProposalRow | null> {
  return queries.maybe(sql`select ${proposal} from sites.proposal p where p.id = ${id}`)
}

export function endProposal(
  tx: Transaction,
  id: string,
  state: 'applied' | 'closed',
): Promise<number> {
  return tx.run(
    sql`update sites.proposal set state = ${state} where id = ${id} and state = 'waiting'`,
  )
}
