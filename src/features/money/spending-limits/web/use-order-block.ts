import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { checkOrder, type OrderFacts, type OrderBlock } from '../rules/check-order.ts'
import type { Span } from '../rules/spans.ts'
import type { OwnLimitsView } from './calls.ts'
import { epoch, useOwnLimits } from './use-own-limits.ts'

/**
 * Returns why an order of this amount would be refused, as text for its button; `undefined` if it
 * would not. Uses the same rule as the order endpoint.
 */
export function useOrderBlock(): (minor: number) => string | undefined {
  const t = usePhrases<typeof en>('spending_limits')
  const { money, date, time } = useFormat()
  const own = useOwnLimits()
  return (minor) => {
    const stop = own === null ? null : checkOrder(toOrderFacts(own), minor, epoch)
    return own === null || stop === null ? undefined : toMessage(stop, own.currency)
  }

  function toMessage(stop: OrderBlock, currency: string): string {
    if (stop.kind === 'above_limit')
      return t('stop.above_limit', { limit: money(stop.limit, currency), span: stop.span })
    const until = { date: date(stop.until.toISOString()), time: time(stop.until.toISOString()) }
    if (stop.kind === 'reached')
      return t('stop.reached', { limit: money(stop.limit, currency), span: stop.span, ...until })
    return t(`note.${stop.kind}`, until)
  }
}

function toOrderFacts(own: OwnLimitsView): OrderFacts {
  const at = (until: string | null) => (until === null ? null : new Date(until))
  const each = <Value>(read: (limit: OwnLimitsView['limits'][number]) => Value) =>
    Object.fromEntries(own.limits.map((limit) => [limit.span, read(limit)])) as Record<Span, Value>
  return {
    breaks: { pausedUntil: at(own.paused_until), excludedUntil: at(own.excluded_until) },
    limits: each(({ limit_minor: minor }) => minor),
    spent: each(({ spent_minor: minor }) => minor),
    ranges: each(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
  }
}
