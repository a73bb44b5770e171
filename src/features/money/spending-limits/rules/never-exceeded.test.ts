import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkOrder } from './check-order.ts'
import {
  withoutRaise,
  changeLimit,
  getEffectiveLimit,
  noLimit,
  type MemberLimit,
  raiseDelayMs,
} from './member-limit.ts'
import { type BySpan, type Span, spans, getRangesAt } from './spans.ts'

const zone = 'Europe/Amsterdam'
const begins = Date.parse('2026-10-20T08:00:00Z')

interface Order {
  readonly at: number
  readonly minor: number
  failed: boolean
}

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 3000 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('order'), minor: fc.integer({ min: 1, max: 9000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('set'),
      span: fc.constantFrom(...spans),
      minor: fc.option(fc.integer({ min: 0, max: 20_000 })),
      confirmed: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('call_off'), span: fc.constantFrom(...spans) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('fail'), which: fc.nat({ max: 20 }) }) },
)
interface Step {
  readonly act: string
  readonly minutes?: number
  readonly minor?: number | null
  readonly span?: Span
  readonly confirmed?: boolean
  readonly which?: number
}

test('BEY-09 no limit is ever exceeded, in any sequence of lowered and raised limits, orders and failures over time', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.option(fc.constantFrom(5000, 15_000)),
      (steps, cap) => {
        let time = begins
        let own: BySpan<MemberLimit> = { day: noLimit, week: noLimit, month: noLimit }
        const orders: Order[] = []
        /**
         * The limit at each instant when it may have changed, tracked independently of the rule
         * under test.
         */
        const history: { readonly span: Span; readonly at: number; readonly limit: number }[] = []
        const getCap = (span: Span) => (span === 'month' ? cap : null)
        const getLimit = (span: Span) =>
          getEffectiveLimit(own[span], getCap(span), new Date(time)) ?? Number.POSITIVE_INFINITY
        const note = () =>
          history.push(...spans.map((span) => ({ span, at: time, limit: getLimit(span) })))
        note()
        for (const {
          act,
          minutes = 0,
          minor = null,
          span = 'day',
          confirmed = false,
          which = 0,
        } of steps as Step[]) {
          const now = new Date(time)
          if (act === 'wait') time += minutes * 60_000
          if (act === 'fail' && orders.length > 0) orders[which % orders.length]!.failed = true
          if (act === 'call_off') own = { ...own, [span]: withoutRaise(own[span], now) }
          if (act === 'set') {
            const before = getLimit(span)
            const changed = changeLimit(
              { own: own[span], cap: getCap(span), requested: minor, confirmed },
              now,
            )
            if (changed !== 'confirm') {
              own = { ...own, [span]: changed }
              // After any request, no limit is higher now than before, and none rises before a
              // day has passed.
              expect(getLimit(span)).toBeLessThanOrEqual(before)
              if (changed.next !== null)
                expect(changed.next.at.getTime()).toBeLessThanOrEqual(time + raiseDelayMs)
            } else expect(getCap(span)).not.toBe(null)
          }
          if (act === 'order' && minor !== null) {
            const ranges = getRangesAt(now, zone)
            const spentIn = (one: Span) =>
              orders.reduce(
                (sum, o) => sum + (o.failed || o.at < ranges[one].from.getTime() ? 0 : o.minor),
                0,
              )
            const stop = checkOrder(
              {
                breaks: { pausedUntil: null, excludedUntil: null },
                limits: {
                  day: getEffectiveLimit(own.day, null, now),
                  week: getEffectiveLimit(own.week, null, now),
                  month: getEffectiveLimit(own.month, cap, now),
                },
                spent: { day: spentIn('day'), week: spentIn('week'), month: spentIn('month') },
                ranges,
              },
              minor,
              now,
            )
            if (stop === null) {
              orders.push({ at: time, minor, failed: false })
              for (const one of spans) expect(spentIn(one)).toBeLessThanOrEqual(getLimit(one))
            } else {
              // A refusal always has a cause: a limit this order would exceed.
              expect(spans.some((one) => spentIn(one) + minor > getLimit(one))).toBe(true)
            }
          }
          note()
        }
        // Checked independently: in every day, week and month there was a moment whose limit covers
        // all of its orders.
        for (const order of orders.filter(({ failed }) => !failed)) {
          const stretches = getRangesAt(new Date(order.at), zone)
          for (const span of spans) {
            const [from, to] = [stretches[span].from.getTime(), stretches[span].to.getTime()]
            const total = orders
              .filter((o) => !o.failed && o.at >= from && o.at < to)
              .reduce((sum, o) => sum + o.minor, 0)
            const before =
              history.filter((one) => one.span === span && one.at <= from).at(-1)?.limit ?? 0
            const within = history
              .filter((one) => one.span === span && one.at >= from && one.at < to)
              .map(({ limit }) => limit)
            expect(total).toBeLessThanOrEqual(Math.max(before, ...within))
          }
        }
      },
    ),
    { numRuns: 400 },
  )
})
