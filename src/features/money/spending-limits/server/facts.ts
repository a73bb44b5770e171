import type { Queries } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { OrderFacts } from '../rules/judge-order.ts'
import { limitHere } from '../rules/limit-here.ts'
import { inForce, type OwnLimit } from '../rules/own-limit.ts'
import { type BySpan, type Span, spansAt } from '../rules/spans.ts'
import type { LimitsDeps } from './deps.ts'
import { type MemberRow, selectOwn } from './store.ts'

/** Account, site and instant of a query. */
export interface Asked {
  readonly account: number
  readonly site: Site
  readonly now: Date
}

/** Facts an order is checked against, and the member's settings. */
export interface Facts extends OrderFacts {
  readonly own: BySpan<OwnLimit>
}

/** Reads a member's spending facts on a site; the member row is passed in. */
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

/** The limits a member set, in the site's own currency. */
export async function readOwn(
  { weighIn }: Pick<LimitsDeps, 'weighIn'>,
  queries: Queries,
  { account, site, now }: Asked,
): Promise<BySpan<OwnLimit>> {
  const kept = await selectOwn(queries, account)
  const here = (span: Span) => limitHere(kept[span], (minor, currency) => weighIn(site, { minor, currency }), now)
  return { day: here('day'), week: here('week'), month: here('month') }
}

/** The site's limit for a span if the member set none: only months have one. */
export function capOf({ settings }: Site, span: Span): number | null {
  return span === 'month' ? settings.spend_cap_minor : null
}
