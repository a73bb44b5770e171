import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readProcess } from '../postgres/process-table.ts'
import { findBinaries } from '../postgres/supervisor-binaries.ts'
import { roleName } from '../postgres/supervisor-cluster.ts'
import { type Folders, prepareFolders } from '../postgres/supervisor-folders.ts'
import { launch, readLastLogLines } from '../postgres/supervisor-launch.ts'
import { stopServer } from '../postgres/supervisor-orphan.ts'
import { archiving } from '../postgres/supervisor.ts'
import { type BaseBackup, listBaseBackups } from './base-backup.ts'
import { unpackInto } from './file-archive.ts'
import type { Repository } from './repository.ts'
import { startWalFeed } from './wal-feed.ts'

export interface ClusterRestore {
  readonly repository: Repository
  /** The folder for the embedded PostgreSQL; there must be no cluster in it. */
  readonly home: string
  /** The moment to go back to; null for the latest one in the backup. */
  readonly to: Date | null
  /** Whether WAL of the restored database is kept for the backup; not in a drill. */
  readonly archive: boolean
  readonly print: (line: string) => void
}

/** How a restore ended. */
export interface RestoredCluster {
  readonly base: BaseBackup
  /** When the last transaction of the restored database was committed; null if the WAL has none. */
  readonly lastCommitAt: Date | null
  /** Whether the WAL of the backup reaches the requested moment. */
  readonly reached: boolean
}

/**
 * Restores the database's files and replays the WAL up to a moment. When this resolves, the server
 * is stopped and the cluster can be started as usual.
 */
export async function restoreCluster(options: ClusterRestore): Promise<RestoredCluster> {
  const { repository, home, to, print } = options
  const base = chooseBase(await listBaseBackups(repository), to)
  const folders = prepareFolders(home)
  if (existsSync(folders.cluster)) throw new Error(`There is a database in ${home} already.`)
  print(`Restoring the base backup ${base.id} …`)
  const asRoot = process.getuid?.() === 0
  mkdirSync(folders.cluster, { mode: 0o700 })
  writeFileSync(folders.password, `${base.password}\n`, { mode: 0o600 })
  if (asRoot)
    for (const path of [folders.cluster, folders.password])
      chownSync(path, folders.account.uid, folders.account.gid)
  await unpackInto(
    folders.cluster,
    repository.read(`base/${base.id}/files`),
    asRoot ? folders.account : null,
  )
  const feed = startWalFeed(repository, `${folders.cluster}.wal`, folders.account)
  try {
    print(`Replaying changes up to ${to?.toISOString() ?? 'the last one in the backup'} …`)
    const lines = { restore_command: feed.restoreCommand, hot_standby: 'off' }
    const target =
      to === null
        ? {}
        : {
            // PostgreSQL reads this before it knows the names of time zones, such as Z.
            recovery_target_time: to.toISOString().replace('Z', '+00'),
            recovery_target_action: 'promote',
          }
    const outcome = await recover(folders, { ...lines, ...target }, options)
    if (outcome.ended) return { base, lastCommitAt: outcome.lastCommitAt, reached: true }
    if (feed.error() !== undefined) throw feed.error()
    if (to === null || !outcome.log.includes('recovery ended before configured recovery target'))
      throw new Error(`PostgreSQL could not recover:\n${outcome.log}`)
    // No transaction was committed after that moment, so the end of the WAL is its state.
    const again = await recover(folders, lines, options)
    if (!again.ended) throw new Error(`PostgreSQL could not recover:\n${again.log}`)
    return { base, lastCommitAt: again.lastCommitAt, reached: false }
  } finally {
    await feed.stop()
  }
}

function chooseBase(backups: readonly BaseBackup[], to: Date | null): BaseBackup {
  const base = backups.findLast(({ finishedAt }) => to === null || new Date(finishedAt) <= to)
  if (base !== undefined) return base
  const [first] = backups
  throw new Error(
    first === undefined
      ? 'There is no complete backup of a database here.'
      : `The oldest moment that can be restored is ${first.finishedAt}.`,
  )
}

type Recovery =
  | { readonly ended: true; readonly lastCommitAt: Date | null }
  | { readonly ended: false; readonly log: string }

/** Runs PostgreSQL until its recovery has ended, however long it takes. */
async function recover(
  folders: Folders,
  settings: Readonly<Record<string, string>>,
  { archive }: ClusterRestore,
): Promise<Recovery> {
  const { cluster, account } = folders
  rmSync(folders.log, { force: true })
  const signal = join(cluster, 'recovery.signal')
  writeFileSync(signal, '')
  if (process.getuid?.() === 0) chownSync(signal, account.uid, account.gid)
  chmodSync(signal, 0o600)
  const command = [join(findBinaries(account), 'bin/postgres'), '-D', cluster]
  const all = {
    listen_addresses: '',
    unix_socket_directories: folders.socket,
    max_connections: '60',
    ...(archive ? archiving(folders) : {}),
    ...settings,
  }
  for (const [name, value] of Object.entries(all)) command.push('-c', `${name}=${value}`)
  const pid = launch(command, folders)
  const password = readFileSync(folders.password, 'utf8').trim()
  const url = `postgres://${roleName}:${password}@${encodeURIComponent(folders.socket)}/postgres`
  while (readProcess(pid) !== undefined) {
    const state = await readState(url)
    if (state !== null) {
      await stopServer(pid)
      return { ended: true, lastCommitAt: state.lastCommitAt }
    }
    await wait(50)
  }
  return { ended: false, log: readLastLogLines(folders) }
}

/** Null while connections are refused because of the recovery. */
async function readState(url: string): Promise<{ lastCommitAt: Date | null } | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ at: Date | null }>(
      'select pg_last_xact_replay_timestamp() as at',
    )
    return { lastCommitAt: rows[0]?.at ?? null }
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}
