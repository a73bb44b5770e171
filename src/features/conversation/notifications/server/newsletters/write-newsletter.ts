import type { Locale } from '#kernel/locale.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import {
  formatPreview,
  type NewsletterKind,
  type NewsletterText,
  splitParagraphs,
} from '../../rules/newsletter.ts'
import type { EmailFrame } from '../../contract/newsletters.ts'
import { writeFooter } from '../write-footer.ts'

const buttonLabel = 'notifications.mail.newsletter.button'

interface NewsletterInput {
  readonly kind: NewsletterKind
  readonly text: NewsletterText
  /** The page of the site that the button opens. */
  readonly path: string
  readonly locale: Locale
  readonly siteUrl: string
  readonly unsubscribeUrl: string
}

/** The texts that every email of a kind has in a language, for previews. */
export function writeFrame(
  phrases: Phrases,
  { kind, locale }: Pick<NewsletterInput, 'kind' | 'locale'>,
): EmailFrame {
  const { footer = [], footerLinks = [] } = writeFooter(phrases, {
    kind,
    locale,
    siteUrl: '',
    unsubscribeUrl: '',
  })
  return {
    kind,
    language: locale,
    button: phrases.translate(locale, buttonLabel, {}),
    footer: [...footer],
    links: footerLinks.map(({ label }) => label),
  }
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
      ...splitParagraphs(text).map(
        (paragraph) => ({ kind: 'paragraph', text: paragraph }) as const,
      ),
      {
        kind: 'button',
        label: phrases.translate(locale, buttonLabel, {}),
        url: `${siteUrl}${path}`,
      },
    ],
    ...writeFooter(phrases, { kind, locale, siteUrl, unsubscribeUrl }),
  }
}
