import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withMachineLock } from '#platform/server/postgres/machine-lock.ts'
import { goneWithin, type LivingProcess, processAt, signal } from '#platform/server/postgres/process-table.ts'

/** How long the earlier server may take to finish its open requests. */
const patienceMs = 20_000

/**
 * Makes this process the only server of the data folder. A server still running there, usually
 * orphaned by a killed terminal, is stopped first. The record contains the start time, so that a
 * reused pid is never mistaken for the server. Returns a function that removes the record at the
 * end.
 */
export async function takeOver(
  dataFolder: string,
  say: (line: string) => void,
  self = process.pid,
): Promise<() => void> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const record = join(realpathSync(dataFolder), 'server.json')
  await withMachineLock(record, async () => {
    const earlier = recorded(record)
    if (earlier !== undefined && earlier.pid !== self) {
      say(`A server is already running on this data folder (process ${earlier.pid}); stopping it.`)
      await end(earlier)
    }
    const { pid, startedAt } = processAt(self) ?? { pid: self, startedAt: '' }
    writeFileSync(`${record}.new`, JSON.stringify({ pid, startedAt }))
    renameSync(`${record}.new`, record)
  })
  return () => {
    if (recorded(record)?.pid === self) rmSync(record, { force: true })
  }
}

function recorded(record: string): LivingProcess | undefined {
  if (!existsSync(record)) return undefined
  const [, pid, startedAt] = /^\{"pid":(\d+),"startedAt":"(\d+)"\}$/.exec(readFileSync(record, 'utf8')) ?? []
  const found = processAt(Number(pid))
  return found?.startedAt === startedAt ? found : undefined
}

async function end(server: LivingProcess): Promise<void> {
  signal(server.pid, 'SIGTERM')
  if (await goneWithin(server.pid, patienceMs)) return
  signal(server.pid, 'SIGKILL')
  await goneWithin(server.pid, 5_000)
}
