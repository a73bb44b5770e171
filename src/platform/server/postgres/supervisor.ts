import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withMachineLock } from './machine-lock.ts'
import { readProcess } from './process-table.ts'
import { findBinaries } from './supervisor-binaries.ts'
import {
  databaseRoles,
  type DatabaseRole,
  deriveRolePassword,
  prepareRoles,
} from './roles/roles.ts'
import { prepareCluster, roleName } from './supervisor-cluster.ts'
import { type Folders, prepareFolders } from './supervisor-folders.ts'
import { waitUntilReady, readLastLogLines, launch } from './supervisor-launch.ts'
import { adoptOrphan, stopServer } from './supervisor-orphan.ts'

/** A running embedded PostgreSQL. */
export interface Postgres {
  /** URL of its maintenance database, as the superuser; `urlFor` returns the URLs of others. */
  readonly url: string
  /** A database's URL for the superuser, or for one of the product's own roles. */
  urlFor(database: string, role?: DatabaseRole): string
  /** The postmaster's pid; changes when a killed server is restarted. */
  readonly pid: number
  readonly adopted: boolean
  stop(): Promise<void>
  /** Stops supervising it but leaves it running. */
  leave(): void
}

export interface PostgresOptions {
  /** The folder that contains the cluster, its socket, password and log. */
  home: string
  /** PostgreSQL settings, as in postgresql.conf. */
  settings?: Readonly<Record<string, string | number>>
  /** Whether finished WAL files are kept in the folder's `archive` until a backup has copied them. */
  archive?: boolean
  /** False for temporary data: nothing is flushed to disk. */
  durable?: boolean
  /** Receives lines worth logging. */
  print?: (line: string) => void
}

const defaults = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: 60,
  shared_buffers: '128MB',
  jit: 'off',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  restart_after_crash: 'on',
}
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
}

/**
 * Settings for archiving WAL. A file is finished when it is full or after two minutes, so that,
 * with a copy every minute, little is lost if the machine is.
 */
export function archiving({ archive }: Pick<Folders, 'archive'>) {
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': archive,
    archive_timeout: '120s',
  }
}

/**
 * Starts PostgreSQL on the folder, or adopts one left running by an earlier run, and keeps it
 * running by restarting it if it is killed. It listens only on a Unix socket, with a password.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { print = () => {}, durable = true } = options
  const folders = prepareFolders(options.home)
  const binaries = findBinaries(folders.account)
  const password = await withMachineLock(folders.cluster, async () =>
    prepareCluster(binaries, folders, { durable }),
  )
  const settings = {
    ...defaults,
    unix_socket_directories: folders.socket,
    ...(durable ? {} : careless),
    ...(options.archive === true ? archiving(folders) : {}),
    ...options.settings,
  }
  const command = [join(binaries, 'bin/postgres'), '-D', folders.cluster]
  for (const [name, value] of Object.entries(settings)) command.push('-c', `${name}=${value}`)
  const urlFor = (database: string, role?: DatabaseRole) => {
    const [name, secret] =
      role === undefined
        ? [roleName, password]
        : [databaseRoles[role], deriveRolePassword(password, role)]
    return `postgres://${name}:${secret}@${encodeURIComponent(folders.socket)}/${database}`
  }

  const ensure = () =>
    withMachineLock(folders.cluster, () => runServer(command, folders, urlFor('postgres')))
  let { pid, adopted } = await ensure()
  await prepareRoles(urlFor('postgres'), password)
  let over = false
  const watch = async () => {
    while (!over) {
      await wait(250, undefined, { ref: false })
      if (over || readProcess(pid) !== undefined) continue
      print('PostgreSQL has ended unexpectedly; restarting it.')
      await ensure().then(
        (server) => {
          ;({ pid, adopted } = server)
          print('PostgreSQL is running again.')
        },
        (error: Error) =>
          print(`PostgreSQL could not be restarted, trying again: ${error.message}`),
      )
    }
  }
  void watch()
  return {
    url: urlFor('postgres'),
    urlFor,
    get pid() {
      return pid
    },
    get adopted() {
      return adopted
    },
    leave() {
      over = true
    },
    async stop() {
      over = true
      await withMachineLock(folders.cluster, () => stopServer(pid))
    },
  }
}

/**
 * Tries for fifteen seconds: a killed server's lock file and shared memory can remain in use for a
 * moment.
 */
async function runServer(
  command: readonly string[],
  folders: Folders,
  url: string,
): Promise<{ pid: number; adopted: boolean }> {
  const deadline = performance.now() + 15_000
  do {
    const orphan = await adoptOrphan(folders.cluster, command)
    const pid = orphan ?? launch(command, folders)
    if (await waitUntilReady(pid, url)) return { pid, adopted: orphan !== undefined }
    await wait(100)
  } while (performance.now() < deadline)
  throw new Error(`PostgreSQL does not start:\n${readLastLogLines(folders)}`)
}
