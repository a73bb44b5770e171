import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { OrderFacts } from '../rules/judge-order.ts'
import { inForce, type OwnLimit } from '../rules/own-limit.ts'
import { type BySpan, type Span, spansAt } from '../rules/spans.ts'
import type { LimitsDeps } from './deps.ts'
import { type MemberRow, selectOwn } from './store.ts'

/** Who is asked about, where and when. */
export interface Asked {
  readonly account: number
  readonly site: Site
  readonly now: Date
}

/** What an order is judged by, and what was set. */
export interface Facts extends OrderFacts {
  readonly own: BySpan<OwnLimit>
}

/** Reads what is known of somebody's spending here and now, beside the row that was read of them. */
export async function readFacts(
  { spentIn }: Pick<LimitsDeps, 'spentIn'>,
  queries: Queries,
  { account, site, now }: Asked,
  member: MemberRow,
): Promise<Facts> {
  const stretches = spansAt(now, site.timeZone)
  const own = await selectOwn(queries, account, site.currency)
  const spent = await spentIn(queries, { account, site }, stretches)
  const held = (span: Span) => inForce(own[span], capOf(site, span), now)
  return {
    breaks: member,
    limits: { day: held('day'), week: held('week'), month: held('month') },
    spent,
    stretches,
    own,
  }
}

/** What the site sets for a span where the member set nothing: a month has its most, a day and a week have none. */
export function capOf({ settings }: Site, span: Span): number | null {
  return span === 'month' ? settings.spend_cap_minor : null
}
