import type { Site } from '#features/site/sites/index.ts'
import type { Locale } from '#kernel/locale.ts'
import { parseTopicKey, type Topic } from '../rules/topics.ts'
import type { PushParts } from './deps.ts'
import type { DuePush } from './store-due.ts'
import {
  type News,
  selectMatchWith,
  selectNewLikes,
  selectReader,
  selectUnreadIn,
} from './store-news.ts'

/** The content of a push and its recipient. */
export interface FoundNews {
  readonly topic: Topic
  readonly news: News
  readonly site: Site
  readonly locale: Locale
}

/**
 * Looks up the current news right before it is pushed: anything read, taken back, muted or blocked
 * in the meantime is skipped, as is anything from a profile the reader hides. A member with a visible page gets no push.
 */
export async function findNews(
  {
    database,
    pageVisibility,
    siteById,
    hidesFrom,
  }: Pick<PushParts, 'database' | 'pageVisibility' | 'siteById' | 'hidesFrom'>,
  { account, topic: key }: Pick<DuePush, 'account' | 'topic'>,
  now: Date,
): Promise<FoundNews | null> {
  if (pageVisibility.has(account)) return null
  const reader = await selectReader(database, account)
  if (reader === null) return null
  const topic = parseTopicKey(key)
  const news = await selectNews()
  if (news === null) return null
  const site = await siteById(reader.site)
  if (site.settings.push_public_key === null || (await hidesFrom(account, news.kind, site)))
    return null
  return { topic, news, site, locale: reader.locale }

  function selectNews(): Promise<News | null> {
    if (topic.kind === 'message')
      return selectUnreadIn(database, { account, conversation: topic.conversation }, now)
    return topic.kind === 'match'
      ? selectMatchWith(database, { account, match: topic.match })
      : selectNewLikes(database, account)
  }
}
