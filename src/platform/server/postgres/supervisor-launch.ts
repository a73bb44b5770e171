import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { processAt } from './process-table.ts'
import type { Folders } from './supervisor-folders.ts'

/** The longest wait for a server that first has to recover from a crash. */
const readyLimitMs = 120_000

/** Starts the server apart from our process group, so that Ctrl-C reaches only us. Gives its pid. */
export function launch(command: readonly string[], folders: Folders): number {
  // The log is for the last fault, not for history.
  if ((statSync(folders.log, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) truncateSync(folders.log)
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

/** Resolves true at the first answered query, false when the server ended before that. */
export async function answers(pid: number, url: string): Promise<boolean> {
  const deadline = performance.now() + readyLimitMs
  while (performance.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch (error) {
      // A refused password never gets better; everything else may be a server still starting.
      if ((error as { code?: string }).code === '28P01') throw error
      if (processAt(pid) === undefined) return false
      await wait(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('PostgreSQL started but does not answer.')
}

/** The last lines the server wrote, for a message that helps. */
export function lastWords(folders: Folders): string {
  return readFileSync(folders.log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}
