import type { Locale } from '#kernel/locale.ts'
import type { Letter, LetterColours } from './letter.ts'

/** A letter to one person. */
export interface Mail {
  /** One plain address. */
  readonly to: string
  readonly site: MailSite
  readonly locale: Locale
  readonly letter: Letter
  /** The kind of mail, as the settings of a member name it (`activation`, `new_messages` …). */
  readonly category: string
  /** Whose letter it is, where somebody's: their own wishes decide how it looks from outside. */
  readonly reader?: number
  /** Whether it looks like nothing in particular from outside; said where the reader can no longer be asked. */
  readonly quiet?: boolean
  /** The same key gives the same Message-ID, so that a letter sent twice after a crash is shown once. */
  readonly key?: string
  /** Files that go along. */
  readonly attachments?: readonly MailAttachment[]
}

/** A file that goes along with a letter. */
export interface MailAttachment {
  readonly name: string
  /** `application/pdf`. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** What a letter needs of a site. */
export interface MailSite {
  readonly name: string
  /** Who a list of mails says it is from; the site's name when left out. */
  readonly sender?: string
  /** The sender's address. */
  readonly from: string
  readonly url: string
  readonly light?: Partial<LetterColours>
  readonly dark?: Partial<LetterColours>
}

/**
 * Hands a letter to the mail server. Resolves when the server has taken it, or has said that this address takes no mail
 * (a bounce, told to `onBounce`); any other trouble is thrown, and the outbox tries again.
 */
export type SendMail = (mail: Mail) => Promise<void>
