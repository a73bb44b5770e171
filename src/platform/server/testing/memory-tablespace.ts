import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** The file system in memory that Linux always has. */
const memory = '/dev/shm'
/** Free bytes needed there: each database that is open at the same time takes about 40 MB. */
const neededBytes = 1024 ** 3
const name = 'memory'

/**
 * Returns the tablespace for the databases of tests. A database has more than a thousand files, and
 * copying them takes a quarter of the CPU time in memory, so they are there if the system has room;
 * otherwise in the default one. The templates are always on disk. `cluster` is the server's data
 * directory.
 */
export async function prepareTablespace(admin: pg.Client, cluster: string): Promise<string> {
  const folder = folderFor(cluster)
  const isPresent = () => existsSync(folder) && readdirSync(folder).length > 0
  if (isPresent() && (await tablespaceExists(admin))) return name
  if (!hasRoom()) return 'pg_default'
  await admin.query("select pg_advisory_lock(hashtext('minuet.tablespace'))")
  try {
    if (isPresent() && (await tablespaceExists(admin))) return name
    await dropTablespace(admin, cluster)
    mkdirSync(folder, { mode: 0o700 })
    const { uid, gid } = statSync(cluster)
    if (process.getuid?.() === 0) chownSync(folder, uid, gid)
    await admin.query(`create tablespace ${name} location '${folder}'`)
  } finally {
    await admin.query("select pg_advisory_unlock(hashtext('minuet.tablespace'))")
  }
  return name
}

/** Drops it with all databases in it, even if its files are gone after a restart of the machine. */
export async function dropTablespace(admin: pg.Client, cluster: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    `select datname from pg_database join pg_tablespace on pg_tablespace.oid = dattablespace
     where spcname = '${name}'`,
  )
  for (const { datname } of rows)
    await admin.query(`drop database if exists ${datname} with (force)`)
  await admin.query(`drop tablespace if exists ${name}`)
  rmSync(folderFor(cluster), { recursive: true, force: true })
}

async function tablespaceExists(admin: pg.Client): Promise<boolean> {
  const { rowCount } = await admin.query(`select 1 from pg_tablespace where spcname = '${name}'`)
  return rowCount === 1
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= neededBytes
}

function folderFor(cluster: string): string {
  const hash = createHash('sha256').update(cluster).digest('hex').slice(0, 16)
  return join(memory, `minuet-test-${hash}`)
}
