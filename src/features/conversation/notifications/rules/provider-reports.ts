import { z } from 'zod'

/** A report of a mail provider about an email, and the token that says whom it was for. */
export interface ProviderReport {
  readonly token: string
  readonly report: {
    readonly kind: 'failure' | 'complaint'
    /** The enhanced status code (RFC 3463) of a failure; empty for a complaint. */
    readonly status: string
  }
}

/** The statuses assigned to reports that contain none (RFC 3463). */
const addressAtFault = '5.1.1'
const temporary = '4.0.0'

const postmarkHook = z.object({
  RecordType: z.string(),
  Type: z.string().optional(),
  Metadata: z.object({ return: z.string() }),
})
/** Postmark's bounce types (https://postmarkapp.com/developer/api/bounce-api#bounce-types). */
const postmarkHard = ['HardBounce', 'BadEmailAddress']
const postmarkSoft = [
  'Transient',
  'SoftBounce',
  'DnsError',
  'SpamNotification',
  'Blocked',
  'DMARCPolicy',
  'Unknown',
]

/**
 * Reads a webhook of Postmark: `Bounce` or `SpamComplaint`. Null for anything else, such as automatic
 * replies and deliveries.
 */
export function readPostmarkReport(body: unknown): ProviderReport | null {
  const { data } = postmarkHook.safeParse(body)
  if (data === undefined) return null
  const token = data.Metadata.return
  if (data.RecordType === 'SpamComplaint')
    return { token, report: { kind: 'complaint', status: '' } }
  if (data.RecordType !== 'Bounce') return null
  const type = data.Type ?? ''
  if (postmarkHard.includes(type))
    return { token, report: { kind: 'failure', status: addressAtFault } }
  return postmarkSoft.includes(type)
    ? { token, report: { kind: 'failure', status: temporary } }
    : null
}

const sesEvent = z.object({
  // `eventType` if a configuration set publishes events, `notificationType` if the identity does.
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z.object({ bounceType: z.string() }).optional(),
  complaint: z.object({ complaintFeedbackType: z.string().nullish() }).optional(),
  mail: z.object({
    source: z.string().optional(),
    tags: z.object({ return: z.array(z.string()) }).optional(),
  }),
})

/**
 * Reads an event of Amazon SES
 * (https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html). The token is in the
 * message tag `return`, or in the return path. Null for anything but bounces and complaints.
 */
export function readSesReport(body: unknown): ProviderReport | null {
  const { data } = sesEvent.safeParse(body)
  if (data === undefined) return null
  const token = data.mail.tags?.return[0] ?? data.mail.source?.split('@')[0] ?? ''
  const kind = data.eventType ?? data.notificationType
  if (kind === 'Complaint' && data.complaint !== undefined)
    return data.complaint.complaintFeedbackType === 'not-spam'
      ? null
      : { token, report: { kind: 'complaint', status: '' } }
  if (kind !== 'Bounce' || data.bounce === undefined) return null
  const status = data.bounce.bounceType === 'Permanent' ? addressAtFault : temporary
  return { token, report: { kind: 'failure', status } }
}
