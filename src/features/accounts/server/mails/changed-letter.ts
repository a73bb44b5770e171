import type { Locale } from '#kernel/locale.ts'
import type { Letter } from '#platform/server/mail/letter.ts'
import type { MailSite } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'

interface Changed {
  readonly locale: Locale
  readonly site: MailSite
  readonly name: string
  readonly token: string
  readonly what: 'email' | 'password'
}

/** "Your password was changed", or the address: with the link that undoes it for 48 hours (BEY-12). */
export function changedLetter(phrases: Phrases, { locale, site, name, token, what }: Changed): Letter {
  const translate = (key: string) =>
    phrases.translate(locale, `accounts.mail.changed.${key}`, { site: site.name, name, hours: 48 })
  const t = (key: string) => translate(`${what}.${key}`)
  return {
    subject: t('subject'),
    preview: translate('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'paragraph', text: translate('undo') },
      { kind: 'button', label: translate('button'), url: `${site.url}/undo-change?of=${what}&token=${token}` },
      { kind: 'note', text: translate('note') },
    ],
    footer: [translate('footer')],
  }
}
