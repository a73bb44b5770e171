import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { PollingDeps } from './deps.ts'

/** Returns the data an open page polls every minute (NTF-06). */
export function read({
  accounts,
  chat,
  likes,
}: PollingDeps): Handler<(typeof contract)['polling.read'], Site> {
  return async (_, context) => {
    const [own, chats, news] = await Promise.all([
      accounts.handlers['accounts.read_user']({}, context),
      chat.handlers['chat.count_unread']({}, context),
      likes.handlers['likes.read_counts']({}, context),
    ])
    if (isRefusal(own)) return own
    if (isRefusal(chats)) return chats
    if (isRefusal(news)) return news
    return { ...own, chats, likes: news }
  }
}
