import type { Queries } from '#platform/server/postgres/database.ts'
import type { OwnLimits } from '../contract.ts'
import { applyDueRaise } from '../rules/member-limit.ts'
import { spans } from '../rules/spans.ts'
import type { SpendingLimitsDeps } from './deps.ts'
import { type LimitQuery, getSiteCap, readFacts } from './facts.ts'
import type { MemberRow } from './store.ts'

/** Limits, spending and breaks as shown to the member. */
export async function readLimitsView(
  deps: Pick<SpendingLimitsDeps, 'spentIn' | 'convertAmount'>,
  queries: Queries,
  query: LimitQuery,
  member: MemberRow,
): Promise<OwnLimits> {
  const { site, now } = query
  const { limits, spent, ranges, own } = await readFacts(deps, queries, query, member)
  const open = (until: Date | null) => (until !== null && until > now ? until.toISOString() : null)
  return {
    currency: site.currency,
    cap_minor: getSiteCap(site, 'month'),
    limits: spans.map((span) => {
      const { minor, next } = applyDueRaise(own[span], now)
      return {
        span,
        limit_minor: limits[span],
        own: minor !== null,
        spent_minor: spent[span],
        from: ranges[span].from.toISOString(),
        to: ranges[span].to.toISOString(),
        raise: next === null ? null : { limit_minor: next.minor, at: next.at.toISOString() },
      }
    }),
    paused_until: open(member.pausedUntil),
    excluded_until: open(member.excludedUntil),
    monthly_email: member.monthly_email,
  }
}
