import type { Database } from '#platform/server/postgres/database.ts'

/** A column of a real table. */
export interface Column {
  readonly name: string
  /** As `format_type` writes it: `bigint`, `timestamp(3) with time zone`, `text[]`. */
  readonly type: string
  /** Set by the database: an identity or a generated column. */
  readonly generated: boolean
}

/** A foreign key: its columns, and those of the referenced table in the same order. */
export interface ForeignKey {
  readonly columns: readonly string[]
  readonly table: string
  readonly referenced: readonly string[]
}

export interface Table {
  /** With its schema: `chat.message`. */
  readonly name: string
  readonly columns: readonly Column[]
  readonly primaryKey: readonly string[]
  readonly foreignKeys: readonly ForeignKey[]
}

/** Reads all tables of the database itself, ordered by name. */
export async function readTables({ pool }: Pick<Database, 'pool'>): Promise<readonly Table[]> {
  const { rows } = await pool.query<Table>(`
    select n.nspname || '.' || c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'generated', a.attidentity <> '' or a.attgenerated <> '') order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(a.attname order by k.place)
        from pg_constraint p cross join lateral unnest(p.conkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where p.conrelid = c.oid and p.contype = 'p'), '[]') as "primaryKey",
      coalesce((select json_agg(json_build_object('table', p.confrelid::regclass::text,
          'columns', (select json_agg(a.attname order by k.place) from unnest(p.conkey) with ordinality k(number, place)
            join pg_attribute a on a.attrelid = p.conrelid and a.attnum = k.number),
          'referenced', (select json_agg(a.attname order by k.place) from unnest(p.confkey) with ordinality k(number, place)
            join pg_attribute a on a.attrelid = p.confrelid and a.attnum = k.number)) order by p.conname)
        from pg_constraint p where p.conrelid = c.oid and p.contype = 'f'), '[]') as "foreignKeys"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
    order by 1`)
  return rows
}
