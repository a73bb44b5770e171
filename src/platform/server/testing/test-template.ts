import type pg from 'pg'
import { migrate } from '../postgres/migrate.ts'
import { hashFolders, type SqlFolder, sqlFolders, withoutFeature } from '../postgres/sql-folders.ts'
import { databaseRoles } from '../postgres/roles/roles.ts'
import type { Postgres } from '../postgres/supervisor.ts'

const prefix = 'template_of_'
/** A test run needs about fifteen, for the parts of the product that are tested separately. */
const maxTemplates = 20

/**
 * Returns the name of a fully migrated database to clone, building it unless an identical one
 * exists. A feature whose SQL fails is left out, together with those that depend on it, so that it
 * fails only its own tests; the schema check reports it.
 */
export async function prepareTestTemplate(
  server: Postgres,
  admin: pg.Client,
  features?: readonly string[],
): Promise<string> {
  let folders = await sqlFolders(features)
  for (;;) {
    try {
      return await prepareTemplate(server, admin, folders)
    } catch (error) {
      const broken = /^([a-z_]+)[/.]/.exec((error as Error).message)?.[1]
      const left = await withoutFeature(folders, broken)
      if (
        left.length === folders.length ||
        broken === 'platform' ||
        features?.includes(broken ?? '')
      )
        throw error
      process.stderr.write(
        `The SQL of ${broken} does not run and is left out: ${(error as Error).message}\n`,
      )
      folders = left
    }
  }
}

async function prepareTemplate(
  server: Postgres,
  admin: pg.Client,
  folders: readonly SqlFolder[],
): Promise<string> {
  const name = `${prefix}${hashFolders(folders)}`
  if (await databaseExists(admin, name)) return name
  // A session lock, so that if its holder dies halfway, the next process rebuilds the draft.
  await admin.query("select pg_advisory_lock(hashtext('minuet.template'))")
  try {
    if (!(await databaseExists(admin, name))) {
      const draft = `draft_of_${name}`
      await admin.query(`drop database if exists ${draft} with (force)`)
      await admin.query(
        `create database ${draft} template ${await prepareBase(server, admin, folders)} owner ${databaseRoles.owner} strategy file_copy`,
      )
      await migrate(server.urlFor(draft, 'owner'), {
        folders,
        applicationRole: databaseRoles.application,
      })
      await admin.query(`alter database ${draft} with allow_connections false`)
      await admin.query(`alter database ${draft} rename to ${name}`)
      await dropOldTemplates(admin)
    }
  } finally {
    await admin.query("select pg_advisory_unlock(hashtext('minuet.template'))")
  }
  return name
}

/**
 * The base of a template. The first reference data, the cities, takes the longest, so it is loaded
 * once and copied from then on.
 */
async function prepareBase(
  server: Postgres,
  admin: pg.Client,
  folders: readonly SqlFolder[],
): Promise<string> {
  const lowest = folders.slice(0, folders.findIndex(({ load }) => load !== undefined) + 1)
  return lowest.length === 0 || lowest.length === folders.length
    ? 'template1'
    : prepareTemplate(server, admin, lowest)
}

/** Whether the server has a database with this name. */
export async function databaseExists(admin: pg.Client, name: string): Promise<boolean> {
  return (await admin.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1
}

async function dropOldTemplates(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where datname like $1 order by oid desc offset $2',
    [`${prefix}%`, maxTemplates],
  )
  for (const { datname } of rows) {
    await admin.query(`drop database if exists ${datname}`).catch(ignoreErrors(['55006']))
  }
}

/**
 * Ignores errors with the given codes: another process has already done the same, or is doing it at
 * the moment.
 */
export function ignoreErrors(codes: readonly string[]): (error: pg.DatabaseError) => void {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
