import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Folders } from './supervisor-folders.ts'

/** The superuser of an embedded PostgreSQL; only the supervisor and the tests log in with it. */
export const roleName = 'minuet'

/**
 * Creates the cluster if there is none, and returns the password of its role. Text is sorted by
 * code point and all Unicode letters are supported, the same on every machine.
 */
export function prepareCluster(
  binaries: string,
  folders: Folders,
  options: { durable: boolean },
): string {
  if (!existsSync(folders.cluster)) makeCluster(binaries, folders, options.durable)
  return readFileSync(folders.password, 'utf8').trim()
}

/**
 * Created under another name first, so that an interrupted initdb does not leave anything that
 * looks like a cluster.
 */
function makeCluster(binaries: string, folders: Folders, durable: boolean): void {
  const draft = `${folders.cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  const { uid, gid } = folders.account
  const asRoot = process.getuid?.() === 0
  writeFileSync(folders.password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (asRoot) chownSync(folders.password, uid, gid)
  const flags = [
    `--pgdata=${draft}`,
    `--username=${roleName}`,
    '--auth=scram-sha-256',
    `--pwfile=${folders.password}`,
    '--encoding=UTF8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ]
  const result = spawnSync(join(binaries, 'bin/initdb'), flags, {
    cwd: '/',
    encoding: 'utf8',
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    ...(asRoot ? { uid, gid } : {}),
  })
  if (result.status !== 0) {
    throw new Error(
      `The embedded PostgreSQL could not create its data directory: ${result.stderr || result.error?.message}`,
    )
  }
  renameSync(draft, folders.cluster)
}
