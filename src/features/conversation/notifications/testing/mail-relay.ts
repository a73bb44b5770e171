import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import nodemailer from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { parseEmail, type ReceivedEmail } from '#platform/server/mail/parse-email.ts'

/** An email that the relay accepted. */
export interface RelayedEmail extends ReceivedEmail {
  readonly recipient: string
  /** The return path. */
  readonly sender: string
  readonly raw: string
}

/** An answer of the relay for a recipient: to RCPT, or after the data. */
export interface RelayAnswer {
  readonly stage: 'recipient' | 'data'
  readonly code: number
  readonly text: string
  /** How often; always if left out. */
  times?: number
}

/** A real mail server that refuses, delays, drops, bounces and complains as told. */
export interface MailRelay {
  readonly url: string
  readonly accepted: RelayedEmail[]
  /** Every RCPT command, accepted or not. */
  readonly attempts: string[]
  answer(recipient: string, answer: RelayAnswer): void
  /** Closes the connection after the data of the next email to this recipient, having stored it. */
  dropAfterData(recipient: string): void
  to(recipient: string): RelayedEmail[]
  stop(): Promise<void>
}

/** With `onAccepted`, accepted emails are handed over and not kept: thousands would fill the memory. */
export async function startMailRelay({
  onAccepted,
}: {
  readonly onAccepted?: (email: RelayedEmail) => void
} = {}): Promise<MailRelay> {
  const accepted: RelayedEmail[] = []
  const attempts: string[] = []
  const answers = new Map<string, RelayAnswer>()
  const dropped = new Set<string>()

  function take(recipient: string, stage: RelayAnswer['stage']): Error | null {
    const answer = answers.get(recipient)
    if (answer === undefined || answer.stage !== stage || answer.times === 0) return null
    if (answer.times !== undefined) answer.times -= 1
    return Object.assign(new Error(answer.text), { responseCode: answer.code })
  }

  const sockets = new Map<string, { destroy(): void }>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onRcptTo({ address }, _session, done) {
      attempts.push(address)
      done(take(address, 'recipient'))
    },
    onData(stream, session, done) {
      void receive()

      async function receive(): Promise<void> {
        const raw = await buffer(stream)
        const [recipient = ''] = session.envelope.rcptTo.map(({ address }) => address)
        const error = take(recipient, 'data')
        if (error !== null) return done(error)
        const { mailFrom } = session.envelope
        const email: RelayedEmail = {
          ...(await parseEmail(raw)),
          recipient,
          sender: mailFrom === false ? '' : mailFrom.address,
          raw: raw.toString('latin1'),
        }
        if (onAccepted === undefined) accepted.push(email)
        else onAccepted(email)
        if (dropped.delete(recipient)) sockets.get(`${session.remotePort}`)?.destroy()
        else done()
      }
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    sockets.set(`${socket.remotePort}`, socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    attempts,
    answer: (recipient, answer) => void answers.set(recipient, { ...answer }),
    dropAfterData: (recipient) => void dropped.add(recipient),
    to: (recipient) => accepted.filter((email) => email.recipient === recipient),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Sends a message to a port as another mail server would, with the empty return path of reports. */
export async function sendReport(
  port: number,
  { to, raw }: { readonly to: string; readonly raw: string },
): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  await transport.sendMail({ envelope: { from: '', to: [to] }, raw })
  transport.close()
}

/** A delivery status notification (RFC 3464) about an email. */
export function deliveryStatus(status: string, action = 'failed'): string {
  return [
    'From: MAILER-DAEMON@mx.example',
    'Subject: Delivery Status Notification',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; someone@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 no such user',
    '',
    '--b1--',
    '',
  ].join('\r\n')
}

/** A complaint (RFC 5965) about an email, which it contains. */
export function abuseReport(about: RelayedEmail, feedbackType = 'abuse'): string {
  return [
    'From: feedback@provider.example',
    'Subject: FW: complaint',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b2"',
    '',
    '--b2',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '',
    '--b2',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${feedbackType}`,
    'User-Agent: Provider/1.0',
    'Version: 1',
    `Original-Mail-From: <${about.sender}>`,
    '',
    '--b2',
    'Content-Type: message/rfc822',
    '',
    `Return-Path: <${about.sender}>`,
    about.raw,
    '',
    '--b2--',
    '',
  ].join('\r\n')
}
