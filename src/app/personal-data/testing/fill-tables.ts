import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { PersonalTable } from '#features/members/accounts/server/index.ts'
import type { Table } from './read-schema.ts'

/** A row about the subject, in one of the columns by which its table is identified. */
export interface FilledRow {
  readonly table: string
  /** The column that refers to the subject, directly or through a parent row. */
  readonly through: string
  readonly row: Readonly<Record<string, unknown>>
  readonly key: Readonly<Record<string, unknown>>
}

type Value = string | number | boolean | Buffer | null | ((filled: readonly FilledRow[]) => unknown)

export interface Filling {
  /** The account that every row is about. */
  readonly subject: number
  /** Other accounts, for the remaining columns. */
  readonly others: readonly number[]
  /**
   * Values that cannot be generated, by `schema.table.column`, or by `schema.table[through].column`
   * for one row; a function receives the rows inserted before.
   */
  readonly values: Readonly<Record<string, Value>>
}

/**
 * Inserts rows about one account into all these tables: one for each column that refers to an
 * account, and one for each parent row. Check constraints, triggers and foreign keys don't apply, so
 * the database must be thrown away afterwards.
 */
export async function fillTables(
  client: pg.ClientBase,
  tables: readonly (Table & { readonly declared: PersonalTable })[],
  filling: Filling,
): Promise<readonly FilledRow[]> {
  await dropChecks(client)
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  const filled: FilledRow[] = []
  for (const table of parentsFirst(tables))
    for (const start of listStarts(table, tables, filled, filling))
      filled.push(await insertRow(client, table, { ...start, filled }, filling))
  await client.query('commit')
  return filled
}

async function dropChecks(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
    from pg_constraint where contype = 'c' and conrelid <> 0`)
  for (const { statement } of rows) await client.query(statement)
}

function parentsFirst<T extends Table>(tables: readonly T[]): T[] {
  const sorted: T[] = []
  const visit = (table: T) => {
    if (sorted.includes(table)) return
    for (const { table: parent } of table.foreignKeys)
      for (const found of tables) if (found.name === parent && found !== table) visit(found)
    sorted.push(table)
  }
  for (const table of tables) visit(table)
  return sorted
}

interface Start {
  readonly through: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The rows to insert, with how each refers to the subject and the values that follow from that. */
function listStarts(
  table: Table & { readonly declared: PersonalTable },
  tables: readonly Table[],
  filled: readonly FilledRow[],
  { subject, others }: Filling,
): Start[] {
  const accountColumns = listAccountColumns(table, tables)
  if (accountColumns.length > 0)
    return accountColumns.map((through, at) => ({
      through,
      values: Object.fromEntries(
        accountColumns.map((column, place) => [
          column,
          column === through ? subject : others[(at + place) % others.length],
        ]),
      ),
    }))
  for (const { columns, table: parent, referenced } of table.foreignKeys) {
    const through = columns.find((column) => table.declared.identifiedBy.includes(column))
    const parents = filled.filter((row) => row.table === parent)
    if (through === undefined || parents.length === 0) continue
    return parents.map(({ row }) => ({
      through,
      values: Object.fromEntries(columns.map((column, at) => [column, row[referenced[at] ?? '']])),
    }))
  }
  return [{ through: table.declared.identifiedBy[0], values: {} }]
}

/** The columns that contain account ids. */
function listAccountColumns(
  { name, columns, declared }: Table & { readonly declared: PersonalTable },
  tables: readonly Table[],
): string[] {
  return columns
    .filter(({ name: column, type }) => type === 'bigint' && declared.identifiedBy.includes(column))
    .map(({ name: column }) => column)
    .filter((column) => refersToAccount(name, column, tables))
}

/** Follows the foreign keys of a column: they lead to an account, or to a row of another kind. */
function refersToAccount(name: string, column: string, tables: readonly Table[]): boolean {
  const table = tables.find((one) => one.name === name)
  const key = table?.foreignKeys.find((one) => one.table !== name && one.columns.includes(column))
  if (key === undefined) return column !== 'id'
  if (key.table === 'accounts.account') return true
  return refersToAccount(key.table, key.referenced[key.columns.indexOf(column)] ?? 'id', tables)
}

let counter = 0

async function insertRow(
  client: pg.ClientBase,
  { name, columns, primaryKey, foreignKeys }: Table,
  { through, values: given, filled }: Start & { readonly filled: readonly FilledRow[] },
  { values: fixed }: Filling,
): Promise<FilledRow> {
  counter += 1
  // A row gets a parent row that refers to the subject in the same way.
  const links = new Map<string, unknown>()
  for (const key of foreignKeys) {
    const parent = filled.find((row) => row.table === key.table && row.through === through)
    key.columns.forEach((column, at) => links.set(column, parent?.row[key.referenced[at] ?? '']))
  }
  const entries = columns
    .filter(({ generated }) => !generated)
    .map((column): [string, unknown] => {
      const known = fixed[`${name}[${through}].${column.name}`] ?? fixed[`${name}.${column.name}`]
      if (typeof known === 'function') return [column.name, known(filled)]
      if (known !== undefined) return [column.name, known]
      if (column.name in given) return [column.name, given[column.name]]
      if (links.get(column.name) !== undefined) return [column.name, links.get(column.name)]
      return [column.name, invent(column.type, counter)]
    })
  const {
    rows: [row],
  } = await client.query<Record<string, unknown>>(
    `insert into ${name} as t (${entries.map(([column]) => `"${column}"`).join(', ')})
     values (${entries.map((_, at) => `$${at + 1}`).join(', ')}) returning t.*`,
    entries.map(([, value]) => value),
  )
  if (row === undefined) throw new Error(`no row in ${name}`)
  const key = Object.fromEntries(
    (primaryKey.length > 0 ? primaryKey : Object.keys(row)).map((column) => [column, row[column]]),
  )
  return { table: name, through, row, key }
}

/** A value of a column's type; texts, ids and times are unique. */
function invent(type: string, number: number): unknown {
  if (type.endsWith('[]')) return [invent(type.slice(0, -2), number)]
  if (type === 'text') return `text ${number}`
  if (type === 'uuid') return randomUUID()
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2001, 0, 1, 0, number))
  if (type === 'date') return '1990-01-01'
  if (type === 'jsonb') return { text: number }
  if (type === 'boolean') return false
  if (type === 'bytea') return randomBytes(32)
  if (type.startsWith('bit')) return '0'.repeat(64)
  if (type === 'character(2)') return 'NL'
  if (type === 'character(3)') return 'EUR'
  if (/^(bigint|integer|smallint|real)$/.test(type)) return number
  throw new Error(`no value of type ${type}`)
}

/** Finds a row that may have been deleted or changed since. */
export async function readAgain(
  client: pg.ClientBase,
  { table, key, row }: FilledRow,
): Promise<'same' | 'changed' | 'gone'> {
  const { rows } = await client.query<Record<string, unknown>>(
    `select * from ${table} where ${toCondition(key)}`,
    Object.values(key),
  )
  if (rows[0] === undefined) return 'gone'
  return JSON.stringify(rows[0]) === JSON.stringify(row) ? 'same' : 'changed'
}

/** Deletes a row; run it without triggers. */
export function deleteRow(queries: Queries, { table, key }: FilledRow): Promise<number> {
  // Without a name, the statement is not prepared.
  const text = `delete from ${table} where ${toCondition(key)}`
  return queries.run({ name: '', text, values: Object.values(key) })
}

function toCondition(key: FilledRow['key']): string {
  return Object.keys(key)
    .map((column, at) => `"${column}" = $${at + 1}`)
    .join(' and ')
}
