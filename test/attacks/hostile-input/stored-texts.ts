import type { Database } from '#platform/server/postgres/database.ts'

/**
 * Returns a function that finds every text in the database containing a marker, in any table or
 * JSON, in rows written recently. Columns ending in `_key`, which contain texts only for
 * comparison, are skipped.
 */
export async function createStoredTextFinder({
  pool,
}: Pick<Database, 'pool'>): Promise<(mark: string) => Promise<string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'geography', 'sites') order by 1`)
  const text = tables
    .map(
      ({ name }) =>
        `select to_jsonb(t) as row from ${name} t where age(t.xmin) < 20000 and strpos(t::text, $1) > 0`,
    )
    .join(' union all ')
  return async (mark) => {
    const { rows } = await pool.query<{ row: unknown }>({
      name: 'kept-texts',
      text,
      values: [mark],
    })
    return rows.flatMap(({ row }) => collectTexts(row)).filter((one) => one.includes(mark))
  }
}

/** Returns every text in a value at any depth, except in fields ending in `_key`. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name.endsWith('_key') ? [] : collectTexts(inner),
  )
}
