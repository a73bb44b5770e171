import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A running process according to Linux. `startedAt` (clock ticks since boot) distinguishes it from
 * a later one with the same pid.
 */
export interface RunningProcess {
  readonly pid: number
  readonly parent: number
  readonly startedAt: string
  readonly command: readonly string[]
}

/**
 * Reads a process; undefined if it has ended. A zombie counts as ended, because it is only waiting
 * for its parent to collect it.
 */
export function readProcess(pid: number): RunningProcess | undefined {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  // The program name is in parentheses and may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, parent] = fields
  if (state === 'Z' || state === 'X') return undefined
  const command = (read(`/proc/${pid}/cmdline`) ?? '').split('\0').slice(0, -1)
  return { pid, parent: Number(parent), startedAt: fields[19] ?? '', command }
}

/**
 * All pids whose working directory is the folder; every PostgreSQL process runs in its data
 * directory.
 */
export function findPidsWorkingIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readLinkTarget(`/proc/${name}/cwd`) === folder)
    .map(Number)
}

/** Waits until the process has ended; false if it is still running after the given time. */
export async function waitForExit(pid: number, limitMs: number): Promise<boolean> {
  const startedAt = readProcess(pid)?.startedAt
  const deadline = performance.now() + limitMs
  while (startedAt !== undefined && readProcess(pid)?.startedAt === startedAt) {
    if (performance.now() > deadline) return false
    await wait(10)
  }
  return true
}

/** Sends a signal; a process that has already ended is not an error. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function readLinkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}
