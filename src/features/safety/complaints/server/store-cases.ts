import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Decided, Origin, Outcome, RuleKey, Side, Source, Topic } from '../rules/cases.ts'
import type { CaseKey } from './case-links.ts'

/** A complaint with its decision, or a decision alone, with its appeal; as its owner reads it. */
export interface CaseRow {
  readonly complaint: {
    readonly number: string
    readonly kind: 'complaint' | 'support'
    readonly about: Topic | null
    readonly reference: string
    readonly details: string
    readonly by_member: boolean
    readonly received_at: Date
    readonly due_at: Date
    readonly answers: readonly { readonly text: string; readonly at: string }[]
  } | null
  readonly statement: {
    readonly id: number
    readonly number: string
    readonly source: Source
    readonly side: Side
    readonly outcome: Decided
    readonly rule: RuleKey | null
    readonly origin: Origin | null
    readonly statement: string | null
    readonly decided_at: Date
    readonly ends_at: Date | null
    readonly retracted: boolean
  } | null
  readonly appeal: {
    readonly number: string
    readonly client_id: string
    readonly details: string
    readonly filed_at: Date
    readonly due_at: Date
    readonly outcome: Outcome | null
    readonly statement: string | null
    readonly restored: boolean | null
    readonly decided_at: Date | null
  } | null
}

/** Selects the case of a link in a pool; null if there is none. */
export async function selectCase(
  queries: Queries,
  { kind, id }: CaseKey,
  pool: number,
): Promise<CaseRow | null> {
  const complaint =
    kind === 'statement'
      ? null
      : await queries.maybe<NonNullable<CaseRow['complaint']>>(sql`
    select c.number, c.kind, c.about, c.reference, c.details, c.account_id is not null as by_member, c.received_at, c.due_at,
      coalesce((select jsonb_agg(jsonb_build_object('text', w.text, 'at', w.at) order by w.id) from complaints.answer w where w.complaint_id = c.id), '[]') as answers
    from complaints.complaint c where c.id = ${id} and c.pool_id = ${pool}`)
  if (kind === 'complaint' && complaint === null) return null
  const statement = await queries.maybe<NonNullable<CaseRow['statement']>>(sql`
    select s.id, s.number, s.source, s.side, s.outcome, s.rule, s.origin, s.statement, s.decided_at, s.ends_at, s.retracted_at is not null as retracted
    from complaints.statement s
    where ${kind === 'statement' ? sql.part`s.id` : sql.part`s.complaint_id`} = ${id} and s.pool_id = ${pool}`)
  if (kind === 'statement' && (statement === null || statement.retracted)) return null
  const appeal =
    statement === null
      ? null
      : await queries.maybe<NonNullable<CaseRow['appeal']>>(sql`
    select a.number, a.client_id, a.details, a.filed_at, a.due_at, d.outcome, d.statement, d.restored, d.decided_at
    from complaints.appeal a left join complaints.appeal_decision d on d.appeal_id = a.id
    where a.statement_id = ${statement.id}`)
  return { complaint, statement, appeal }
}

/** One of a member's own cases. */
export interface OwnRow {
  readonly key_kind: CaseKey['kind']
  readonly id: number
  readonly number: string
  readonly kind: 'complaint' | 'support' | 'decision'
  readonly about: Topic | null
  readonly outcome: Decided | null
  readonly open: boolean
  readonly at: Date
  readonly due_at: Date | null
}

/** A member's complaints and support requests, and the decisions about them, latest first. */
export function selectOwn(queries: Queries, account: number, limit: number): Promise<OwnRow[]> {
  return queries.many(sql`
    select 'complaint' as key_kind, c.id, c.number, c.kind, c.about, s.outcome,
      case when a.id is not null then d.appeal_id is null when c.kind = 'support' then not exists (
        select from complaints.answer w where w.complaint_id = c.id) else s.id is null end as open,
      c.received_at as at, coalesce(a.due_at, c.due_at) as due_at
    from complaints.complaint c left join complaints.statement s on s.complaint_id = c.id
    left join complaints.appeal a on a.statement_id = s.id left join complaints.appeal_decision d on d.appeal_id = a.id
    where c.account_id = ${account}
    union all
    select 'statement', s.id, s.number, 'decision', null, s.outcome, a.id is not null and d.appeal_id is null, s.decided_at, a.due_at
    from complaints.statement s left join complaints.appeal a on a.statement_id = s.id
    left join complaints.appeal_decision d on d.appeal_id = a.id
    where s.account_id = ${account} and s.complaint_id is null and s.retracted_at is null
    order by at desc limit ${limit}`)
}
