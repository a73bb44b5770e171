import { useParams } from 'react-router'
import type { LoadContext, PageModule } from '#platform/web/page.ts'
import { ChatFrame } from './chat-frame.tsx'
import { ConversationView } from './conversation-view.tsx'
import { listQuery } from './list-query.ts'
import { threadKey, type ThreadPages, threadQuery } from './thread-query.ts'

/** /chats/{id}: one conversation, with the list beside it on a wide screen (CHAT-01). */
export function Page() {
  const { conversation = '' } = useParams()
  return (
    <ChatFrame open={conversation}>
      <ConversationView key={conversation} conversation={conversation} />
    </ChatFrame>
  )
}

export async function load({ api, cache, params }: LoadContext): Promise<void> {
  // Whoever has no such conversation gets the page that could not be found, so this one may refuse.
  await Promise.all([
    cache.fetchInfiniteQuery({ ...threadQuery(api, params.conversation ?? ''), staleTime: 30_000 }),
    cache.prefetchInfiniteQuery(listQuery(api)),
  ])
}

export const title: NonNullable<PageModule['title']> = (translate, { cache, params }) => {
  const name = cache.getQueryData<ThreadPages>(threadKey(params.conversation ?? ''))?.pages[0]?.profile.name
  return name ? `${name} · ${translate('chat.title')}` : translate('chat.title')
}
