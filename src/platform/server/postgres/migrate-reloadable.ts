import type pg from 'pg'
import { runFile } from './migrate-numbered.ts'
import { hashFolders, type SqlFile, type SqlFolder } from './sql-folders.ts'

/** Whether the database's views, functions and triggers differ from the files. */
export async function reloadNeeded(
  client: pg.PoolClient,
  folders: readonly SqlFolder[],
): Promise<boolean> {
  const { rows } = await client.query<{ hash: string }>('select hash from platform.reloaded')
  return rows[0]?.hash !== reloadHash(folders)
}

/**
 * Drops exactly what earlier reloads created, so that old signatures are removed. Throws if
 * anything else would be dropped with it (a column, a constraint, an index).
 */
export async function dropReloadable(client: pg.PoolClient): Promise<void> {
  const before = await listPermanent(client)
  const { rows } = await client.query<{ identity: string; kind: string }>(
    `select identity, kind from platform.reloadable
     order by array_position(array['trigger', 'view', 'function', 'procedure', 'aggregate'], kind), identity`,
  )
  for (const { identity, kind } of rows)
    await client.query(`drop ${kind} if exists ${identity} cascade`)
  const after = new Set(await listPermanent(client))
  const lost = before.filter((thing) => !after.has(thing))
  if (lost.length > 0)
    throw new Error(`${lost.join(', ')} must not depend on a reloadable view or function.`)
  await client.query('delete from platform.reloadable')
}

/**
 * Loads all files again and records what they created. A file that depends on objects not yet
 * created waits for the others.
 */
export async function loadReloadable(
  client: pg.PoolClient,
  folders: readonly SqlFolder[],
): Promise<void> {
  const before = new Set((await listReloadable(client)).map((thing) => thing.identity))
  let waiting = folders.flatMap((folder) => folder.reloadable)
  while (waiting.length > 0) {
    const left: SqlFile[] = []
    let fault: unknown
    for (const file of waiting) {
      const lacks = await tryFile(client, file)
      if (lacks === undefined) continue
      fault ??= lacks
      left.push(file)
    }
    if (left.length === waiting.length) throw fault
    waiting = left
  }
  const created = (await listReloadable(client)).filter((thing) => !before.has(thing.identity))
  for (const { identity, kind } of created) {
    await client.query('insert into platform.reloadable (identity, kind) values ($1, $2)', [
      identity,
      kind,
    ])
  }
  await checkBodies(client, created)
  await client.query(
    `insert into platform.reloaded (only_row, hash) values (true, $1)
     on conflict (only_row) do update set hash = excluded.hash`,
    [reloadHash(folders)],
  )
}

const missing = new Set(['42883', '42P01', '42704', '3F000'])

/** Runs a file; returns the error if something it refers to does not exist yet. */
async function tryFile(client: pg.PoolClient, file: SqlFile): Promise<unknown> {
  await client.query('savepoint file')
  try {
    await runFile(client, file)
    await client.query('release savepoint file')
    return undefined
  } catch (error) {
    if (!missing.has((error as pg.DatabaseError).code ?? '')) throw error
    await client.query('rollback to savepoint file')
    return error
  }
}

/**
 * Function bodies were not checked when created, because they may refer to later objects; now that
 * all exist, each is validated.
 */
async function checkBodies(
  client: pg.PoolClient,
  created: readonly { identity: string; kind: string }[],
): Promise<void> {
  await client.query('set local check_function_bodies = on')
  for (const { identity } of created.filter(
    (thing) => thing.kind === 'function' || thing.kind === 'procedure',
  )) {
    await client
      .query(
        `select case lanname when 'plpgsql' then plpgsql_validator(p.oid)::text when 'sql' then fmgr_sql_validator(p.oid)::text end
         from pg_proc p join pg_language l on l.oid = p.prolang where p.oid = $1::regprocedure`,
        [identity],
      )
      .catch((error: pg.DatabaseError) => {
        error.message = `${identity}: ${error.message}`
        throw error
      })
  }
}

/**
 * Every view, function and trigger outside PostgreSQL's own schemas and extensions, by its full
 * name.
 */
async function listReloadable(
  client: pg.PoolClient,
): Promise<{ identity: string; kind: string }[]> {
  const { rows } = await client.query<{ identity: string; kind: string }>(`
    with thing (class, id, kind) as (
      select 'pg_class'::regclass, oid, 'view' from pg_class where relkind = 'v' and ${excludeSystem('relnamespace')}
      union all
      select 'pg_proc'::regclass, oid, case prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end
      from pg_proc where ${excludeSystem('pronamespace')}
      union all
      select 'pg_trigger'::regclass, t.oid, 'trigger'
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and ${excludeSystem('c.relnamespace')}
    )
    select (pg_identify_object(class, id, 0)).identity, kind from thing
    where not exists (select from pg_depend d where d.classid = class and d.objid = id and d.deptype = 'e')
    order by kind, 1`)
  return rows
}

/** Everything that a cascade must never drop. */
async function listPermanent(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ thing: string }>(`
    select 'column ' || attrelid::regclass || '.' || attname as thing
    from pg_attribute join pg_class c on c.oid = attrelid
    where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'm') and ${excludeSystem('relnamespace')}
    union all select 'constraint ' || conname || ' of ' || conrelid::regclass
    from pg_constraint where conrelid <> 0 and contype <> 't' and ${excludeSystem('connamespace')}
    union all select 'index ' || c.oid::regclass from pg_class c where relkind = 'i' and ${excludeSystem('relnamespace')}
    union all select 'default of ' || adrelid::regclass || ' column ' || adnum from pg_attrdef
      join pg_class c on c.oid = adrelid where relkind in ('r', 'p') and ${excludeSystem('relnamespace')}`)
  const recorded = await client.query<{ identity: string }>(
    'select identity from platform.reloadable',
  )
  const ours = new Set(recorded.rows.map((row) => row.identity))
  const others = (await listReloadable(client)).filter((thing) => !ours.has(thing.identity))
  return [
    ...rows.map((row) => row.thing),
    ...others.map((thing) => `${thing.kind} ${thing.identity}`),
  ]
}

function excludeSystem(namespace: string): string {
  return `${namespace} not in (select oid from pg_namespace where nspname like 'pg\\_%' or nspname = 'information_schema')`
}

function reloadHash(folders: readonly SqlFolder[]): string {
  return hashFolders(folders.map((folder) => ({ ...folder, numbered: [], load: undefined })))
}
