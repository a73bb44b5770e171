import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareFolders } from '../postgres/supervisor-folders.ts'
import { packFile, packFolder } from './file-archive.ts'
import type { Repository } from './repository.ts'
import { type BackupLabel, switchWal, withClusterBackup } from './store-backup.ts'

/** A complete copy of the database's files; with the WAL after it, any later moment can be restored. */
export interface BaseBackup {
  /** Sorts by time. */
  readonly id: string
  readonly startedAt: string
  /** Moments before this can't be restored from it. */
  readonly finishedAt: string
  readonly firstWal: string
  /** Of PostgreSQL; another one can't read the files. */
  readonly majorVersion: string
  /** The superuser's password, from which the roles' own are derived. */
  readonly password: string
}

/** The name of a time in a backup: `20261129T023148Z`, or with milliseconds. */
export function formatStamp(at: Date): string {
  return at.toISOString().replaceAll(/[-:.]/g, '')
}

/**
 * Copies the files of a running embedded PostgreSQL. The description is written last, so that an
 * interrupted backup is never restored.
 */
export async function takeBaseBackup({
  repository,
  home,
  url,
}: {
  readonly repository: Repository
  /** The folder of the embedded PostgreSQL. */
  readonly home: string
  /** Of the role that can back it up. */
  readonly url: string
}): Promise<BaseBackup> {
  const { cluster, password } = prepareFolders(home)
  const startedAt = new Date()
  const id = formatStamp(startedAt)
  let ended: BackupLabel | undefined
  await withClusterBackup(url, id, async (end) => {
    await repository.write(
      `base/${id}/files`,
      (async function* () {
        yield* packFolder(cluster, { include: isIncluded })
        // Like PostgreSQL's own program: the file that says how complete the others are is copied
        // last.
        yield* packFile(join(cluster, controlFile), controlFile)
        ended = await end()
        yield* packFolder(cluster, {
          include: () => false,
          last: { backup_label: ended.label },
        })
      })(),
    )
  })
  if (ended === undefined) throw new Error('The backup did not end.')
  const backup: BaseBackup = {
    id,
    startedAt: startedAt.toISOString(),
    finishedAt: ended.finishedAt.toISOString(),
    firstWal: ended.firstWal,
    majorVersion: readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim(),
    password: readFileSync(password, 'utf8').trim(),
  }
  await switchWal(url)
  await repository.writeJson(`base/${id}/description`, backup)
  return backup
}

/** The complete base backups, oldest first. */
export async function listBaseBackups(repository: Repository): Promise<BaseBackup[]> {
  const names = await repository.names('base')
  const described = names.filter((name) => name.endsWith('/description'))
  return Promise.all(described.map((name) => repository.readJson<BaseBackup>(name)))
}

const controlFile = 'global/pg_control'

/** Folders whose contents PostgreSQL creates again. */
const emptied = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const excludedNames =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map|backup_manifest|recovery\.signal|standby\.signal|pg_internal\.init.*|pgsql_tmp.*)$/

function isIncluded(path: string): boolean | 'empty' {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (excludedNames.test(name) || path === controlFile) return false
  if (emptied.includes(path)) return 'empty'
  // The folders are needed, but none of the WAL: it comes from the archive.
  if (path === 'pg_wal') return true
  if (path.startsWith('pg_wal/'))
    return /^pg_wal\/(?:archive_status|summaries)$/.test(path) ? 'empty' : false
  return true
}
