/** A block of an email. Texts are plain; they are escaped when rendered as HTML. */
export type EmailBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /**
   * The URL is also written out below, for clients that do not show buttons. Only http and https.
   */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }
  /** States that an email concerns a fictional profile: the label, and its meaning. */
  | { readonly kind: 'fictional'; readonly label: string; readonly text?: string }

/** The content of an email, in the reader's language. */
export interface EmailContent {
  readonly subject: string
  /** Preview text that inboxes show next to the subject. */
  readonly preview: string
  readonly blocks: readonly EmailBlock[]
  /** Lines at the very end: why the reader is receiving it, and who sent it. */
  readonly footer?: readonly string[]
  /** Links after these lines, such as one to unsubscribe. */
  readonly footerLinks?: readonly { readonly label: string; readonly url: string }[]
}

/** The colours of a site's emails, for a light and a dark screen. */
export interface EmailColours {
  readonly page: string
  readonly card: string
  readonly line: string
  readonly ink: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
  readonly fictional: string
  readonly onFictional: string
}

/** The appearance of a site's emails; missing colours use the defaults. */
export interface EmailTheme {
  readonly siteName: string
  readonly siteUrl: string
  readonly locale: string
  readonly light?: Partial<EmailColours>
  readonly dark?: Partial<EmailColours>
}
