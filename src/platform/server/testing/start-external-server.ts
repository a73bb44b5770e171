import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { waitForExit } from '../postgres/process-table.ts'
import { findAccount } from '../postgres/supervisor-account.ts'
import { waitUntilReady } from '../postgres/supervisor-launch.ts'

const packages = '/usr/lib/postgresql'

/**
 * Finds the oldest PostgreSQL installed by the system and returns the folder with its programs;
 * undefined if there is none.
 */
export function findSystemPostgres(): string | undefined {
  const majors = existsSync(packages)
    ? readdirSync(packages).sort((a, b) => Number(a) - Number(b))
    : []
  return majors
    .map((major) => join(packages, major, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')))
}

/**
 * Starts such a PostgreSQL on a temporary cluster, as an external server that DATABASE_URL could
 * name.
 */
export async function startExternalServer(
  bin: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync('/tmp/outside-')
  const account = findAccount('/nowhere')
  const asRoot = process.getuid?.() === 0
  if (asRoot) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  const options = { cwd: '/', ...(asRoot ? account : {}) }
  const cluster = join(folder, 'cluster')
  spawnSync(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'outside', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  )
  const flags = [
    '-D',
    cluster,
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${folder}`,
    '-c',
    'fsync=off',
  ]
  const server = spawn(join(bin, 'postgres'), flags, { ...options, stdio: 'ignore' })
  const url = `postgres://outside@${encodeURIComponent(folder)}/postgres`
  if (!(await waitUntilReady(server.pid ?? 0, url)))
    throw new Error(`${bin}/postgres does not start.`)
  return {
    url,
    async close() {
      server.kill('SIGINT')
      await waitForExit(server.pid ?? 0, 10_000)
      rmSync(folder, { recursive: true })
    },
  }
}
