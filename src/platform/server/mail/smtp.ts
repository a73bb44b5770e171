import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import { requiresStartTls } from '../config/transport-security.ts'
import { renderEmailHtml, safeUrl } from './render-email-html.ts'
import type { Delivery, Email } from './email.ts'
import type { EmailContent, EmailBlock, EmailTheme } from './email-content.ts'

export interface SmtpOptions {
  /**
   * `smtp://user:password@host:587` or `smtps://…`; the query may contain nodemailer's options
   * (`?requireTLS=true`).
   */
  readonly url: string
  readonly clock: Clock
  readonly log: Log
  /** Called when the mail server permanently refuses the address. */
  readonly onBounce?: (mail: Email, answer: string) => Promise<void>
}

/** Sends emails over SMTP, with a few connections kept open. */
export function createSmtp(options: SmtpOptions): {
  send: (mail: Email) => Promise<Delivery>
  close(): void
} {
  const { clock, log } = options
  const connection = {
    url: options.url,
    // Without it, anyone in between could remove the STARTTLS offer and read reset links.
    requireTLS: requiresStartTls(options.url),
    dnsTimeout: 5000,
    connectionTimeout: 8000,
    greetingTimeout: 8000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const single = nodemailer.createTransport(connection)
  const pool = nodemailer.createTransport({
    ...connection,
    pool: true,
    maxConnections: 3,
    // By default a message whose connection was lost is sent again, even if it had been accepted.
    maxRequeues: 0,
  })

  async function send(mail: Email): Promise<Delivery> {
    const { site, content } = mail
    const theme = { ...site, siteName: site.name, siteUrl: site.url, locale: mail.locale }
    try {
      const { response } = await (mail.ownConnection === true ? single : pool).sendMail({
        from: { name: oneLine(site.sender ?? site.name), address: onePlainAddress(site.from) },
        to: { name: '', address: onePlainAddress(mail.to) },
        envelope: {
          from: onePlainAddress(mail.returnPath ?? site.from),
          to: [onePlainAddress(mail.to)],
        },
        subject: oneLine(content.subject),
        date: clock.now(),
        text: renderEmailText(content, theme),
        html: renderEmailHtml(content, theme),
        textEncoding: 'quoted-printable',
        attachments: (mail.attachments ?? []).map(({ name, type, bytes }) => ({
          filename: oneLine(name),
          contentType: type,
          content: Buffer.from(bytes),
        })),
        ...(mail.key === undefined ? {} : { messageId: messageId(mail.key, site.from) }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Feedback-ID': feedbackId(mail),
          ...declining(mail),
          ...mail.providerHeaders,
        },
      })
      return { accepted: true, reply: response }
    } catch (error) {
      const {
        command,
        responseCode = 0,
        response = '',
      } = error as { command?: string; responseCode?: number; response?: string }
      if (command !== 'RCPT TO' || responseCode < 500) throw error
      log.warn(
        { category: mail.category, code: responseCode },
        'an address was permanently refused',
      )
      await options.onBounce?.(mail, response)
      return { accepted: false, reply: response }
    }
  }

  return {
    send,
    close: () => {
      pool.close()
      single.close()
    },
  }
}

/** Lets mail apps unsubscribe with one request (RFC 8058), for emails that can be declined. */
function declining({ unsubscribeUrl }: Email): Record<string, string> {
  if (unsubscribeUrl === undefined) return {}
  return {
    'List-Unsubscribe': `<${safeUrl(unsubscribeUrl, false)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** For a mailbox provider's spam statistics: which kind of email it was, and from which site. */
function feedbackId({ category, site }: Email): string {
  return `${category}:${new URL(site.url).hostname}:minuet`
}

/** Removes line breaks and control characters, which could end or extend a mail header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

const plainAddress = /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u

/**
 * Returns a single plain address: no list, no name, no route. Throws otherwise. Accounts accept an
 * even narrower format.
 */
function onePlainAddress(text: string): string {
  if (text.length > 254 || !plainAddress.test(text))
    throw new Error('not a single plain email address')
  return text
}

function messageId(key: string, from: string): string {
  return `<${hashEmailKey(key)}@${from.slice(from.indexOf('@') + 1)}>`
}

/** The part of the Message-ID before the @, by which a report can name the email. */
export function hashEmailKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32)
}

/** Renders the same email as plain text. */
function renderEmailText(
  content: EmailContent,
  theme: Pick<EmailTheme, 'siteName' | 'siteUrl'>,
): string {
  const footer = [
    ...(content.footer ?? []),
    ...(content.footerLinks ?? []).map(({ label, url }) => `${label}: ${safeUrl(url, false)}`),
    `${theme.siteName}, ${safeUrl(theme.siteUrl, false)}`,
  ]
  return `${content.blocks.map(blockText).join('\n\n')}\n\n-- \n${footer.join('\n')}\n`
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}:\n${safeUrl(block.url, false)}`
    case 'fictional':
      return `[${block.label}]${block.text === undefined ? '' : ` ${block.text}`}`
    default:
      return block.text
  }
}
