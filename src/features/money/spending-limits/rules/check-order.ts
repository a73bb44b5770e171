import { type Break, findBreak, type Breaks } from './breaks.ts'
import { type BySpan, type Span, spans, type TimeRange } from './spans.ts'

/** Facts against which an order is checked. Money is in minor units of the site's currency. */
export interface OrderFacts {
  readonly breaks: Breaks
  /** The limit in effect for each span; `null` if none. */
  readonly limits: BySpan<number | null>
  /** Ordered in each span and not failed, cancelled or expired. */
  readonly spent: BySpan<number>
  readonly ranges: BySpan<TimeRange>
}

/** Why an order cannot be placed. */
export type OrderBlock =
  | Break
  | {
      readonly kind: 'reached'
      readonly span: Span
      readonly limit: number
      /** When the order will fit again if nothing else is bought. */
      readonly until: Date
    }
  /** The order always exceeds the limit for that span. */
  | { readonly kind: 'above_limit'; readonly span: Span; readonly limit: number }

/**
 * Returns why an order of this amount cannot be placed now, or `null` (BEY-09). Used by both the
 * screen and the order endpoint.
 */
export function checkOrder(facts: OrderFacts, minor: number, now: Date): OrderBlock | null {
  const resting = findBreak(facts.breaks, now)
  if (resting !== null) return resting
  const exceeded = spans.flatMap((span) => {
    const limit = facts.limits[span]
    return limit !== null && facts.spent[span] + minor > limit
      ? [{ span, limit, until: facts.ranges[span].to }]
      : []
  })
  const never = exceeded.find(({ limit }) => minor > limit)
  if (never !== undefined) return { kind: 'above_limit', span: never.span, limit: never.limit }
  const [last] = exceeded.toSorted((one, other) => other.until.getTime() - one.until.getTime())
  return last === undefined ? null : { kind: 'reached', ...last }
}
