import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Account, findAccount, canReach } from './supervisor-account.ts'

/** The folders of one embedded PostgreSQL. All paths are resolved, without links. */
export interface Folders {
  readonly account: Account
  /** PGDATA. */
  readonly cluster: string
  /** Contains the socket; mode 0700. */
  readonly socket: string
  readonly password: string
  readonly log: string
  /** Finished WAL files wait here for the backup. */
  readonly archive: string
}

/**
 * Creates the folders below `home`. If PostgreSQL's account cannot access them (in root's home
 * directory, for example), they are created below /var/lib/minuet and `home` becomes a link to that
 * place.
 */
export function prepareFolders(home: string, far = '/var/lib/minuet'): Folders {
  makePassable(dirname(home))
  const account = findAccount(join(home, 'cluster'))
  if (!existsSync(home)) {
    const parent = realpathSync(dirname(home))
    if (canReach(parent, account)) makeOwned(home, account)
    else symlinkSync(makeFar(far, account), home)
  }
  const place = realpathSync(home)
  const socket = socketFolder(join(place, 'socket'))
  makeOwned(socket, account)
  const archive = join(place, 'archive')
  makeOwned(archive, account)
  return {
    account,
    cluster: join(place, 'cluster'),
    socket,
    password: join(place, 'password'),
    log: join(place, 'log'),
    archive,
  }
}

/**
 * Unix truncates socket paths at 107 bytes, so the socket of a deeply nested data folder is in
 * /tmp.
 */
function socketFolder(preferred: string): string {
  if (Buffer.byteLength(preferred) <= 107 - '/.s.PGSQL.5432'.length) return preferred
  return `/tmp/minuet-${createHash('sha256').update(preferred).digest('hex').slice(0, 16)}`
}

/** A new folder each time: deleting the data folder is meant to start from scratch. */
function makeFar(far: string, account: Account): string {
  makePassable(far)
  const place = mkdtempSync(join(far, 'postgres-'))
  if (process.getuid?.() === 0) chownSync(place, account.uid, account.gid)
  return place
}

/**
 * New parent folders can be traversed but not listed, regardless of the umask; existing ones keep their
 * mode.
 */
function makePassable(folder: string): void {
  if (existsSync(folder)) return
  makePassable(dirname(folder))
  mkdirSync(folder)
  chmodSync(folder, 0o711)
}

function makeOwned(folder: string, account: Account): void {
  if (!existsSync(folder)) {
    // Another process starting the same server may have created it first, in which case this does
    // nothing and is not an error.
    mkdirSync(folder, { mode: 0o700, recursive: true })
    if (process.getuid?.() === 0) chownSync(folder, account.uid, account.gid)
  }
  const stats = lstatSync(folder)
  // In /tmp another user may have created the folder first.
  if (!stats.isDirectory() || stats.uid !== account.uid)
    throw new Error(`${folder} belongs to another account.`)
  chmodSync(folder, 0o700)
}
