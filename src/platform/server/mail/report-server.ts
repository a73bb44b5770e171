import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import type { Log } from '#platform/server/log/log.ts'
import { type MailReport, parseReport } from './parse-report.ts'

export interface ReportServerOptions {
  readonly host: string
  readonly port: number
  /** The domain of the return paths. */
  readonly domain: string
  readonly log: Log
  /** Whether mail to this name at the domain is accepted. */
  readonly accepts: (localPart: string) => boolean
  readonly onReport: (localPart: string, report: MailReport) => Promise<void>
}

/** The name at the domain that providers send complaints to. */
const complaintName = 'fbl'
const maxBytes = 256 * 1024

/**
 * A mail server for bounces and complaints only. It relays nothing, and stores nothing but what a
 * report says. If handling a report fails, the sender is asked to try again.
 */
export async function createReportServer(
  options: ReportServerOptions,
): Promise<{ port: number; stop(): Promise<void> }> {
  const { domain, log, accepts, onReport } = options

  async function handle(raw: Buffer, recipients: readonly string[]): Promise<void> {
    const report = await parseReport(raw).catch(() => null)
    if (report === null) return
    const named = recipients.map(localPartOf).filter((name) => name !== complaintName)
    // A complaint comes to the address given to the provider; the reported email names its own.
    const names =
      named.length === 0 && report.kind === 'complaint' ? listNamesIn(raw, domain) : named
    for (const name of new Set(names.filter(accepts))) await onReport(name, report)
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    authOptional: true,
    size: maxBytes,
    maxClients: 20,
    socketTimeout: 30_000,
    closeTimeout: 200,
    banner: 'bounces',
    onRcptTo({ address }, session, done) {
      const known =
        address.toLowerCase().endsWith(`@${domain}`) &&
        (localPartOf(address) === complaintName || accepts(localPartOf(address)))
      if (session.envelope.rcptTo.length >= 5) return done(smtpError('too many recipients', 452))
      done(known ? null : smtpError('no such mailbox', 550))
    },
    onData(stream, session, done) {
      const handled = buffer(stream).then((raw) => {
        if (stream.sizeExceeded) throw smtpError('message too large', 552)
        return handle(
          raw,
          session.envelope.rcptTo.map(({ address }) => address),
        )
      })
      callbackify(() =>
        handled.catch((error: unknown) => {
          log.warn({ error }, 'a mail report could not be handled')
          throw error
        }),
      )(done)
    },
  })
  server.on('error', (error) =>
    log.info({ error }, 'a connection to the mail report server failed'),
  )
  server.listen(options.port, options.host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function smtpError(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode })
}

const localPartOf = (address: string) =>
  address.slice(0, Math.max(0, address.lastIndexOf('@'))).toLowerCase()

/** The names at the domain that a text mentions, in any encoding that leaves addresses readable. */
function listNamesIn(raw: Buffer, domain: string): string[] {
  const text = raw
    .toString('latin1')
    .replaceAll(/=\r?\n/g, '')
    .toLowerCase()
  return [...text.matchAll(/([a-z0-9-]{3,64})@([a-z0-9.-]+)/g)].flatMap(
    ([, name = '', host = '']) => (host.replace(/\.$/, '') === domain ? [name] : []),
  )
}
