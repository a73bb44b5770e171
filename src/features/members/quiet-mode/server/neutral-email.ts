import type { en } from '../locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { DeliverEmail, Email, SendEmail } from '#platform/server/mail/email.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** Makes the subject, preview and sender name of an email neutral. The content stays as it is. */
export function neutralizeEmail(phrases: Phrases, mail: Email): Email {
  const t = (key: PhraseKey<typeof en.mail>) =>
    phrases.translate(mail.locale, `quiet_mode.mail.${key}`)
  return {
    ...mail,
    site: { ...mail.site, sender: t('sender') },
    content: { ...mail.content, subject: t('subject'), preview: t('preview') },
  }
}

/** The sender for features: members who chose it get neutral emails. */
export function withNeutralEmails(
  deliver: DeliverEmail,
  {
    phrases,
    wantsNeutral,
  }: { readonly phrases: Phrases; readonly wantsNeutral: (account: number) => Promise<boolean> },
): SendEmail {
  return async (mail) => {
    const neutral = mail.quiet ?? (mail.reader !== null && (await wantsNeutral(mail.reader)))
    await deliver({ ...(neutral ? neutralizeEmail(phrases, mail) : mail), neutral })
  }
}
