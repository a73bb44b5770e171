import type { en } from '../locales/push/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Topic } from '../rules/topics.ts'
import type { News } from './store-news.ts'

interface NoticeInput {
  readonly topic: Topic
  readonly news: News
  /** The label shown for the sender; `null` for a member. */
  readonly label: string | null
  /** Whether the notice must not reveal anything to someone who sees the screen (BEY-19). */
  readonly neutral: boolean
  readonly locale: Locale
}

/**
 * Writes the text of a notification: who wrote, never what they wrote. A fictional profile's label
 * comes before its name, where it is never truncated.
 */
export function writeNotice(
  phrases: Phrases,
  { topic, news, label, neutral, locale }: NoticeInput,
): { readonly title: string; readonly body: string } {
  const t = (key: PhraseKey<typeof en.notice>, values = {}) =>
    phrases.translate(locale, `push.notice.${key}`, values)
  if (neutral) return { title: t('neutral_title'), body: t('neutral_body') }
  const name = label === null ? news.name : t('labelled', { label, name: news.name })
  const { count } = news
  if (topic.kind === 'message') return { title: name, body: t('message', { count }) }
  if (topic.kind === 'match') return { title: t('match_title', { name }), body: t('match_body') }
  return { title: t('like_title', { name, count }), body: t('like_body', { count }) }
}
