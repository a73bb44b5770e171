import type { FigureRow } from '../../contract/figures.ts'
import { columnKey, type Figure, type ShownRow } from './build-tables.ts'
import { countCompletedWeeks } from './days.ts'
import { findMedian } from './find-median.ts'
import {
  countMeasures,
  moneyMeasures,
  replyMinutes,
  returnWeeks,
  type Replier,
} from './measures.ts'

interface RowFacts {
  /** The replies behind the row, by time. */
  readonly replies: readonly Figure[]
  /** The last day of sign-up in the row. */
  readonly lastDay: string
  readonly today: string
}

/** A row as it is sent; a measure without data is zero. */
export function toRow({ key, values }: ShownRow, { replies, lastDay, today }: RowFacts): FigureRow {
  const read = (column: string) => {
    const value = values.get(column)
    return value === undefined ? 0 : value
  }
  const weeksOver = countCompletedWeeks(lastDay, today, 8)
  const notOver = new Set<string>(
    returnWeeks.filter((week) => week > weeksOver).map((week) => `returned_${week}`),
  )
  const counts = Object.fromEntries(
    countMeasures
      .filter((measure) => !notOver.has(measure))
      .map((measure) => [measure, read(columnKey(measure, ''))]),
  )
  const median = (replier: Replier) =>
    counts[`replied_${replier}`] === null
      ? null
      : findMedian(
          replyMinutes.map((minutes) => ({
            minutes,
            replies: sum(
              replies.filter(({ measure }) => measure === `reply_${replier}_${minutes}`),
            ),
          })),
        )
  const currencies = [...values.keys()].flatMap((column) => column.split(' ')[1] || [])
  return {
    key,
    counts,
    reply_minutes: { members: median('members'), staff: median('staff') },
    money: [...new Set(currencies)].toSorted().map((currency) => ({
      currency,
      ...(Object.fromEntries(
        moneyMeasures.map((measure) => [measure, read(columnKey(measure, currency))]),
      ) as Omit<FigureRow['money'][number], 'currency'>),
    })),
  }
}

const sum = (figures: readonly Figure[]) => figures.reduce((all, { value }) => all + value, 0)
