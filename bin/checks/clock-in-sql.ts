import { type Place, places } from './places.ts'

const clockOrDice = [
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(/gi,
  /\b(random|random_normal|gen_random_uuid|gen_random_bytes|uuidv4|uuidv7|uuid_generate_v4|setseed)\s*\(/gi,
  /\b(current_timestamp|current_date|current_time|localtimestamp|localtime)\b/gi,
  /(?<![.\w])age\s*\([^(),]*\)/gi,
  /\btablesample\b/gi,
]

/** Every clock and every die in SQL without texts: the instant and the id come in as parameters. */
export function clockInSql(plain: string): Place[] {
  return clockOrDice
    .flatMap((pattern) => places(plain, pattern))
    .map(({ at, found }) => ({ at, found: found.replace(/\s*\($/, '()') }))
}

/** `'now'::timestamptz` and its like hide in a text, so they are looked for in the SQL as written. */
export function clockInText(sql: string): Place[] {
  return places(
    sql,
    /'(now|today|tomorrow|yesterday)'\s*::|\b(timestamptz?|date|time)\s+'(now|today|tomorrow|yesterday)'/gi,
  )
}
