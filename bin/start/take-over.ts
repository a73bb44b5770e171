import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { withMachineLock } from '#platform/server/postgres/machine-lock.ts'
import {
  waitForExit,
  type RunningProcess,
  readProcess,
  sendSignal,
} from '#platform/server/postgres/process-table.ts'

/** How long the earlier server may take to finish its open requests. */
const stopTimeoutMs = 20_000

export interface TakeOverOptions {
  readonly print: (line: string) => void
  /** Whether a server that is still running may be stopped; otherwise this throws. */
  readonly mayStop: boolean
  readonly self?: number
}

/**
 * Makes this process the only server of the data folder. A server still running there, usually
 * orphaned by a killed terminal, is stopped first, if that is allowed. The record contains the start
 * time, so that a reused pid is never mistaken for the server, and the folder, so that a copy of it
 * never stops the server of the original. Returns a function that removes the record at the end.
 */
export async function takeOver(
  dataFolder: string,
  { print, mayStop, self = process.pid }: TakeOverOptions,
): Promise<() => void> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const record = join(realpathSync(dataFolder), 'server.json')
  await withMachineLock(record, async () => {
    const earlier = recorded(record)
    if (earlier !== undefined && earlier.pid !== self) {
      const running = `A server is already running on this data folder (process ${earlier.pid})`
      if (!mayStop)
        throw new Error(`${running}. Stop it first, or start with --take-over to replace it.`)
      print(`${running}; stopping it.`)
      await end(earlier)
    }
    const { pid, startedAt } = readProcess(self) ?? { pid: self, startedAt: '' }
    const written: ServerRecord = { pid, startedAt, folder: identify(dataFolder) }
    writeFileSync(`${record}.new`, JSON.stringify(written))
    renameSync(`${record}.new`, record)
  })
  return () => {
    if (recorded(record)?.pid === self) rmSync(record, { force: true })
  }
}

interface ServerRecord {
  readonly pid: number
  readonly startedAt: string
  readonly folder: string
}

/** The running server that the record names; undefined if it ended or serves another folder. */
function recorded(record: string): RunningProcess | undefined {
  if (!existsSync(record)) return undefined
  const { pid, startedAt, folder } = parseRecord(readFileSync(record, 'utf8'))
  if (typeof pid !== 'number' || folder !== identify(dirname(record))) return undefined
  const runningProcess = readProcess(pid)
  return runningProcess?.startedAt === startedAt ? runningProcess : undefined
}

function parseRecord(text: string): Partial<ServerRecord> {
  try {
    return { ...(JSON.parse(text) as Partial<ServerRecord>) }
  } catch {
    return {}
  }
}

/** Identifies a folder; a copy of it, even one at the same path, has another identity. */
function identify(folder: string): string {
  const { dev, ino } = statSync(folder)
  return `${realpathSync(folder)} ${dev}:${ino}`
}

async function end(server: RunningProcess): Promise<void> {
  sendSignal(server.pid, 'SIGTERM')
  if (await waitForExit(server.pid, stopTimeoutMs)) return
  sendSignal(server.pid, 'SIGKILL')
  await waitForExit(server.pid, 5_000)
}
