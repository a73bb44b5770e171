import type { Locale } from '#kernel/locale.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailSite } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** "You already have an account": what only the owner of an address learns when someone signs up with it (SEC-07). */
export function knownAddressLetter(
  phrases: Phrases,
  { locale, site, name }: { locale: Locale; site: MailSite; name: string },
): Letter {
  const t = (key: string) => phrases.translate(locale, `accounts.mail.known.${key}`, { site: site.name, name })
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'button', label: t('log_in'), url: `${site.url}/login` },
      { kind: 'paragraph', text: t('forgotten') },
      { kind: 'button', label: t('reset'), url: `${site.url}/reset-password` },
      { kind: 'note', text: t('note') },
    ],
    footer: [t('footer')],
  }
}
