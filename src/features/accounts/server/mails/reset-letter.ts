import type { Locale } from '#kernel/locale.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailSite } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** "Choose a new password": the link works for half an hour. */
export function resetLetter(
  phrases: Phrases,
  { locale, site, name, token }: { locale: Locale; site: MailSite; name: string; token: string },
): Letter {
  const t = (key: string) =>
    phrases.translate(locale, `accounts.mail.reset.${key}`, { site: site.name, name, minutes: 30 })
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'button', label: t('button'), url: `${site.url}/reset-password/do?token=${token}` },
      { kind: 'note', text: t('note') },
    ],
    footer: [t('footer')],
  }
}
