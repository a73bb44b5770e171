import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { createBackups } from '#app/backups/run-backup.ts'
import { startServer } from '#app/server.ts'
import { switchWal } from '#platform/server/backup/store-backup.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { openDatabaseServer } from '../../bin/start/open-database-server.ts'
import { prepareDatabase } from '../../bin/start/prepare-database.ts'

// A site on its own embedded PostgreSQL, to be killed. The test asks for what its timed jobs would do
// within minutes.
const config = readConfig()
const database = await openDatabaseServer(config, () => {})
await prepareDatabase(database, config)
const server = await startServer({
  config,
  databaseUrl: database.url,
  backupUrl: database.backupUrl,
  log: createLog({ level: 'fatal' }),
  limits: 'count',
  timedJobs: 'by hand',
})
const { infrastructure, product } = server
const backups = createBackups(infrastructure, product, database.backupUrl)
const backupUrl = database.backupUrl ?? ''

const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  full: async () => {
    if (backups === null || !(await backups.isFullDue())) throw new Error('no backup is due')
    await backups.takeFull()
    if (await backups.isFullDue()) throw new Error('a backup is due again')
  },
  copy: async () => {
    await switchWal(backupUrl)
    // PostgreSQL's archiver works on its own.
    while ((await countArchivable()) > 0) await wait(20)
    await backups?.copyNew()
  },
  erase: () => product.accounts.erase(new Date()),
  upload: () =>
    infrastructure.blobs.put('photos/aa/one/480.webp', Buffer.from('a photo'), 'image/webp'),
}

async function countArchivable(): Promise<number> {
  const folder = `${config.dataFolder}/postgres/cluster/pg_wal/archive_status`
  return (await readdir(folder)).filter((name) => name.endsWith('.ready')).length
}

process.on('message', (act: string) => {
  acts[act]?.().then(
    () => process.send?.(act),
    (error: Error) => process.send?.(`${act} failed: ${error.message}`),
  )
})
process.send?.({ listening: database.url })
// If the test itself dies, no process is left behind.
process.on('disconnect', () => process.exit())
