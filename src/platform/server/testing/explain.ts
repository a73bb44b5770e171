import type pg from 'pg'
import type { Queries } from '../postgres/database.ts'
import type { Sql } from '../postgres/sql.ts'

/**
 * Whether PostgreSQL plans without the values, as it eventually does for a prepared statement, or
 * with them, as it does at first.
 */
export type PlanKind = 'without_values' | 'with_values'

/**
 * Runs a query twice and returns the plan of the second run, with the number of rows of each step.
 */
export async function explain(
  pool: pg.Pool,
  { text, values }: Sql,
  planKind: PlanKind = 'without_values',
): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query(
      `set plan_cache_mode = ${planKind === 'with_values' ? 'force_custom_plan' : 'force_generic_plan'}`,
    )
    await client.query(`prepare asked as ${text}`)
    const run = `execute asked (${values.map(literal).join(', ')})`
    await client.query(run)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) ${run}`,
    )
    await client.query('deallocate asked')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release()
  }
}

/** Captures the first query that a store runs, and returns no rows to it. */
export async function captureQuery(run: (queries: Queries) => Promise<unknown>): Promise<Sql> {
  const captured: Sql[] = []
  const many = async <Row>(statement: Sql): Promise<Row[]> => {
    captured.push(statement)
    return []
  }
  await run({
    many,
    maybe: async (statement: Sql) => (await many(statement), null),
  } as unknown as Queries)
  const [first] = captured
  if (first === undefined) throw new Error('no query was run')
  return first
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (value instanceof Date) return `'${value.toISOString()}'`
  return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`
}
