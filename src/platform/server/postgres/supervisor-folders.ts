import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Account, accountFor, canReach } from './supervisor-account.ts'

/** Where one embedded PostgreSQL keeps its things. All paths are real ones, without links. */
export interface Folders {
  readonly account: Account
  /** PGDATA. */
  readonly cluster: string
  /** Holds the socket; mode 0700. */
  readonly socket: string
  readonly password: string
  readonly log: string
}

/**
 * Makes the folders below `home`. When PostgreSQL's account cannot pass through to them (root's own home, say),
 * they are made below /var/lib/minuet and `home` becomes a link to there.
 */
export function prepareFolders(home: string, far = '/var/lib/minuet'): Folders {
  makePassable(dirname(home))
  const account = accountFor(join(home, 'cluster'))
  if (!existsSync(home)) {
    const parent = realpathSync(dirname(home))
    if (canReach(parent, account)) makeOwned(home, account)
    else symlinkSync(makeFar(far, account), home)
  }
  const place = realpathSync(home)
  const socket = socketFolder(join(place, 'socket'))
  makeOwned(socket, account)
  return {
    account,
    cluster: join(place, 'cluster'),
    socket,
    password: join(place, 'password'),
    log: join(place, 'log'),
  }
}

/** Unix cuts a socket's path at 107 bytes; a deep data folder gets its socket in /tmp. */
function socketFolder(wanted: string): string {
  if (Buffer.byteLength(wanted) <= 107 - '/.s.PGSQL.5432'.length) return wanted
  return `/tmp/minuet-${createHash('sha256').update(wanted).digest('hex').slice(0, 16)}`
}

/** A new place each time: whoever deletes the data folder means to begin anew. */
function makeFar(far: string, account: Account): string {
  makePassable(far)
  const place = mkdtempSync(join(far, 'postgres-'))
  if (process.getuid?.() === 0) chownSync(place, account.uid, account.gid)
  return place
}

/** New parents can be passed but not listed, whatever the umask; existing ones keep their mode. */
function makePassable(folder: string): void {
  if (existsSync(folder)) return
  makePassable(dirname(folder))
  mkdirSync(folder)
  chmodSync(folder, 0o711)
}

function makeOwned(folder: string, account: Account): void {
  if (!existsSync(folder)) {
    // Another process that starts the same server may be just ahead; then this makes nothing and is no fault.
    mkdirSync(folder, { mode: 0o700, recursive: true })
    if (process.getuid?.() === 0) chownSync(folder, account.uid, account.gid)
  }
  const found = lstatSync(folder)
  // In /tmp someone else may have been there first.
  if (!found.isDirectory() || found.uid !== account.uid) throw new Error(`${folder} belongs to another account.`)
  chmodSync(folder, 0o700)
}
