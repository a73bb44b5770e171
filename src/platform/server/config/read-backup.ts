import { resolve } from 'node:path'
import type { BackupConfig } from './config.ts'
import { projectRoot } from './project-root.ts'
import type { createReader, Environment } from './read-environment.ts'

const shortestPassphrase = 32
/** Erased members have to be gone from backups as well, within about a month (GDPR art. 17). */
const days = { standard: 30, most: 35 }

/** Reads where backups go: a folder and a passphrase, or neither. */
export function readBackup(
  env: Environment,
  read: ReturnType<typeof createReader>,
): BackupConfig | undefined {
  const folder = read.text('MINUET_BACKUP')
  const passphrase = read.text('MINUET_BACKUP_KEY')
  const text = read.text('MINUET_BACKUP_DAYS') ?? String(days.standard)
  if (!/^\d{1,2}$/.test(text) || Number(text) < 1 || Number(text) > days.most)
    read.problems.push(`MINUET_BACKUP_DAYS must be a number from 1 to ${days.most}, not "${text}".`)
  if (folder === undefined && passphrase === undefined) return undefined
  if (folder === undefined || passphrase === undefined) {
    read.problems.push('MINUET_BACKUP and MINUET_BACKUP_KEY: set both or neither')
    return undefined
  }
  if (passphrase.length < shortestPassphrase)
    read.problems.push(
      `MINUET_BACKUP_KEY is too short: use at least ${shortestPassphrase} characters, for example from "openssl rand -base64 33".`,
    )
  else if (env.MINUET_SECRET?.split(',').some((secret) => secret.trim() === passphrase))
    read.problems.push(
      'MINUET_BACKUP_KEY must differ from MINUET_SECRET, because a backup should not open what the secret protects.',
    )
  return { folder: resolve(projectRoot, folder), passphrase, days: Number(text) }
}
