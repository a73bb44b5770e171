import type { DeliverEmail } from '#platform/server/mail/email.ts'
import type { ReturnPaths } from './return-path.ts'

/** How mail providers that report bounces and complaints by webhook are recognized. */
export interface ProviderReports {
  /** The password in the address of Postmark's webhook; undefined if there is none. */
  readonly postmarkSecret: string | undefined
  /** The name (ARN) of the topic to which Amazon SES reports; undefined if it doesn't. */
  readonly sesTopic: string | undefined
}

/**
 * Adds to every email to a member, receipts included, whom it was for: in its return path, and in the
 * header that a provider repeats in its reports.
 */
export function withReturnPath(
  deliver: DeliverEmail,
  returnPaths: ReturnPaths,
  { postmarkSecret, sesTopic }: ProviderReports,
): DeliverEmail {
  return (mail) => {
    if (mail.reader === null) return deliver(mail)
    const returnPath = returnPaths.create(mail.reader, mail.to)
    const token = returnPaths.token(mail.reader, mail.to)
    return deliver({
      ...mail,
      ...(returnPath !== undefined && { returnPath }),
      providerHeaders: {
        ...(postmarkSecret !== undefined && { 'X-PM-Metadata-return': token }),
        ...(sesTopic !== undefined && { 'X-SES-MESSAGE-TAGS': `return=${token}` }),
      },
    })
  }
}
