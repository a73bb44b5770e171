import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { readProcess } from '../postgres/process-table.ts'
import { databaseRoles } from '../postgres/roles/roles.ts'
import type { Postgres } from '../postgres/supervisor.ts'
import { databasePrefix } from './run-names.ts'
import { prepareTablespace } from './memory-tablespace.ts'
import { getTestServer, testCluster } from './test-server.ts'
import { ignoreErrors } from './test-template.ts'

/** A separate database for one test; `url` is that of the application's own role. */
export interface TestDatabase {
  readonly url: string
  /** The same database for the role that owns its tables, as used by migrations. */
  readonly ownerUrl: string
  /** Drops it, closing any open connections. */
  close(): Promise<void>
}

/** Returns the name of the database to clone, creating it first if needed. */
export type Template = (server: Postgres, admin: pg.Client) => Promise<string>

let swept = false

/**
 * Clones a template into a database named after this process, so that leftovers of dead processes
 * can be identified.
 */
export async function makeDatabase(template: Template): Promise<TestDatabase> {
  const server = await getTestServer()
  const name = `${databasePrefix}${process.pid}_${readProcess(process.pid)?.startedAt}_${randomBytes(6).toString('hex')}`
  await asAdmin(server.url, async (admin) => {
    if (!swept) await sweep(admin)
    swept = true
    await clone(admin, name, () => template(server, admin))
  })
  return {
    url: server.urlFor(name, 'application'),
    ownerUrl: server.urlFor(name, 'owner'),
    close: () =>
      asAdmin(
        server.url,
        async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`)),
      ),
  }
}

async function clone(
  admin: pg.Client,
  name: string,
  template: () => Promise<string>,
  tries = 3,
): Promise<void> {
  try {
    await admin.query(
      `create database ${name} template ${await template()} owner ${databaseRoles.owner} strategy file_copy tablespace ${await prepareTablespace(admin, testCluster)}`,
    )
  } catch (error) {
    // The template was dropped as outdated between the check and the copy.
    if (tries === 0 || (error as pg.DatabaseError).code !== '3D000') throw error
    await clone(admin, name, template, tries - 1)
  }
}

async function sweep(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [`${databasePrefix}%`],
  )
  for (const { datname } of rows) {
    const [pid, startedAt] = datname.slice(databasePrefix.length).split('_')
    if (readProcess(Number(pid))?.startedAt === startedAt) continue
    await admin
      .query(`drop database if exists ${datname} with (force)`)
      .catch(ignoreErrors(['55006', 'XX000']))
  }
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}
