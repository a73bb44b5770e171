import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { formatStamp } from '#platform/server/backup/base-backup.ts'
import type { Repository } from '#platform/server/backup/repository.ts'
import { newNumber } from '#platform/server/random.ts'
import { restoreCluster } from '#platform/server/backup/restore-cluster.ts'
import { createDatabase } from '#platform/server/postgres/database.ts'
import { withMachineLock } from '#platform/server/postgres/machine-lock.ts'
import {
  findPidsWorkingIn,
  sendSignal,
  waitForExit,
} from '#platform/server/postgres/process-table.ts'
import { startPostgres } from '#platform/server/postgres/supervisor.ts'
import { checkWallets } from '#features/money/credits/server/index.ts'

/** The result of a restore drill. */
export interface BackupCheck {
  readonly at: string
  /** The base backup that was restored; null with an external database. */
  readonly base: string | null
  /** When the newest transaction in the backup was committed. */
  readonly lastCommitAt: string | null
  readonly files: number
  /** Empty if everything is in order. */
  readonly problems: readonly string[]
}

/** How many uploaded files are decrypted in each check. */
const sampleSize = 50
const folderPrefix = 'backup-check-'

/**
 * Restores the newest state into a temporary folder, checks the credit ledger and its seals there,
 * and decrypts some of the uploaded files. The result is also stored in the backup.
 */
export async function checkBackup({
  repository,
  dataFolder,
  embedded,
  print,
}: {
  readonly repository: Repository
  readonly dataFolder: string
  /** Whether the database is in the backup. */
  readonly embedded: boolean
  readonly print: (line: string) => void
}): Promise<BackupCheck> {
  const problems: string[] = []
  const restored = embedded
    ? await withMachineLock(`${dataFolder} backup check`, async () => {
        await removeLeftovers(dataFolder)
        return checkDatabase({ repository, dataFolder, print })
      }).catch((error: Error) => {
        problems.push(error.message)
        return null
      })
    : null
  problems.push(...(restored?.problems ?? []))
  const files = await checkFiles(repository).catch((error: Error) => {
    problems.push(error.message)
    return 0
  })
  const now = new Date()
  const check: BackupCheck = {
    at: now.toISOString(),
    base: restored?.base ?? null,
    lastCommitAt: restored?.lastCommitAt ?? null,
    files,
    problems,
  }
  await repository.writeJson(`checks/${formatStamp(now)}`, check)
  return check
}

/** The result of the last check; null if there was none. */
export async function readLastCheck(repository: Repository): Promise<BackupCheck | null> {
  const name = (await repository.names('checks')).at(-1)
  return name === undefined ? null : repository.readJson<BackupCheck>(name)
}

async function checkDatabase({
  repository,
  dataFolder,
  print,
}: Pick<Parameters<typeof checkBackup>[0], 'repository' | 'dataFolder' | 'print'>) {
  const folder = mkdtempSync(join(dataFolder, folderPrefix))
  chmodSync(folder, 0o711)
  const home = join(folder, 'postgres')
  try {
    const { base, lastCommitAt } = await restoreCluster({
      repository,
      home,
      to: null,
      archive: false,
      print,
    })
    const server = await startPostgres({ home })
    try {
      const database = createDatabase({ url: server.urlFor('minuet', 'application'), size: 2 })
      const violations = await checkWallets(database).finally(() => database.close())
      const problems = violations.map((violation) => `ledger: ${JSON.stringify(violation)}`)
      return {
        base: base.id,
        lastCommitAt: lastCommitAt?.toISOString() ?? base.finishedAt,
        problems,
      }
    } finally {
      await server.stop()
    }
  } finally {
    removeFolder(folder)
  }
}

/** Removes what a killed check left behind, and the database that may still run there. */
async function removeLeftovers(dataFolder: string): Promise<void> {
  for (const name of readdirSync(dataFolder).filter((one) => one.startsWith(folderPrefix))) {
    const cluster = join(dataFolder, name, 'postgres/cluster')
    const pids = existsSync(cluster) ? findPidsWorkingIn(realpathSync(cluster)) : []
    for (const pid of pids) sendSignal(pid, 'SIGKILL')
    for (const pid of pids) await waitForExit(pid, 10_000)
    removeFolder(join(dataFolder, name))
  }
}

/** For root, the database may be elsewhere, with a link to it. */
function removeFolder(folder: string): void {
  const home = join(folder, 'postgres')
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}

/** Throws if one of the sampled files can't be decrypted; returns how many were. */
async function checkFiles(repository: Repository): Promise<number> {
  const names: string[] = []
  let seen = 0
  // Every file has the same chance, and only the sample is in memory.
  for await (const { name } of repository.target.list('blobs')) {
    seen += 1
    if (names.length < sampleSize) names.push(name)
    else {
      const place = newNumber(seen) - 1
      if (place < sampleSize) names[place] = name
    }
  }
  for (const name of names) for await (const piece of repository.read(name)) void piece
  return names.length
}
