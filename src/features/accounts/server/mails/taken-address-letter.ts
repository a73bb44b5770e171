import type { Locale } from '#kernel/locale.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailSite } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** "Your address stays yours": what only its owner learns when somebody wants it for another account (SEC-07). */
export function takenAddressLetter(
  phrases: Phrases,
  { locale, site, name }: { locale: Locale; site: MailSite; name: string },
): Letter {
  const t = (key: string) => phrases.translate(locale, `accounts.mail.taken.${key}`, { site: site.name, name })
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'note', text: t('note') },
    ],
    footer: [t('footer')],
  }
}
