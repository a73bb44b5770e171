import type { Database } from '#platform/server/postgres/database.ts'

/** Reads rows as sorted texts, each starting with its table name. */
export interface RowReader {
  /** Every row of any feature that contains one of these texts. */
  about(needles: readonly string[]): Promise<readonly string[]>
  /** Every row of every feature. */
  all(): Promise<readonly string[]>
}

/**
 * Reads the tables listed by the database itself, so that a feature's new table is covered
 * automatically. Reference data, the infrastructure's counters and queues, views of tables that are
 * read anyway, and the record of email deliveries, which go on in the background, are left out.
 */
export async function createRowReader({ pool }: Pick<Database, 'pool'>): Promise<RowReader> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'platform', 'operations', 'geography', 'sites') order by 1`)
  const text = tables
    .map(
      ({ name }) =>
        `select '${name} ' || t::text as row from ${name} t where $1 = '' or t::text ~ $1`,
    )
    .join(' union all ')
  // Equal snapshots have equal rows, so if nothing was written in between, the last rows are
  // reused.
  let last:
    | { readonly pattern: string; readonly snapshot: string; readonly rows: readonly string[] }
    | undefined
  const readRows = async (pattern: string) => {
    const client = await pool.connect()
    try {
      // A query over all tables would be divided among parallel processes, whose start costs far more.
      await client.query('begin; set local max_parallel_workers_per_gather = 0')
      const query = { name: 'sweep-rows', text, values: [pattern] }
      const { rows } = await client.query<{ row: string }>(query)
      await client.query('commit')
      return rows
    } finally {
      client.release()
    }
  }
  const read = async (pattern: string) => {
    const seen = await pool.query<{ snapshot: string }>(
      'select pg_current_snapshot()::text as snapshot',
    )
    const snapshot = seen.rows[0]?.snapshot ?? ''
    if (last?.pattern === pattern && last.snapshot === snapshot) return last.rows
    const rows = await readRows(pattern)
    last = { pattern, snapshot, rows: rows.map(({ row }) => row).sort() }
    return last.rows
  }
  return { about: (needles) => read(needles.join('|')), all: () => read('') }
}

/** Returns the tables in which two readings differ, with removed and added rows. */
export function diffRows(
  before: readonly string[],
  after: readonly string[],
): ReadonlyMap<string, { removed: string[]; added: string[] }> {
  const [was, is] = [new Set(before), new Set(after)]
  const changed = new Map<string, { removed: string[]; added: string[] }>()
  const note = (row: string, way: 'removed' | 'added') => {
    const table = row.slice(0, row.indexOf(' '))
    const change = changed.get(table) ?? { removed: [], added: [] }
    change[way].push(row)
    changed.set(table, change)
  }
  for (const row of was) if (!is.has(row)) note(row, 'removed')
  for (const row of is) if (!was.has(row)) note(row, 'added')
  return changed
}
