import { checkBackup } from '#app/backups/check-backup.ts'
import { createBackups } from '#app/backups/run-backup.ts'
import { listBaseBackups } from '#platform/server/backup/base-backup.ts'
import { openRepository } from '#platform/server/backup/repository.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { withProduct } from '../seed/with-product.ts'
import { exitWithError } from '../start/exit-with-error.ts'
import { openDatabaseServer } from '../start/open-database-server.ts'

// Backs the installation up to MINUET_BACKUP: `backup now`, `backup list`, `backup check`. It can be
// used while the site is running, and the site does the same on its own every day.
const print = (line: string) => console.log(line)
const usage = `Which one?
  backup now     a full backup of the database and all uploaded files
  backup list    the full backups, each with the first moment that can be restored from it
  backup check   restores the newest state into a temporary folder and checks the credit ledger there`

async function work(): Promise<void> {
  const [what, ...more] = process.argv.slice(2)
  if (!['now', 'list', 'check'].includes(what ?? '') || more.length > 0) throw new Error(usage)
  const config = readConfig()
  const repository = openRepository(config)
  if (repository === null)
    throw new Error('There is no backup: set MINUET_BACKUP and MINUET_BACKUP_KEY.')
  if (what === 'list')
    for (const { id, finishedAt } of await listBaseBackups(repository))
      print(`${id}  restores from ${finishedAt}`)
  if (what === 'now') await backUp(config)
  if (what === 'check') {
    const { dataFolder, databaseUrl } = config
    const embedded = databaseUrl === undefined
    const check = await checkBackup({ repository, dataFolder, embedded, print })
    if (check.problems.length > 0)
      throw new Error(
        `The backup is not in order:\n${check.problems.map((line) => `  ${line}`).join('\n')}`,
      )
    if (embedded)
      print(`The ledger and its seals are in order; the last change is from ${check.lastCommitAt}.`)
    print(`Uploaded files decrypted as a sample: ${check.files}.`)
  }
}

async function backUp(config: ReturnType<typeof readConfig>): Promise<void> {
  const database = await openDatabaseServer(config, print)
  try {
    await withProduct(database.url, config, async (product, infrastructure) => {
      const base = await createBackups(infrastructure, product, database.backupUrl)?.takeFull()
      print(
        base
          ? `The backup ${base.id} is complete; it restores from ${base.finishedAt}.`
          : 'The uploaded files are copied. The database is not: back it up with its own tool.',
      )
      await infrastructure.database.transaction((tx) =>
        product.staff.noteCommand(
          tx,
          'bin/backup',
          { act: 'backups.made', facts: { base: base?.id ?? null } },
          infrastructure.clock.now(),
        ),
      )
    })
  } finally {
    await database.leave()
  }
}

await work().catch(exitWithError)
