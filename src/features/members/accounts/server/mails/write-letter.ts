import type { Locale } from '#kernel/locale.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailSite } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** To whom a letter goes, and from which site. */
export interface Recipient {
  readonly locale: Locale
  readonly site: MailSite
  readonly name: string
}

/** One of the letter's texts by its key. */
type Words = (key: string) => string

interface Kind {
  /** The letter's texts stand under `accounts.mail.<name>`. */
  readonly name: string
  /** What the texts name besides the site and the recipient. */
  readonly facts?: Readonly<Record<string, string | number>>
  /** What follows the heading and the first paragraph. */
  readonly rest: (t: Words) => Letter['blocks']
}

/** A letter as all of ours are: subject, heading, a paragraph, what follows, and the foot. */
export function writeLetter(phrases: Phrases, { locale, site, name }: Recipient, kind: Kind): Letter {
  const t = (key: string) =>
    phrases.translate(locale, `accounts.mail.${kind.name}.${key}`, { site: site.name, name, ...kind.facts })
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [{ kind: 'heading', text: t('heading') }, { kind: 'paragraph', text: t('text') }, ...kind.rest(t)],
    footer: [t('footer')],
  }
}
