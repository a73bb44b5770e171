import { resolve, join } from 'node:path'
import type { Config } from './config.ts'
import { readGateways } from './gateways.ts'
import { listProductionProblems } from './list-production-problems.ts'
import { readOfficeHosts } from './office-hosts.ts'
import { projectRoot } from './project-root.ts'
import { createReader, type Environment } from './read-environment.ts'
import { readMode } from './read-mode.ts'
import { readBackup } from './read-backup.ts'
import { readSecretFiles } from './read-secret-files.ts'
import { readTrustedProxies } from './trusted-proxies.ts'
import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Reads the environment. Throws one error that names every invalid variable. */
export function readConfig(environment: Environment = process.env): Config {
  const { env, problems: fileProblems } = readSecretFiles(environment)
  const read = createReader(env)
  read.problems.push(...fileProblems)
  const dataFolder = resolve(projectRoot, read.text('MINUET_DATA') ?? 'data')
  const port = read.port('MINUET_PORT', 3000)
  const publicUrl = (
    read.url('MINUET_PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`
  ).replace(/\/+$/, '')
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const mode = readMode(read, { dataFolder, publicUrl, databaseUrl })
  const demo = mode === 'demo'
  const config: Config = {
    mode,
    dataFolder,
    host: read.text('MINUET_HOST') ?? '127.0.0.1',
    port,
    metricsPort: read.optionalPort('MINUET_METRICS_PORT'),
    publicUrl,
    trustedProxies: readTrustedProxies(read.list('MINUET_TRUSTED_PROXIES'), read.problems),
    officeHosts: readOfficeHosts(read.list('MINUET_OFFICE_HOST'), publicUrl, read.problems),
    databaseUrl,
    migrationUrl: read.url('MINUET_MIGRATION_URL', ['postgres:', 'postgresql:']),
    secrets: readSecrets(read.list('MINUET_SECRET')),
    logLevel: read.choice('MINUET_LOG_LEVEL', ['debug', 'info', 'warn', 'error'], 'info'),
    backup: readBackup(env, read),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    ...readBounces(read),
    dkimSelectors: readSelectors(read),
    ...readProviderReports(read),
    smsUrl: read.url('MINUET_SMS_URL', ['https:']),
    sourceUrl: read.url('MINUET_SOURCE_URL', ['https:']),
    pushServices: read.list('MINUET_PUSH_SERVICES'),
    ...readGateways(env, demo, read.problems),
    devPages: read.flag('MINUET_DEV_DOORS', demo),
    openMedia: read.flag('MINUET_OPEN_MEDIA', false),
  }
  const problems = [...read.problems, ...(demo ? [] : listProductionProblems(config, env))]
  if (problems.length > 0)
    throw new Error(`Invalid configuration:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  return Object.freeze(
    demo && config.secrets[0] === ''
      ? { ...config, secrets: [readDemoSecret(dataFolder)] as const }
      : config,
  )
}

/** Where bounces are received: both variables, or neither. */
function readBounces(
  read: ReturnType<typeof createReader>,
): Pick<Config, 'bounceDomain' | 'bouncePort'> {
  const bounceDomain = read.text('MINUET_BOUNCE_DOMAIN')?.toLowerCase()
  const bouncePort = read.optionalPort('MINUET_BOUNCE_PORT')
  if ((bounceDomain === undefined) !== (bouncePort === undefined))
    read.problems.push('MINUET_BOUNCE_DOMAIN and MINUET_BOUNCE_PORT: set both or neither')
  if (bounceDomain !== undefined && !/^(?=.{4,190}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(bounceDomain))
    read.problems.push('MINUET_BOUNCE_DOMAIN: not a domain name')
  return { bounceDomain, bouncePort }
}

/** A selector is part of a domain name. */
function readSelectors(read: ReturnType<typeof createReader>): readonly string[] {
  const selectors = read.list('MINUET_DKIM_SELECTORS').map((selector) => selector.toLowerCase())
  if (selectors.some((selector) => !/^(?=.{1,63}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(selector)))
    read.problems.push('MINUET_DKIM_SELECTORS: not a list of selectors')
  return selectors
}

/** How the webhooks of mail providers are recognized. */
function readProviderReports(
  read: ReturnType<typeof createReader>,
): Pick<Config, 'postmarkSecret' | 'sesTopic'> {
  const postmarkSecret = read.text('MINUET_POSTMARK_SECRET')
  const sesTopic = read.text('MINUET_SES_TOPIC')
  if (postmarkSecret !== undefined && !/^[\w.~-]{24,}$/.test(postmarkSecret))
    read.problems.push(
      'MINUET_POSTMARK_SECRET must be at least 24 letters, digits or any of - . _ ~, because it is part of an address.',
    )
  if (sesTopic !== undefined && !/^arn:aws[\w-]*:sns:[\w-]+:\d{12}:[\w.-]+$/.test(sesTopic))
    read.problems.push(
      `MINUET_SES_TOPIC must be the ARN of an SNS topic, such as arn:aws:sns:eu-west-1:123456789012:reports, not "${sesTopic}".`,
    )
  return { postmarkSecret, sesTopic }
}

function readSecrets([current = '', ...earlier]: readonly string[]): Config['secrets'] {
  return [current, ...earlier]
}

/**
 * The secret of a demo, stored in its data folder; generated at the first start, so that sessions
 * survive a restart.
 */
function readDemoSecret(dataFolder: string): string {
  const path = join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(33).toString('base64url'), { mode: 0o600 })
  try {
    // Linking never replaces a file, so if two servers start at the same time, both use the first
    // one's secret.
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8').trim()
}
