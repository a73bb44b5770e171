import { addDays, addMonths, daysBetween, getWeekday } from '#kernel/calendar.ts'
import { stepDays } from './measures.ts'

/** First and last day, both included. */
export interface Days {
  readonly from: string
  readonly until: string
}

/** The days of a month, `2026-11`, up to today. */
export function daysOfMonth(month: string, today: string): Days {
  const from = `${month}-01`
  const last = addDays(addMonths(from, 1), -1)
  return { from, until: last < today ? last : today }
}

/** The last month whose figures no longer change: steps are counted until some days after it. */
export function lastClosedMonth(today: string): string {
  const settled = addDays(today, -(stepDays + 1))
  return addMonths(`${settled.slice(0, 7)}-01`, -1).slice(0, 7)
}

export function listDays({ from, until }: Days): string[] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, place) => addDays(from, place))
}

/** The weeks of a period, Monday to Sunday, cut off where the period begins and ends. */
export function listWeeks(days: Days): Days[] {
  const weeks: { from: string; until: string }[] = []
  for (const day of listDays(days)) {
    const week = weeks.at(-1)
    if (week === undefined || getWeekday(day) === 1) weeks.push({ from: day, until: day })
    else week.until = day
  }
  return weeks
}

/** The last months up to the current one, newest first. */
export function listMonths(today: string, count: number): string[] {
  const first = `${today.slice(0, 7)}-01`
  return Array.from({ length: count }, (_, place) => addMonths(first, -place).slice(0, 7))
}

/** Whether everything that counts for a day has happened. */
export function isOver(day: string, today: string): boolean {
  return daysBetween(day, today) > stepDays
}

/** The weeks after sign-up on a day that are over, at most `most`. */
export function countCompletedWeeks(day: string, today: string, most: number): number {
  return Math.max(0, Math.min(most, Math.floor((daysBetween(day, today) - 7) / 7)))
}
