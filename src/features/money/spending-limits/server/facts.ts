import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { OrderFacts } from '../rules/judge-order.ts'
import { limitHere } from '../rules/limit-here.ts'
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
  deps: Pick<LimitsDeps, 'spentIn' | 'weighIn'>,
  queries: Queries,
  asked: Asked,
  member: MemberRow,
): Promise<Facts> {
  const { account, site, now } = asked
  const stretches = spansAt(now, site.timeZone)
  const own = await readOwn(deps, queries, asked)
  const spent = await deps.spentIn(queries, { account, site }, stretches)
  const held = (span: Span) => inForce(own[span], capOf(site, span), now)
  return {
    breaks: member,
    limits: { day: held('day'), week: held('week'), month: held('month') },
    spent,
    stretches,
    own,
  }
}

/** The limits somebody set, in the site's own currency. */
export async function readOwn(
  { weighIn }: Pick<LimitsDeps, 'weighIn'>,
  queries: Queries,
  { account, site, now }: Asked,
): Promise<BySpan<OwnLimit>> {
  const kept = await selectOwn(queries, account)
  const here = (span: Span) => limitHere(kept[span], (minor, currency) => weighIn(site, { minor, currency }), now)
  return { day: here('day'), week: here('week'), month: here('month') }
}

/** What the site sets for a span where the member set nothing: a month has its most, a day and a week have none. */
export function capOf({ settings }: Site, span: Span): number | null {
  return span === 'month' ? settings.spend_cap_minor : null
}
