import type { Config } from './config.ts'
import { listGatewayProblems } from './gateways.ts'
import type { Environment } from './read-environment.ts'
import { listTransportProblems } from './transport-security.ts'
import { listProxyProblems } from './trusted-proxies.ts'

const secretLength = 32

/** Returns the settings that a site with real members may not run with, one sentence each. */
export function listProductionProblems(config: Config, env: Environment): string[] {
  const problems: string[] = []
  for (const secret of config.secrets) {
    if (secret === '')
      problems.push('MINUET_SECRET is missing: production needs a secret of its own.')
    else if (secret.length < secretLength)
      problems.push(`MINUET_SECRET is too short: use at least ${secretLength} characters.`)
    else if (isCopied(secret))
      problems.push(
        'MINUET_SECRET is an example value: generate your own, for example with "openssl rand -base64 33".',
      )
  }
  problems.push(...listGatewayProblems(config))
  if (config.devPages)
    problems.push('MINUET_DEV_DOORS=1 lets anyone read every email; production refuses it.')
  if (config.openMedia)
    problems.push('MINUET_OPEN_MEDIA=1 shows photos without a session; production refuses it.')
  if (config.smtpUrl === undefined && !env.SMTP_URL)
    problems.push('SMTP_URL is missing: without email, no one can confirm an account.')
  if (config.smsUrl !== undefined && !isWholeSmsUrl(config.smsUrl))
    problems.push(
      'MINUET_SMS_URL must have the form https://<account>:<token>@<host>?from=<sender>.',
    )
  for (const service of config.pushServices)
    if (service.startsWith('http:') || (service.includes('://') && !URL.canParse(service)))
      problems.push(
        `MINUET_PUSH_SERVICES contains ${service}, which must be a host name or an origin that begins with https://.`,
      )
  problems.push(...listTransportProblems(config))
  problems.push(...listProxyProblems(env))
  if (!config.publicUrl.startsWith('https://'))
    problems.push('MINUET_PUBLIC_URL must begin with https://, because the cookies need it.')
  return problems
}

/**
 * The URL needs an account, its token and a sender; without any of them no message could be sent.
 */
function isWholeSmsUrl(url: string): boolean {
  const { username, password, searchParams } = new URL(url)
  return username !== '' && password !== '' && (searchParams.get('from') ?? '') !== ''
}

/**
 * Detects secrets that were typed rather than generated: words from the documentation, or few
 * different characters.
 */
function isCopied(secret: string): boolean {
  return (
    /change.?me|secret|password|example|minuet|default|insecure/i.test(secret) ||
    new Set(secret).size < 12
  )
}
