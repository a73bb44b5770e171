import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Topic } from '../rules/topics.ts'
import type { News } from './store-news.ts'

interface Written {
  readonly topic: Topic
  readonly news: News
  /** The words by which whoever it is from is labelled; null for a member. */
  readonly label: string | null
  /** Whether it shall tell nothing to whoever sees the screen (BEY-19). */
  readonly neutral: boolean
  readonly locale: Locale
}

/**
 * What a notification says: who, and that they wrote; never what they wrote. A fictional profile's label stands before its name, where
 * no screen cuts it off (H4).
 */
export function writeNotice(
  phrases: Phrases,
  { topic, news, label, neutral, locale }: Written,
): { readonly title: string; readonly body: string } {
  const t = (key: string, values = {}) => phrases.translate(locale, `push.notice.${key}`, values)
  if (neutral) return { title: t('neutral_title'), body: t('neutral_body') }
  const name = label === null ? news.name : t('labelled', { label, name: news.name })
  const { count } = news
  if (topic.kind === 'message') return { title: name, body: t('message', { count }) }
  if (topic.kind === 'match') return { title: t('match_title', { name }), body: t('match_body') }
  return { title: t('like_title', { name, count }), body: t('like_body', { count }) }
}
