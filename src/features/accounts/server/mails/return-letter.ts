import type { Locale } from '#kernel/locale.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailSite } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** "Your account is closed": with the link that brings it back while there is time (ACC-14). */
export function returnLetter(
  phrases: Phrases,
  { locale, site, name, token, days }: { locale: Locale; site: MailSite; name: string; token: string; days: number },
): Letter {
  const t = (key: string) => phrases.translate(locale, `accounts.mail.return.${key}`, { site: site.name, name, days })
  return {
    subject: t('subject'),
    preview: t('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'button', label: t('button'), url: `${site.url}/reactivate?token=${token}` },
      { kind: 'note', text: t('note') },
    ],
    footer: [t('footer')],
  }
}
