import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { createDatabase, type Transaction } from './database.ts'
import { grantApplicationRole } from './roles/grant-application-role.ts'
import { runNumbered } from './migrate-numbered.ts'
import { dropReloadable, loadReloadable, reloadNeeded } from './migrate-reloadable.ts'
import { sql } from './sql.ts'
import { type SqlFolder, sqlFolders } from './sql-folders.ts'

export interface MigrateOptions {
  /** The target SQL; the whole product's if left out. */
  folders?: readonly SqlFolder[]
  /** Recorded as the time of each step. */
  now?: Date
  /** The role that may read and write the rows; by default only the owner may. */
  applicationRole?: string
  /** The kind of installation that a new database is for, which determines its initial sites. */
  installation?: Installation
  /** Receives a line for each step that changed something. */
  print?: (line: string) => void
}

/**
 * The purpose of a new database: a demo with its two sites, or a production installation, which starts
 * with one site at `host`.
 */
export type Installation =
  | { readonly mode: 'demo' }
  | { readonly mode: 'production'; readonly host: string }

/**
 * The exports of `load.ts` next to a feature's SQL. It runs again when `version` changes and must
 * handle its own earlier rows.
 */
export interface ReferenceData {
  readonly version: string
  load(tx: Transaction, installation: Installation): Promise<void>
}

/**
 * Migrates a database to the product's schema: numbered files once and only forward; views,
 * functions and triggers again if any of them changed; reference data once per version. All schema
 * changes are made in one transaction, so a failing step leaves the database unchanged. Several
 * servers may call it at the same time. Throws if a recorded file has been changed.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { now = new Date(), print = () => {}, installation = { mode: 'demo' } } = options
  const folders = options.folders ?? (await sqlFolders())
  const database = createDatabase({ url, size: 2 })
  const lock = await database.pool.connect()
  try {
    await lock.query("select pg_advisory_lock(hashtext('minuet.migrate'))")
    await migrateSchema(lock, folders, now, print)
    for (const folder of folders) {
      if (folder.load === undefined) continue
      const data = (await import(pathToFileURL(folder.load.path).href)) as ReferenceData
      await database.transaction((tx) =>
        loadOnce(tx, folder.schema, data, { installation, now, print }),
      )
    }
    if (options.applicationRole !== undefined)
      await grantApplicationRole(lock, options.applicationRole)
  } finally {
    // Closing the connection releases the advisory lock, whatever state it is in.
    lock.release(true)
    await database.close()
  }
}

async function migrateSchema(
  client: pg.PoolClient,
  folders: readonly SqlFolder[],
  now: Date,
  print: (line: string) => void,
): Promise<void> {
  await client.query('begin')
  await client.query('set local check_function_bodies = off')
  await client.query(records)
  const pending = await runNumbered(client, folders, now, {
    before: () => dropReloadable(client),
    print,
  })
  if (pending || (await reloadNeeded(client, folders))) {
    if (!pending) await dropReloadable(client)
    await loadReloadable(client, folders)
    print('Views, functions and triggers are loaded.')
  }
  await client.query('commit')
}

async function loadOnce(
  tx: Transaction,
  schema: string,
  data: ReferenceData,
  {
    installation,
    now,
    print,
  }: { installation: Installation; now: Date; print: (line: string) => void },
): Promise<void> {
  const loaded = await tx.maybe(
    sql`select 1 from platform.loaded where schema = ${schema} and version = ${data.version}`,
  )
  if (loaded !== null) return
  print(`Loading the reference data of ${schema} …`)
  await data.load(tx, installation)
  await tx.run(sql`insert into platform.loaded (schema, version, loaded_at) values (${schema}, ${data.version}, ${now})
    on conflict (schema) do update set version = excluded.version, loaded_at = excluded.loaded_at`)
}

/** Files run on this database; created before anything else. */
const records = `
  create schema if not exists platform;
  create table if not exists platform.migration (
    name text constraint migration_pk primary key,
    hash text not null,
    ran_at timestamptz not null
  );
  create table if not exists platform.loaded (
    schema text constraint loaded_pk primary key,
    version text not null,
    loaded_at timestamptz not null
  );
  create table if not exists platform.reloadable (
    identity text constraint reloadable_pk primary key,
    kind text not null
  );
  create table if not exists platform.reloaded (
    only_row boolean constraint reloaded_pk primary key constraint reloaded_one_row check (only_row),
    hash text not null
  );
`
