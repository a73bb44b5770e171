import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'
import { checkBackup } from './check-backup.ts'
import { createBackups } from './run-backup.ts'

/** Schedules the backup of this installation, if one is configured. Times are UTC. */
export function scheduleBackups(
  infrastructure: Infrastructure,
  product: Product,
  backupUrl: string | undefined,
): void {
  const { jobs, log, config, backup } = infrastructure
  const backups = createBackups(infrastructure, product, backupUrl)
  if (backups === null || backup === null) return
  jobs.schedule('backups.copy', '* * * * *', () => backups.copyNew())
  jobs.schedule('backups.full', '9 * * * *', async () => {
    if (!(await backups.isFullDue())) return
    await backups.takeFull()
    log.info({}, 'a full backup was made')
  })
  jobs.schedule('backups.check', '19 2 * * *', async () => {
    const { problems } = await checkBackup({
      repository: backup.repository,
      dataFolder: config.dataFolder,
      embedded: backupUrl !== undefined,
      print: () => {},
    })
    if (problems.length > 0)
      log.error({ error: new Error(problems.join('; ')) }, 'the backup is not in order')
    else log.info({}, 'the backup was restored and is in order')
  })
}
