/** One piece of a letter. Texts are plain; they are escaped where they become HTML. */
export type LetterBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The address is also written out below, for those whose program shows no buttons. Only http and https. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Quiet small print. */
  | { readonly kind: 'note'; readonly text: string }
  /** Says that a letter is about a fictional profile: the word, and what it means. */
  | { readonly kind: 'fictional'; readonly label: string; readonly text?: string }

/** What a letter says, in the reader's language. */
export interface Letter {
  readonly subject: string
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  readonly blocks: readonly LetterBlock[]
  /** Lines at the very end: why one gets it, who sends it. */
  readonly footer?: readonly string[]
}

/** The colours of a site's letters, for a light and a dark screen. */
export interface LetterColours {
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

/** What a letter of a site is drawn with; colours left out are the usual ones. */
export interface LetterDress {
  readonly siteName: string
  readonly siteUrl: string
  readonly locale: string
  readonly light?: Partial<LetterColours>
  readonly dark?: Partial<LetterColours>
}
