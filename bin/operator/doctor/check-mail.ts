import nodemailer from 'nodemailer'
import { requiresStartTls } from '#platform/server/config/transport-security.ts'
import { describeError, fail, type Finding, ok } from './finding.ts'

/** Connects to the mail server and logs in, with the same rules as the site; sends nothing. */
export async function checkMail(smtpUrl: string | undefined): Promise<readonly Finding[]> {
  if (smtpUrl === undefined) return [ok('email', 'The demo keeps its emails at /dev/mail.')]
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: requiresStartTls(smtpUrl),
    dnsTimeout: 5_000,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
  })
  try {
    await transport.verify()
    return [ok('email', 'The mail server accepts this log-in.')]
  } catch (error) {
    return [fail('email', `The mail server: ${describeError(error)}`, advise(error))]
  } finally {
    transport.close()
  }
}

function advise(error: unknown): string {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number }
  const text = describeError(error)
  if (/certificate|self.signed|altnames/i.test(text))
    return 'Use the host name in its certificate, and renew an expired one. For a mail server on this machine without a valid certificate: smtp://127.0.0.1:25?ignoreTLS=true'
  if (code === 'EAUTH' || responseCode === 535)
    return 'Check the user and password in SMTP_URL; special characters must be percent-encoded.'
  if (/STARTTLS/i.test(text))
    return 'This server offers no encryption on this port. Use smtps:// with port 465, or port 587.'
  if (['EDNS', 'ENOTFOUND', 'ESOCKET', 'ECONNECTION', 'ETIMEDOUT'].includes(code))
    return 'Check host and port in SMTP_URL, and whether your provider blocks outgoing mail ports.'
  return 'Check SMTP_URL (docs/self-hosting.md, Email).'
}
