import { type Break, breakAt, type Breaks } from './breaks.ts'
import { type BySpan, type Span, spans, type Stretch } from './spans.ts'

/** What an order is weighed by. Money is in the smallest unit of the site's currency. */
export interface OrderFacts {
  readonly breaks: Breaks
  /** What holds for each span; null where nothing does. */
  readonly limits: BySpan<number | null>
  /** Ordered in each of them and not failed, cancelled or expired. */
  readonly spent: BySpan<number>
  readonly stretches: BySpan<Stretch>
}

/** Why an order cannot be placed. */
export type OrderStop =
  | Break
  | {
      readonly kind: 'reached'
      readonly span: Span
      readonly limit: number
      /** From when on there is room for it again, if nothing else is bought. */
      readonly until: Date
    }
  /** It costs more than is ever allowed in that span. */
  | { readonly kind: 'too_dear'; readonly span: Span; readonly limit: number }

/** What stands against an order of so much money now; null where it can be placed (BEY-09). The screen and the ordering both ask here. */
export function judgeOrder(facts: OrderFacts, minor: number, now: Date): OrderStop | null {
  const resting = breakAt(facts.breaks, now)
  if (resting !== null) return resting
  const exceeded = spans.flatMap((span) => {
    const limit = facts.limits[span]
    return limit !== null && facts.spent[span] + minor > limit ? [{ span, limit, until: facts.stretches[span].to }] : []
  })
  const never = exceeded.find(({ limit }) => minor > limit)
  if (never !== undefined) return { kind: 'too_dear', span: never.span, limit: never.limit }
  const [last] = exceeded.toSorted((one, other) => other.until.getTime() - one.until.getTime())
  return last === undefined ? null : { kind: 'reached', ...last }
}
