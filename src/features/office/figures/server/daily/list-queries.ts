import { type Group, groups } from '../../rules/daily/measures.ts'
import { groupQueries, type DayQuery } from './store-groups.ts'

/** Values that are shown as their names. */
const names = {
  site: '<site>',
  pool: '<pool>',
  from: '<beginning of the day>',
  until: '<end of the day>',
  stepsUntil: '<end of the seventh day after>',
  month: '<beginning of the month>',
  week: '<last week counted>',
  weeksOver: '<last week that is over>',
}

/** The queries as text, each parameter replaced by its name. */
export function listQueries(): { readonly group: Group; readonly sql: string }[] {
  return groups.map((group) => {
    const { text, values } = groupQueries[group](names as unknown as DayQuery)
    const sql = text.replace(/\$(\d+)/g, (_, place: string) => String(values[Number(place) - 1]))
    return { group, sql: trimIndent(sql) }
  })
}

/** Removes the indent that the query has in the source. */
function trimIndent(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const indent = Math.min(...lines.map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent)).join('\n')
}
