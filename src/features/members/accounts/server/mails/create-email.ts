import type { en } from '../../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { Locale } from '#kernel/locale.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { EmailSite } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** The recipient of an email, and the site that sends it. */
export interface Recipient {
  readonly locale: Locale
  readonly site: EmailSite
  readonly name: string
}

type Emails = typeof en.mail
/** The emails with the standard layout. */
type EmailName = Exclude<keyof Emails, 'changed'>

interface Kind<Name extends EmailName> {
  /** The email's texts are stored under `accounts.mail.<name>`. */
  readonly name: Name
  /** Placeholder values for the texts, besides the site and the recipient. */
  readonly facts?: Readonly<Record<string, string | number>>
  /** Returns the blocks after the heading and the first paragraph. */
  readonly rest: (t: (key: PhraseKey<Emails[Name]>) => string) => EmailContent['blocks']
}

/**
 * Creates an email in the standard layout: subject, heading, a paragraph, further blocks and the
 * footer.
 */
export function createEmail<Name extends EmailName>(
  phrases: Phrases,
  { locale, site, name }: Recipient,
  kind: Kind<Name>,
): EmailContent {
  const t = (key: PhraseKey<Emails[Name]> | PhraseKey<Emails['taken']>) =>
    phrases.translate(locale, `accounts.mail.${kind.name}.${key}`, {
      site: site.name,
      name,
      ...kind.facts,
    })
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      ...kind.rest(t),
    ],
    footer: [t('footer')],
  }
}
