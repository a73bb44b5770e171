import type { EmailContent } from '#platform/server/mail/email-content.ts'
import type { Site } from '#features/site/sites/index.ts'
import { isNewsletterKind, selectNewsletterText } from '../rules/newsletter.ts'
import { topicIds } from '../rules/topics.ts'
import { createEmail } from './create-email.ts'
import { findNews } from './find-news.ts'
import { selectNewsletter } from './newsletters/store-newsletters.ts'
import { writeNewsletter } from './newsletters/write-newsletter.ts'
import type { SendParts } from './send-parts.ts'
import type { ClaimedEmail, ReaderFacts } from './store-emails.ts'

interface ContentInput {
  readonly reader: ReaderFacts
  readonly site: Site
  readonly siteUrl: string
  readonly unsubscribeUrl: string
  readonly now: Date
}

/** Writes an email of the queue as things are now; null if there is nothing to send any more. */
export async function createContent(
  parts: SendParts,
  email: ClaimedEmail,
  input: ContentInput,
): Promise<EmailContent | null> {
  const { phrases, labelFor } = parts
  const { reader, site, now, ...urls } = input
  const { locale } = reader
  const { kind } = email
  if (isNewsletterKind(kind)) {
    // Advertising stops for members who take a break from spending, or excluded themselves.
    if (await parts.takesBreak(email.account, now)) return null
    const [id] = topicIds(email.topics, 'newsletter')
    const newsletter = id === undefined ? null : await selectNewsletter(parts.database, id)
    if (newsletter === null || newsletter.site !== site.id) return null
    const text = selectNewsletterText(newsletter.texts, locale, site.locales[0])
    const { path } = newsletter
    return text === null ? null : writeNewsletter(phrases, { kind, text, path, locale, ...urls })
  }
  const news = await findNews(parts, { ...email, kind }, reader, site, now)
  if (news === null) return null
  return createEmail(phrases, {
    kind,
    news,
    locale,
    ...urls,
    messageText: reader.preferences.messageText,
    labelFor: (profileKind) => labelFor(profileKind, site, locale),
  })
}
