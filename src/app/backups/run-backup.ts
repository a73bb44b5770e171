import { join } from 'node:path'
import {
  type BaseBackup,
  formatStamp,
  listBaseBackups,
  takeBaseBackup,
} from '#platform/server/backup/base-backup.ts'
import { prune } from '#platform/server/backup/prune.ts'
import type { Repository } from '#platform/server/backup/repository.ts'
import { shipWal } from '#platform/server/backup/ship-wal.ts'
import { prepareFolders } from '#platform/server/postgres/supervisor-folders.ts'
import type { DeletionList } from '#features/members/accounts/server/index.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

export interface Backups {
  /** Copies what is new: WAL, uploaded files, and the list of deleted accounts. */
  copyNew(): Promise<void>
  /** Takes a base backup, copies everything that is missing, and deletes what is too old. */
  takeFull(): Promise<BaseBackup | null>
  /** Whether it is time for a base backup: a day has passed, or the database has been restored. */
  isFullDue(): Promise<boolean>
}

const fullEveryMs = 23 * 3_600_000

/**
 * The backup of this installation; null if none is configured. With an external database, only the
 * files and the list of deleted accounts are copied.
 */
export function createBackups(
  { backup, config }: Pick<Infrastructure, 'backup' | 'config'>,
  { accounts }: Pick<Product, 'accounts'>,
  backupUrl: string | undefined,
): Backups | null {
  if (backup === null || config.backup === undefined) return null
  const { repository, blobs } = backup
  const { days } = config.backup
  const home = join(config.dataFolder, 'postgres')
  let listed = ''

  async function copyWal(): Promise<void> {
    if (backupUrl !== undefined) await shipWal(repository, prepareFolders(home).archive)
  }

  /** After the WAL, so that the list is never older than the database it is applied to. */
  async function copyDeletions(): Promise<void> {
    const list = JSON.stringify(await accounts.deletions.list())
    if (list === listed) return
    await repository.writeJson(`deletions/${formatStamp(new Date())}`, JSON.parse(list))
    listed = list
  }

  return {
    async copyNew() {
      await copyWal()
      await blobs.copyNew()
      await copyDeletions()
    },
    async takeFull() {
      // Files first: they are written before the rows that name them.
      await blobs.copyMissing()
      const base =
        backupUrl === undefined ? null : await takeBaseBackup({ repository, home, url: backupUrl })
      await copyWal()
      await blobs.copyMissing()
      await copyDeletions()
      // The machine's time, as in the names; a demo's clock can be moved.
      const now = new Date()
      const [oldest] = await prune(repository, days, now)
      for (const folder of ['deletions', 'checks']) await pruneOld(repository, folder, oldest)
      await blobs.prune(days, now)
      return base
    },
    async isFullDue() {
      const base = (await listBaseBackups(repository)).at(-1)
      if (base === undefined) return true
      const timeline = (await repository.names('wal'))
        .map((name) => name.slice('wal/'.length, 'wal/'.length + 8))
        .at(-1)
      return (
        Date.now() - new Date(base.startedAt).getTime() > fullEveryMs ||
        (timeline !== undefined && timeline > base.firstWal.slice(0, 8))
      )
    },
  }
}

/** Deletes files of a folder that are older than the oldest full backup, but never the newest. */
async function pruneOld(repository: Repository, folder: string, oldest: BaseBackup | undefined) {
  const names = await repository.names(folder)
  for (const name of names.slice(0, -1))
    if (oldest !== undefined && name < `${folder}/${oldest.id}`)
      await repository.target.delete(name)
}

/** Everything that is known to be deleted, however far back a database was restored. */
export async function readDeletions(repository: Repository): Promise<DeletionList> {
  const erased = new Set<string>()
  let deleted: DeletionList['deleted'] = []
  for (const name of await repository.names('deletions')) {
    const list = await repository.readJson<DeletionList>(name)
    for (const hash of list.erased) erased.add(hash)
    deleted = list.deleted
  }
  return { erased: [...erased], deleted }
}
