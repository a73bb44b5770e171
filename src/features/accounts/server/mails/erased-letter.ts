import type { Locale } from '#kernel/locale.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailSite } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** "Your account is erased": what went, what the law makes us keep, and the number of the receipt (BEY-13). */
export function erasedLetter(
  phrases: Phrases,
  { locale, site, name, receipt }: { locale: Locale; site: MailSite; name: string; receipt: string },
): Letter {
  const t = (key: string) =>
    phrases.translate(locale, `accounts.mail.erased.${key}`, { site: site.name, name, receipt })
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'paragraph', text: t('kept') },
      { kind: 'note', text: t('receipt') },
    ],
    footer: [t('footer')],
  }
}
