import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** Counts of moderation on a site in a period (DSA 15 and 24). */
export interface ModerationFigures {
  /** Decisions about reports, with or without action. */
  readonly reports: number
  readonly warnings: number
  readonly pauses: number
  readonly suspensions: number
  readonly bans: number
  readonly photos: number
  readonly verifications: number
  /** Breaks from fictional profiles that staff imposed. */
  readonly breaks: number
  /** Decisions against members that began with automatic detection. */
  readonly automatic: number
  readonly complaints: number
  /** Of the decided complaints, those upheld. */
  readonly upheld: number
  readonly appeals: number
  /** Of the decided appeals, those that overturned the decision. */
  readonly overturned: number
  /** Decided complaints and appeals, and the median time to the decision in minutes. */
  readonly decided: number
  readonly medianMinutes: number | null
}

export function selectFigures(
  queries: Queries,
  site: number,
  { from, until }: { from: Date; until: Date },
): Promise<ModerationFigures> {
  return queries.one(sql`
    with decision as (
      select * from complaints.statement s
      where s.site_id = ${site} and s.decided_at >= ${from} and s.decided_at < ${until} and s.retracted_at is null
    ), appeal as (
      select a.filed_at, a.due_at, d.outcome, d.decided_at from complaints.appeal a join complaints.statement s on s.id = a.statement_id
      left join complaints.appeal_decision d on d.appeal_id = a.id
      where s.site_id = ${site} and a.filed_at >= ${from} and a.filed_at < ${until}
    ), complaint as (
      select c.received_at, s.outcome, s.decided_at from complaints.complaint c left join complaints.statement s on s.complaint_id = c.id
      where c.site_id = ${site} and c.kind = 'complaint' and c.received_at >= ${from} and c.received_at < ${until}
    ), took as (
      select extract(epoch from decided_at - filed_at) / 60 as minutes from appeal where decided_at is not null
      union all select extract(epoch from decided_at - received_at) / 60 from complaint where decided_at is not null
    )
    select (select count(distinct subject) from decision where source = 'report')::int as reports,
      (select count(*) from decision where side = 'affected' and outcome = 'warning')::int as warnings,
      (select count(*) from decision where side = 'affected' and outcome = 'pause')::int as pauses,
      (select count(*) from decision where side = 'affected' and outcome = 'suspension')::int as suspensions,
      (select count(*) from decision where side = 'affected' and outcome = 'ban')::int as bans,
      (select count(*) from decision where outcome = 'photo_rejected')::int as photos,
      (select count(*) from decision where outcome = 'verification_declined')::int as verifications,
      (select count(*) from decision where outcome = 'break')::int as breaks,
      (select count(*) from decision where side = 'affected' and origin = 'automatic')::int as automatic,
      (select count(*) from complaint)::int as complaints,
      (select count(*) from complaint where outcome = 'upheld')::int as upheld,
      (select count(*) from appeal)::int as appeals,
      (select count(*) from appeal where outcome = 'upheld')::int as overturned,
      (select count(*) from took)::int as decided,
      (select percentile_cont(0.5) within group (order by minutes) from took)::float8 as "medianMinutes"`)
}
