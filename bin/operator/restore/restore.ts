import { join } from 'node:path'
import { readDeletions } from '#app/backups/run-backup.ts'
import { restoreBlobs } from '#platform/server/backup/blob-backup.ts'
import { openRepository } from '#platform/server/backup/repository.ts'
import { restoreCluster } from '#platform/server/backup/restore-cluster.ts'
import type { Config } from '#platform/server/config/config.ts'
import { withProduct } from '../../seed/with-product.ts'
import { openDatabaseServer } from '../../start/open-database-server.ts'
import { prepareDatabase } from '../../start/prepare-database.ts'
import { beginRestore, endRestore } from '../../start/unfinished-restore.ts'

/**
 * Restores database and files into an empty data folder, erases again the accounts that have been
 * erased since, and logs everyone out, because sessions that were ended since would be valid again.
 * With an external database, which its own tool has restored, the same is done except for the
 * database itself. Until all is done, no site starts on the folder.
 */
export async function restore(
  config: Config,
  to: Date | null,
  print: (line: string) => void,
): Promise<void> {
  const repository = openRepository(config)
  if (repository === null)
    throw new Error('Set MINUET_BACKUP and MINUET_BACKUP_KEY to the backup to restore.')
  const deletions = await readDeletions(repository)
  beginRestore(config.dataFolder)
  if (config.databaseUrl === undefined) {
    const { base, lastCommitAt, reached } = await restoreCluster({
      repository,
      home: join(config.dataFolder, 'postgres'),
      to,
      archive: true,
      print,
    })
    print(
      `The last change in the restored database is from ${lastCommitAt?.toISOString() ?? base.finishedAt}.`,
    )
    if (!reached) print('The backup has no change after that; what came later is lost.')
  }
  print('Restoring uploaded files …')
  const blobs = join(config.dataFolder, 'blobs')
  print(`Files restored: ${await restoreBlobs(repository, blobs, to ?? new Date())}.`)
  const database = await openDatabaseServer(config, print, { restoring: true })
  try {
    await prepareDatabase(database, config, { print, repairs: true })
    await withProduct(database.url, config, async ({ accounts, staff }, { clock, ...rest }) => {
      const now = clock.now()
      const repeated = await accounts.deletions.repeat(deletions, now)
      print(`Accounts erased again: ${repeated.erased}, deleted again: ${repeated.deleted}.`)
      const ended = await accounts.endSessions.ofEveryone()
      const facts = { to: to?.toISOString() ?? null, ...repeated, sessions_ended: ended }
      await rest.database.transaction((tx) =>
        staff.noteCommand(tx, 'bin/restore', { act: 'backups.restored', facts }, now),
      )
    })
  } finally {
    await database.leave()
  }
  endRestore(config.dataFolder)
  print('The restore is complete. Start the site; it takes a new full backup within the hour.')
}
