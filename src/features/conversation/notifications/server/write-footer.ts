import type { Locale } from '#kernel/locale.ts'
import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { SentKind } from '../rules/preferences.ts'

interface FooterInput {
  readonly kind: SentKind
  readonly locale: Locale
  readonly siteUrl: string
  readonly unsubscribeUrl: string
}

/** The end of every notification email: its kind, the unsubscribe link, and the settings. */
export function writeFooter(
  phrases: Phrases,
  { kind, locale, siteUrl, unsubscribeUrl }: FooterInput,
): Pick<EmailContent, 'footer' | 'footerLinks'> {
  const named = phrases.translate(locale, `notifications.kinds.${kind}`)
  return {
    footer: [phrases.translate(locale, 'notifications.mail.footer', { kind: named })],
    footerLinks: [
      { label: phrases.translate(locale, 'notifications.mail.unsubscribe'), url: unsubscribeUrl },
      {
        label: phrases.translate(locale, 'notifications.mail.settings'),
        url: `${siteUrl}/notifications/push`,
      },
    ],
  }
}
