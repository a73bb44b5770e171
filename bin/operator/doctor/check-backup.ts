import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readLastCheck } from '#app/backups/check-backup.ts'
import { listBaseBackups } from '#platform/server/backup/base-backup.ts'
import { openRepository, type Repository } from '#platform/server/backup/repository.ts'
import type { Config } from '#platform/server/config/config.ts'
import { checkDisk } from './check-machine.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const hourMs = 3_600_000
/** At one file in two minutes, this is twenty minutes. */
const mostWaiting = 10
/** A full backup is due each day, and a check each night. */
const limits = { warnHours: 26, failHours: 50 }

/** Checks where backups go, the age of the last one, and the result of the last restore drill. */
export async function checkBackups(config: Config, now: Date): Promise<readonly Finding[]> {
  const repository = openRepository(config)
  const { backup } = config
  if (repository === null || backup === undefined)
    return [
      (config.mode === 'production' ? fail : warn)(
        'backup',
        'There is no backup.',
        'Set MINUET_BACKUP and MINUET_BACKUP_KEY (docs/self-hosting.md, Backups).',
      ),
    ]
  const findings: Finding[] = [checkDisk('backup disk', backup.folder)]
  if (statSync(backup.folder).dev === statSync(config.dataFolder).dev)
    findings.push(
      warn(
        'backup disk',
        'The backup is on the same disk as the site.',
        'Let MINUET_BACKUP be a folder on another machine, or copy it there: a broken disk would destroy both.',
      ),
    )
  if (config.databaseUrl === undefined)
    findings.push(await checkAge(repository, now), checkWaiting(config))
  findings.push(await checkDrill(repository))
  return findings
}

async function checkAge(repository: Repository, now: Date): Promise<Finding> {
  const advice =
    'Make one with: node bin/bootstrap.mjs backup now, and look for errors of the job backups.full in the log.'
  const last = (await listBaseBackups(repository)).at(-1)
  if (last === undefined) return fail('backup', 'There is no full backup yet.', advice)
  const hours = Math.round((now.getTime() - new Date(last.finishedAt).getTime()) / hourMs)
  const text = `The last full backup is ${hours} h old.`
  if (hours > limits.failHours) return fail('backup', text, advice)
  return hours > limits.warnHours ? warn('backup', text, advice) : ok('backup', text)
}

/** WAL that is not copied fills the disk of the site, and would be lost with it. */
function checkWaiting({ dataFolder }: Config): Finding {
  const archive = join(dataFolder, 'postgres/archive')
  const waiting = existsSync(archive) ? readdirSync(archive).length : 0
  const text = `WAL files waiting to be copied: ${waiting}.`
  return waiting <= mostWaiting
    ? ok('backup queue', text)
    : fail(
        'backup queue',
        text,
        'Start the site, which copies them every minute; if it runs, look for errors of the job backups.copy in its log.',
      )
}

async function checkDrill(repository: Repository): Promise<Finding> {
  const last = await readLastCheck(repository)
  const advice = 'Run: node bin/bootstrap.mjs backup check'
  if (last === null) return warn('restore drill', 'The backup has never been restored.', advice)
  if (last.problems.length > 0)
    return fail('restore drill', `On ${last.at}: ${last.problems.join('; ')}`, advice)
  return ok('restore drill', `The backup was restored and in order on ${last.at}.`)
}
