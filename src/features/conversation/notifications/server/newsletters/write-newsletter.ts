import type { Locale } from '#kernel/locale.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { formatPreview, type NewsletterKind, type NewsletterText } from '../../rules/newsletter.ts'
import { writeFooter } from '../write-footer.ts'

interface NewsletterInput {
  readonly kind: NewsletterKind
  readonly text: NewsletterText
  /** The page of the site that the button opens. */
  readonly path: string
  readonly locale: Locale
  readonly siteUrl: string
  readonly unsubscribeUrl: string
}

/** Writes the content of an operator's email: plain paragraphs, and a button to a page of the site. */
export function writeNewsletter(
  phrases: Phrases,
  { kind, text: { subject, text }, path, locale, siteUrl, unsubscribeUrl }: NewsletterInput,
): EmailContent {
  return {
    subject,
    preview: formatPreview(text),
    blocks: [
      { kind: 'heading', text: subject },
      ...text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
      {
        kind: 'button',
        label: phrases.translate(locale, 'notifications.mail.newsletter.button', {}),
        url: `${siteUrl}${path}`,
      },
    ],
    ...writeFooter(phrases, { kind, locale, siteUrl, unsubscribeUrl }),
  }
}
