import type { Locale } from '#kernel/locale.ts'
import type { EmailBlock, EmailContent } from '#platform/server/mail/email-content.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { en } from '../locales/en.ts'
import type { NewsletterKind } from '../rules/newsletter.ts'
import type { SentKind } from '../rules/preferences.ts'
import { namedPeople, type News } from './find-news.ts'
import type { NewsPerson } from './store-news.ts'
import { writeFooter } from './write-footer.ts'

export interface EmailInput {
  readonly kind: Exclude<SentKind, NewsletterKind>
  readonly news: News
  readonly locale: Locale
  /** The site's address, without a slash at the end. */
  readonly siteUrl: string
  readonly unsubscribeUrl: string
  /** Whether the member wants to read what was written in the email. */
  readonly messageText: boolean
  /** The label of a kind of profile; null for a member. */
  readonly labelFor: (kind: NewsPerson['kind']) => string | null
}

/** The maximum number of characters of a message that an email shows. */
const shownText = 200

/** Writes the content of a notification email. Fictional profiles are labelled wherever they are named. */
export function createEmail(phrases: Phrases, input: EmailInput): EmailContent {
  const { kind, news, locale, siteUrl } = input
  const t: Translate = (key, values = {}) =>
    phrases.translate(locale, `notifications.mail.${key}`, values)
  const subject = writeSubject(t, input)
  return {
    subject,
    preview: t(`${kind}.preview`),
    blocks: [
      { kind: 'heading', text: subject },
      ...writeBody(t, input),
      { kind: 'button', label: t(`${kind}.button`), url: `${siteUrl}${targetPath(news)}` },
      ...(kind === 'unread_message_reminders' || kind === 'reminders'
        ? [{ kind: 'note', text: t(`${kind}.note`) } as const]
        : []),
    ],
    ...writeFooter(phrases, input),
  }
}

type Translate = (
  key: PhraseKey<typeof en.mail>,
  values?: Record<string, string | number>,
) => string

function writeSubject(t: Translate, { kind, news, labelFor }: EmailInput): string {
  if (news.kind === 'profile') return t('reminders.subject', { gap: news.gap })
  if (news.kind === 'new_people') return t(`${kind}.subject`, { people: news.count, name: '' })
  const [first] = news.people
  const name = first === undefined ? '' : labelled(t, first, labelFor)
  const matches = news.people.filter(({ topic }) => topic.startsWith('match:'))
  if (matches.length > 0 && matches.length === news.people.length)
    return t('like.subject_match', { people: matches.length, name })
  return t(`${kind}.subject`, { people: news.people.length, name })
}

function writeBody(t: Translate, input: EmailInput): EmailBlock[] {
  const { news } = input
  if (news.kind === 'profile')
    return [{ kind: 'paragraph', text: t('reminders.text', { gap: news.gap }) }]
  return news.kind === 'new_people' ? writeNewPeople(t, news) : writePeople(t, news.people, input)
}

function writePeople(
  t: Translate,
  people: readonly NewsPerson[],
  { news, messageText, labelFor }: EmailInput,
): EmailBlock[] {
  const blocks = people.slice(0, namedPeople).map((person): EmailBlock => {
    const label = labelFor(person.kind)
    const text = describe(person)
    return label === null ? { kind: 'paragraph', text } : { kind: 'fictional', label, text }
  })
  const others = people.length - blocks.length
  return others > 0
    ? [...blocks, { kind: 'paragraph', text: t('others', { count: others }) }]
    : blocks

  function describe({ topic, name, count, text }: NewsPerson): string {
    if (news.kind === 'likes')
      return t(topic.startsWith('match:') ? 'like.matched' : 'like.liked', { name })
    return messageText && text !== null
      ? t('quoted', { name, text: shorten(text) })
      : t('messages', { name, count })
  }
}

function writeNewPeople(
  t: Translate,
  { count, people }: Extract<News, { kind: 'new_people' }>,
): EmailBlock[] {
  const others = count - people.length
  return [
    { kind: 'paragraph', text: t('weekly_updates.text') },
    ...people.map(
      ({ name, age }) =>
        ({ kind: 'paragraph', text: t('weekly_updates.person', { name, age }) }) as const,
    ),
    ...(others > 0 ? [{ kind: 'paragraph', text: t('others', { count: others }) } as const] : []),
  ]
}

function labelled(t: Translate, { kind, name }: NewsPerson, labelFor: EmailInput['labelFor']) {
  const label = labelFor(kind)
  return label === null ? name : t('labelled', { label, name })
}

/** The page the button opens. Ids of conversations are public to their members only. */
function targetPath(news: News): string {
  if (news.kind === 'profile') return '/profile'
  if (news.kind === 'new_people') return '/members'
  const [first, second] = news.people
  if (news.kind === 'likes' || first === undefined) return '/likes'
  return second === undefined ? `/chats/${first.topic.slice('conversation:'.length)}` : '/chats'
}

function shorten(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return letters.length <= shownText ? letters.join('') : `${letters.slice(0, shownText).join('')}…`
}
