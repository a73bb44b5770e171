import type pg from 'pg'

/**
 * Tables that the application may read but never change: the record of migrations and the
 * production mark.
 */
const readOnly = [
  'platform.migration',
  'platform.reloadable',
  'platform.reloaded',
  'platform.installation',
]

/**
 * Lets a role read and write the rows of every table, and nothing else. Runs at the end of each
 * migration, so that new tables are included.
 */
export async function grantApplicationRole(client: pg.ClientBase, role: string): Promise<void> {
  const name = quoteIdentifier(role)
  const { rows } = await client.query<{ schema: string }>(
    `select quote_ident(nspname) as schema from pg_namespace
     where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public') order by 1`,
  )
  const schemas = rows.map(({ schema }) => schema).join(', ')
  await client.query(`
    grant usage on schema ${schemas} to ${name};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${name};
    grant usage, select on all sequences in schema ${schemas} to ${name}`)
  const { rows: existing } = await client.query<{ table: string }>(
    'select t as table from unnest($1::text[]) t where to_regclass(t) is not null',
    [readOnly],
  )
  for (const { table } of existing)
    await client.query(`revoke insert, update, delete on ${table} from ${name}`)
}

function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
