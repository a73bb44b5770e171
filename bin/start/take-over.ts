import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { withMachineLock } from '#platform/server/postgres/machine-lock.ts'
import {
  waitForExit,
  type RunningProcess,
  readProcess,
  sendSignal,
} from '#platform/server/postgres/process-table.ts'

/** How long the earlier server may take to finish its open requests. */
const stopTimeoutMs = 20_000

/**
 * Makes this process the only server of the data folder. A server still running there, usually
 * orphaned by a killed terminal, is stopped first. The record contains the start time, so that a
 * reused pid is never mistaken for the server. Returns a function that removes the record at the
 * end.
 */
export async function takeOver(
  dataFolder: string,
  print: (line: string) => void,
  self = process.pid,
): Promise<() => void> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const record = join(realpathSync(dataFolder), 'server.json')
  await withMachineLock(record, async () => {
    const earlier = recorded(record)
    if (earlier !== undefined && earlier.pid !== self) {
      print(
        `A server is already running on this data folder (process ${earlier.pid}); stopping it.`,
      )
      await end(earlier)
    }
    const { pid, startedAt } = readProcess(self) ?? { pid: self, startedAt: '' }
    writeFileSync(`${record}.new`, JSON.stringify({ pid, startedAt }))
    renameSync(`${record}.new`, record)
  })
  return () => {
    if (recorded(record)?.pid === self) rmSync(record, { force: true })
  }
}

function recorded(record: string): RunningProcess | undefined {
  if (!existsSync(record)) return undefined
  const [, pid, startedAt] =
    /^\{"pid":(\d+),"startedAt":"(\d+)"\}$/.exec(readFileSync(record, 'utf8')) ?? []
  const runningProcess = readProcess(Number(pid))
  return runningProcess?.startedAt === startedAt ? runningProcess : undefined
}

async function end(server: RunningProcess): Promise<void> {
  sendSignal(server.pid, 'SIGTERM')
  if (await waitForExit(server.pid, stopTimeoutMs)) return
  sendSignal(server.pid, 'SIGKILL')
  await waitForExit(server.pid, 5_000)
}
