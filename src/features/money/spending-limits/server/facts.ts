import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { OrderFacts } from '../rules/check-order.ts'
import { resolveLimit } from '../rules/resolve-limit.ts'
import { getEffectiveLimit, type MemberLimit } from '../rules/member-limit.ts'
import { type BySpan, type Span, getRangesAt } from '../rules/spans.ts'
import type { SpendingLimitsDeps } from './deps.ts'
import { type MemberRow, selectLimits } from './store.ts'

/** Account, site and instant of a query. */
export interface LimitQuery {
  readonly account: number
  readonly site: Site
  readonly now: Date
}

/** Facts against which an order is checked, and the member's settings. */
export interface LimitFacts extends OrderFacts {
  readonly own: BySpan<MemberLimit>
}

/** Reads a member's spending facts on a site; the member row is passed in. */
export async function readFacts(
  deps: Pick<SpendingLimitsDeps, 'spentIn' | 'convertAmount'>,
  queries: Queries,
  query: LimitQuery,
  member: MemberRow,
): Promise<LimitFacts> {
  const { account, site, now } = query
  const ranges = getRangesAt(now, site.timeZone)
  const own = await readMemberLimits(deps, queries, query)
  const spent = await deps.spentIn(queries, { account, site }, ranges)
  const effectiveLimit = (span: Span) => getEffectiveLimit(own[span], getSiteCap(site, span), now)
  return {
    breaks: member,
    limits: {
      day: effectiveLimit('day'),
      week: effectiveLimit('week'),
      month: effectiveLimit('month'),
    },
    spent,
    ranges: ranges,
    own,
  }
}

/** The limits a member set, in the site's own currency. */
export async function readMemberLimits(
  { convertAmount }: Pick<SpendingLimitsDeps, 'convertAmount'>,
  queries: Queries,
  { account, site, now }: LimitQuery,
): Promise<BySpan<MemberLimit>> {
  const stored = await selectLimits(queries, account)
  const here = (span: Span) =>
    resolveLimit(stored[span], (minor, currency) => convertAmount(site, { minor, currency }), now)
  return { day: here('day'), week: here('week'), month: here('month') }
}

/** The site's limit for a span if the member has not set one; only months have one. */
export function getSiteCap({ settings }: Site, span: Span): number | null {
  return span === 'month' ? settings.spend_cap_minor : null
}
