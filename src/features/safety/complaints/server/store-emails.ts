import type { Locale } from '#kernel/locale.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { EmailKind } from '../contract/complaints.ts'
import type { Decided, Outcome, RuleKey, Source } from '../rules/cases.ts'

/** The content of an email, and its reader. */
export interface EmailRow {
  readonly site: number
  /** The number of the complaint, decision or appeal. */
  readonly number: string
  readonly case_kind: 'complaint' | 'support' | 'decision'
  readonly complaint_id: number | null
  readonly statement_id: number | null
  readonly due_at: Date | null
  readonly outcome: Decided | Outcome | null
  readonly source: Source | null
  readonly rule: RuleKey | null
  readonly statement: string | null
  readonly restored: boolean | null
  readonly account: number | null
  readonly email: string | null
  readonly locale: Locale
}

const reader = sql.part`coalesce(n.account_id, c.account_id) as account, coalesce(n.email, case when c.emailed then c.email end) as email, coalesce(n.locale, c.locale) as locale`

/** Selects the data of an email; null if its subject was deleted or no one may be emailed about it. */
export function selectEmail(
  queries: Queries,
  kind: EmailKind,
  id: number,
): Promise<EmailRow | null> {
  const of = {
    received: sql`
      select c.site_id as site, c.number, c.kind as case_kind, c.id as complaint_id, null as statement_id, c.due_at, null as outcome, null as source, null as rule,
        null as statement, null as restored, c.account_id as account, c.email, c.locale
      from complaints.complaint c where c.id = ${id} and c.emailed`,
    answered: sql`
      select c.site_id as site, c.number, c.kind as case_kind, c.id as complaint_id, null as statement_id, null as due_at, null as outcome, null as source, null as rule,
        w.text as statement, null as restored, c.account_id as account, c.email, c.locale
      from complaints.answer w join complaints.complaint c on c.id = w.complaint_id where w.id = ${id} and c.emailed`,
    decided: sql`
      select s.site_id as site, coalesce(c.number, s.number) as number, coalesce(c.kind, 'decision') as case_kind, c.id as complaint_id, s.id as statement_id,
        null as due_at, s.outcome, s.source, s.rule, s.statement, null as restored, ${reader}
      from complaints.statement s left join complaints.complaint c on c.id = s.complaint_id
      left join accounts.public_account_notice_email n on n.account_id = s.account_id and c.id is null
      where s.id = ${id}`,
    appeal_received: sql`
      select s.site_id as site, a.number, coalesce(c.kind, 'decision') as case_kind, c.id as complaint_id, s.id as statement_id, a.due_at, null as outcome, s.source,
        null as rule, null as statement, null as restored, ${reader}
      from complaints.appeal a join complaints.statement s on s.id = a.statement_id left join complaints.complaint c on c.id = s.complaint_id
      left join accounts.public_account_notice_email n on n.account_id = s.account_id and c.id is null
      where a.id = ${id}`,
    appeal_decided: sql`
      select s.site_id as site, a.number, coalesce(c.kind, 'decision') as case_kind, c.id as complaint_id, s.id as statement_id, null as due_at, d.outcome, s.source,
        null as rule, d.statement, d.restored, ${reader}
      from complaints.appeal a join complaints.appeal_decision d on d.appeal_id = a.id join complaints.statement s on s.id = a.statement_id
      left join complaints.complaint c on c.id = s.complaint_id
      left join accounts.public_account_notice_email n on n.account_id = s.account_id and c.id is null
      where a.id = ${id}`,
  }
  return queries.maybe(of[kind])
}
