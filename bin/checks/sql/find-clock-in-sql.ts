import { type TextMatch, findMatches } from '../find-matches.ts'

const clockOrRandom = [
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(/gi,
  /\b(random|random_normal|gen_random_uuid|gen_random_bytes|uuidv4|uuidv7|uuid_generate_v4|setseed)\s*\(/gi,
  /\b(current_timestamp|current_date|current_time|localtimestamp|localtime)\b/gi,
  /(?<![.\w])age\s*\([^(),]*\)/gi,
  /\btablesample\b/gi,
]

/**
 * Finds every use of a clock or random source in SQL without its string literals; time and ids must
 * be parameters.
 */
export function findClockInSql(plain: string): TextMatch[] {
  return clockOrRandom
    .flatMap((pattern) => findMatches(plain, pattern))
    .map(({ at, text }) => ({ at, text: text.replace(/\s*\($/, '()') }))
}

/**
 * Finds `'now'::timestamptz` and similar: these are string literals, so this searches the SQL as
 * written.
 */
export function findClockInLiterals(sql: string): TextMatch[] {
  return findMatches(
    sql,
    /'(now|today|tomorrow|yesterday)'\s*::|\b(timestamptz?|date|time)\s+'(now|today|tomorrow|yesterday)'/gi,
  )
}
