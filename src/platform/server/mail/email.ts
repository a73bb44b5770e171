import type { Locale } from '#kernel/locale.ts'
import type { EmailContent, EmailColours } from './email-content.ts'

/** An email to one person. */
export interface Email {
  /** A single plain address. */
  readonly to: string
  readonly site: EmailSite
  readonly locale: Locale
  readonly content: EmailContent
  /** The category, as named in a member's settings (`activation`, `new_messages` …). */
  readonly category: string
  /**
   * The recipient's account, whose settings determine how the email looks in an inbox; null only for
   * people without one, such as staff or a member who was erased.
   */
  readonly reader: number | null
  /**
   * Whether the email looks neutral in an inbox; set if the recipient's settings are no longer
   * available.
   */
  readonly quiet?: boolean
  /**
   * The same key results in the same Message-ID, so that an email sent twice after a crash is shown
   * once.
   */
  readonly key?: string
  /** Where to unsubscribe from this category with one request; left out if it can't be declined. */
  readonly unsubscribeUrl?: string
  /** The address that receives bounces, if it is not the sender's. */
  readonly returnPath?: string
  /** Headers for the mail provider, which repeats them in its reports. */
  readonly providerHeaders?: Readonly<Record<string, string>>
  /**
   * Sent over a connection of its own, whose errors say at which command it failed. The shared ones
   * don't if the server closes them, so that no one can tell whether the email was accepted.
   */
  readonly ownConnection?: boolean
  readonly attachments?: readonly EmailAttachment[]
}

/** A file attached to an email. */
export interface EmailAttachment {
  readonly name: string
  /** Media type, such as `application/pdf`. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** The site data used in an email. */
export interface EmailSite {
  readonly name: string
  /** The sender's name shown in inboxes; the site's name if left out. */
  readonly sender?: string
  /** The sender's address. */
  readonly from: string
  readonly url: string
  readonly light?: Partial<EmailColours>
  readonly dark?: Partial<EmailColours>
}

/**
 * Hands an email to the mail server. Resolves when the server has accepted it, or has reported that
 * this address does not accept email (a bounce, passed to `onBounce`); throws on any other error,
 * so that the task is retried.
 */
export type SendEmail = (mail: Email) => Promise<void>

/** An email whose recipient's choice of neutral emails has been applied. */
export interface FinalEmail extends Email {
  readonly neutral: boolean
}

/**
 * The mail server itself. Not a `SendEmail`, so that it cannot be passed to features, which send
 * through the sender that applies the recipient's choice.
 */
export type DeliverEmail = (mail: FinalEmail) => Promise<Delivery>

/** The mail server's reply to an email. */
export interface Delivery {
  /** False if it permanently refused the address. */
  readonly accepted: boolean
  /** Its last reply, such as `250 2.0.0 Ok`; it may contain the address. */
  readonly reply: string
}
