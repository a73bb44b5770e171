import type { Site } from '#features/site/sites/index.ts'
import type { Locale } from '#kernel/locale.ts'
import { readTopic, type Topic } from '../rules/topics.ts'
import type { PushParts } from './deps.ts'
import type { DuePush } from './store-due.ts'
import { type News, selectMatchWith, selectNewLikes, selectReader, selectUnreadIn } from './store-news.ts'

/** What there is to push, and to whom. */
export interface FoundNews {
  readonly topic: Topic
  readonly news: News
  readonly site: Site
  readonly locale: Locale
}

/**
 * Looks anew at what there is, right before it is pushed: what was read, taken back, muted or blocked meanwhile is not told, nor what
 * comes from somebody suspect or from a profile that the reader hides. Whoever looks at one of their pages sees it there.
 */
export async function findNews(
  { database, sight, siteById, hidesFrom }: Pick<PushParts, 'database' | 'sight' | 'siteById' | 'hidesFrom'>,
  { account, topic: key }: Pick<DuePush, 'account' | 'topic'>,
  now: Date,
): Promise<FoundNews | null> {
  if (sight.has(account)) return null
  const reader = await selectReader(database, account)
  if (reader === null) return null
  const topic = readTopic(key)
  const news = await newsOf()
  if (news === null) return null
  const site = await siteById(reader.site)
  if (site.settings.push_public_key === null || (await hidesFrom(account, news.kind, site))) return null
  return { topic, news, site, locale: reader.locale }

  function newsOf(): Promise<News | null> {
    if (topic.kind === 'message') return selectUnreadIn(database, { account, conversation: topic.conversation }, now)
    return topic.kind === 'match'
      ? selectMatchWith(database, { account, match: topic.match })
      : selectNewLikes(database, account)
  }
}
