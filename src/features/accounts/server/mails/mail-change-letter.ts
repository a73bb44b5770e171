import type { Locale } from '#kernel/locale.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailSite } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** "Confirm your new address": sent there, and nothing changes before its link is used. */
export function mailChangeLetter(
  phrases: Phrases,
  { locale, site, name, token }: { locale: Locale; site: MailSite; name: string; token: string },
): Letter {
  const t = (key: string) =>
    phrases.translate(locale, `accounts.mail.mail_change.${key}`, { site: site.name, name, hours: 24 })
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'button', label: t('button'), url: `${site.url}/mail-change/do?token=${token}` },
      { kind: 'note', text: t('note') },
    ],
    footer: [t('footer')],
  }
}
