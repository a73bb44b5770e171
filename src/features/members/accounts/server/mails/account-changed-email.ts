import type { en } from '../../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Recipient } from './create-email.ts'

/**
 * Email "Your password was changed" (or the address, or a passkey was added), with the link that
 * undoes it for 48 hours (BEY-12).
 */
export function createAccountChangedEmail(
  phrases: Phrases,
  {
    locale,
    site,
    name,
    token,
    what,
  }: Recipient & { token: string; what: 'email' | 'password' | 'passkey' },
): EmailContent {
  const translate = (key: PhraseKey<typeof en.mail.changed>) =>
    phrases.translate(locale, `accounts.mail.changed.${key}`, { site: site.name, name, hours: 48 })
  const t = (key: PhraseKey<typeof en.mail.changed.email>) => translate(`${what}.${key}`)
  return {
    subject: t('subject'),
    preview: translate('preview'),
    blocks: [
      { kind: 'heading', text: t('heading') },
      { kind: 'paragraph', text: t('text') },
      { kind: 'paragraph', text: translate('undo') },
      {
        kind: 'button',
        label: translate('button'),
        url: `${site.url}/undo-change?of=${what}#token=${token}`,
      },
      { kind: 'note', text: translate('note') },
    ],
    footer: [translate('footer')],
  }
}
