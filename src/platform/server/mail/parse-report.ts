import PostalMime from 'postal-mime'

/** A report of a mail server or mailbox provider about an email. */
export interface MailReport {
  /** `failure`: not delivered; `complaint`: its reader reported it as spam. */
  readonly kind: 'failure' | 'complaint'
  /** The enhanced status code (RFC 3463) of a failure, such as `5.1.1`; empty for a complaint. */
  readonly status: string
  /** The part before the @ of the email's Message-ID; undefined if the report does not contain it. */
  readonly messageId?: string | undefined
}

/**
 * Parses a delivery status notification (RFC 3464) or a complaint in the abuse reporting format
 * (RFC 5965). Null for anything else: notices of a delay or of delivery, automatic replies, spam.
 */
export async function parseReport(raw: Buffer): Promise<MailReport | null> {
  const email = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
    maxNestingDepth: 10,
  })
  const messageId = findMessageId(email.attachments)
  for (const { mimeType, content } of email.attachments) {
    const text = typeof content === 'string' ? content : ''
    if (mimeType === 'message/feedback-report')
      return /^feedback-type:\s*(abuse|fraud|virus|other|not-spam)\b/im.test(text) &&
        !/^feedback-type:\s*not-spam\b/im.test(text)
        ? { kind: 'complaint', status: '', messageId }
        : null
    if (mimeType === 'message/delivery-status') return parseStatus(text, messageId)
  }
  return null
}

/** The per-recipient fields of a status notification. An email has one recipient. */
function parseStatus(text: string, messageId: string | undefined): MailReport | null {
  const [, action = ''] = /^action:\s*([a-z]+)/im.exec(text) ?? []
  const [, status] = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text) ?? []
  return action.toLowerCase() === 'failed' && status !== undefined && !status.startsWith('2')
    ? { kind: 'failure', status, messageId }
    : null
}

/** Reads it from the returned email, or from its headers. */
function findMessageId(
  attachments: readonly { readonly mimeType: string; readonly content: unknown }[],
): string | undefined {
  const returned = attachments.find(({ mimeType }) =>
    ['message/rfc822', 'message/rfc822-headers', 'text/rfc822-headers'].includes(mimeType),
  )
  const text = typeof returned?.content === 'string' ? returned.content : ''
  return /^message-id:\s*<([0-9a-f]{32})@/im.exec(text)?.[1]
}
