import { readFileSync } from 'node:fs'
import type { Environment } from './read-environment.ts'

/** Variables that contain secrets, in addition to those for gateways. */
const secretNames = [
  'MINUET_SECRET',
  'DATABASE_URL',
  'MINUET_MIGRATION_URL',
  'SMTP_URL',
  'MINUET_SMS_URL',
  'MINUET_POSTMARK_SECRET',
  'MINUET_BACKUP_KEY',
]
const gatewayPrefixes = /^(?:MOLLIE|STRIPE|GATEWAY)_/

/**
 * Replaces variables such as `MINUET_SECRET_FILE` with the contents of the files they name. Systemd
 * credentials and container secrets are files, so that they do not appear in process listings.
 */
export function readSecretFiles(env: Environment): {
  readonly env: Environment
  readonly problems: readonly string[]
} {
  const read: Record<string, string | undefined> = { ...env }
  const problems: string[] = []
  for (const [fileName, path] of Object.entries(env)) {
    if (!fileName.endsWith('_FILE') || !path) continue
    const name = fileName.slice(0, -'_FILE'.length)
    if (!secretNames.includes(name) && !gatewayPrefixes.test(name)) continue
    delete read[fileName]
    if (env[name]) {
      problems.push(`${name} and ${fileName} are both set: use one of them.`)
      continue
    }
    try {
      read[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      problems.push(
        `${fileName} names ${path}, which can't be read (${(error as NodeJS.ErrnoException).code}).`,
      )
    }
  }
  return { env: read, problems }
}
