import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readProcess } from './process-table.ts'
import type { Folders } from './supervisor-folders.ts'

/** The maximum wait for a server that first has to recover from a crash. */
const readyLimitMs = 120_000

/**
 * Starts the server outside this process group, so that Ctrl-C reaches only this process. Returns
 * its pid.
 */
export function launch(command: readonly string[], folders: Folders): number {
  // The log is needed only for the last error, so a large one is truncated.
  if ((statSync(folders.log, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000)
    truncateSync(folders.log)
  const log = openSync(folders.log, 'a', 0o600)
  const [program = '', ...flags] = command
  const server = spawn(program, flags, {
    cwd: '/',
    detached: true,
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    stdio: ['ignore', log, log],
    ...(process.getuid?.() === 0 ? folders.account : {}),
  })
  server.on('error', () => {})
  server.unref()
  closeSync(log)
  return server.pid ?? 0
}

/** Resolves to true at the first answered query, or to false if the server exits before that. */
export async function waitUntilReady(pid: number, url: string): Promise<boolean> {
  const deadline = performance.now() + readyLimitMs
  while (performance.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      // A refused password is permanent; any other error may come from a server that is still
      // starting.
      if ((error as { code?: string }).code === '28P01') throw error
      if (readProcess(pid) === undefined) return false
      await wait(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('PostgreSQL started but does not answer.')
}

/** The last lines of the server's log, for the error message. */
export function readLastLogLines(folders: Folders): string {
  return readFileSync(folders.log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}
