import pg from 'pg'

const anyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date

/** `2026-11-21 12:00:00+00` */
const plainLength = 22

/**
 * Parses a timestamp as PostgreSQL formats it. Whole seconds in UTC, of which each list contains
 * dozens, are parsed by position.
 */
export function readInstant(text: string): Date {
  if (text.length !== plainLength || !text.endsWith('+00') || text[4] !== '-' || text[0] === '0')
    return anyInstant(text)
  const year = pair(text, 0) * 100 + pair(text, 2)
  return new Date(
    Date.UTC(
      year,
      pair(text, 5) - 1,
      pair(text, 8),
      pair(text, 11),
      pair(text, 14),
      pair(text, 17),
    ),
  )
}

function pair(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528
}
