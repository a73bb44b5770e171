import type { Config } from './config.ts'

/** Options of nodemailer that switch off or weaken TLS. */
const weakMailOptions = { ignoreTLS: 'true', requireTLS: 'false', opportunisticTLS: 'true' }

/** Whether a host is this machine: a loopback address, or a folder with a Unix socket. */
export function isThisMachine(host: string): boolean {
  const name = decodeURIComponent(host).replace(/^\[|\]$/g, '')
  return (
    name === '' ||
    name.startsWith('/') ||
    name === 'localhost' ||
    name === '::1' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  )
}

/** Whether STARTTLS is required for a mail server: always, unless it is on this machine. */
export function requiresStartTls(smtpUrl: string): boolean {
  return URL.canParse(smtpUrl) && !isThisMachine(new URL(smtpUrl).hostname)
}

/**
 * Lists connections that would send passwords, reset links or members' data unencrypted over a
 * network.
 */
export function listTransportProblems({
  smtpUrl,
  databaseUrl,
  migrationUrl,
}: Pick<Config, 'smtpUrl' | 'databaseUrl' | 'migrationUrl'>): string[] {
  return [
    ...(smtpUrl === undefined ? [] : listMailProblems(smtpUrl)),
    ...listDatabaseProblems('DATABASE_URL', databaseUrl),
    ...listDatabaseProblems('MINUET_MIGRATION_URL', migrationUrl),
  ]
}

function listMailProblems(smtpUrl: string): string[] {
  if (!requiresStartTls(smtpUrl)) return []
  const { searchParams } = new URL(smtpUrl)
  return Object.entries(weakMailOptions).flatMap(([name, weak]) =>
    searchParams.get(name) === weak
      ? [
          `SMTP_URL contains ${name}=${weak}: emails with reset links would be sent without encryption. Leave it out, or use a mail server on this machine.`,
        ]
      : [],
  )
}

function listDatabaseProblems(name: string, url: string | undefined): string[] {
  if (url === undefined) return []
  if (!URL.canParse(url)) return [`${name} is not a valid address.`]
  const { hostname, searchParams } = new URL(url)
  if (isThisMachine(searchParams.get('host') ?? hostname)) return []
  const encrypted = /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
  return encrypted
    ? []
    : [
        `${name} connects to another machine without TLS: add ?sslmode=verify-full (and sslrootcert=<file> for a certificate authority of your own).`,
      ]
}
