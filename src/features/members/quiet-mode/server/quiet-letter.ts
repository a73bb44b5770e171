import type { Mail, SendMail } from '#platform/server/mail/mail.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** What a letter shows before it is opened, made neutral: subject, preview and the sender's name. What it says inside stays. */
export function quietLetter(phrases: Phrases, mail: Mail): Mail {
  const t = (key: string) => phrases.translate(mail.locale, `quiet_mode.mail.${key}`)
  return {
    ...mail,
    site: { ...mail.site, sender: t('sender') },
    letter: { ...mail.letter, subject: t('subject'), preview: t('preview') },
  }
}

/** Sends letters as they are, and neutral ones to those who want them so. */
export function quietly(
  send: SendMail,
  {
    phrases,
    wantsNeutral,
  }: { readonly phrases: Phrases; readonly wantsNeutral: (account: number) => Promise<boolean> },
): SendMail {
  return async (mail) => {
    const neutral = mail.quiet ?? (mail.reader !== undefined && (await wantsNeutral(mail.reader)))
    await send(neutral ? quietLetter(phrases, mail) : mail)
  }
}
