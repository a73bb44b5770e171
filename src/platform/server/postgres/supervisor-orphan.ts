import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  waitForExit,
  type RunningProcess,
  findPidsWorkingIn,
  readProcess,
  sendSignal,
} from './process-table.ts'

/**
 * Looks for a server left running on this cluster by an earlier run. Returns its pid, to be
 * adopted, if it was started with the same command; one started with a different command is
 * stopped. The lock file of a server that has exited is removed.
 */
export async function adoptOrphan(
  cluster: string,
  command: readonly string[],
): Promise<number | undefined> {
  const lock = join(cluster, 'postmaster.pid')
  const server = existsSync(lock) ? serverNamedBy(lock, cluster) : undefined
  if (server !== undefined) {
    if (server.command.join('\0') === command.join('\0')) return server.pid
    await stopServer(server.pid)
    return undefined
  }
  await drain(cluster)
  // Its pid belongs to a zombie, an unrelated process or none at all, and no process is working in
  // the data directory.
  rmSync(lock, { force: true })
  return undefined
}

/**
 * Stops a server: first a fast shutdown with a checkpoint, then without one, finally by SIGKILL.
 */
export async function stopServer(pid: number): Promise<void> {
  for (const [name, limitMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    sendSignal(pid, name)
    if (await waitForExit(pid, limitMs)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) cannot be stopped.`)
}

function serverNamedBy(lock: string, cluster: string): RunningProcess | undefined {
  const server = readProcess(Number(readFileSync(lock, 'utf8').split('\n')[0]))
  return server?.command.includes(cluster) && findPidsWorkingIn(cluster).includes(server.pid)
    ? server
    : undefined
}

/** When the postmaster is killed, its children notice and exit; any that do not are signalled. */
async function drain(cluster: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const left = findPidsWorkingIn(cluster)
    if (left.length === 0) return
    if (tries > 200) for (const pid of left) sendSignal(pid, tries > 400 ? 'SIGKILL' : 'SIGQUIT')
    await wait(25)
  }
  throw new Error(
    `Processes ${findPidsWorkingIn(cluster).join(', ')} are still working in ${cluster}.`,
  )
}
