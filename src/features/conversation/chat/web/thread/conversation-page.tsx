import { useParams } from 'react-router'
import type { LoadContext, PageModule } from '#platform/web/page.ts'
import { ChatFrame } from '../chat-frame.tsx'
import { ConversationView } from './conversation-view.tsx'
import { listQuery } from '../inbox/list-query.ts'
import { threadKey, type ThreadPages, threadQuery } from './thread-query.ts'

/** /chats/{id}: one conversation, with the list beside it on wide screens (CHAT-01). */
export function Page() {
  const { conversation = '' } = useParams()
  return (
    <ChatFrame open={conversation}>
      <ConversationView key={conversation} conversation={conversation} />
    </ChatFrame>
  )
}

export async function load({ api, cache, params }: LoadContext): Promise<void> {
  // For members without this conversation the not-found page is shown, so loading may fail.
  await Promise.all([
    cache.fetchInfiniteQuery({ ...threadQuery(api, params.conversation ?? ''), staleTime: 30_000 }),
    cache.prefetchInfiniteQuery(listQuery(api)),
  ])
}

export const title: NonNullable<PageModule['title']> = (translate, { cache, params }) => {
  const name = cache.getQueryData<ThreadPages>(threadKey(params.conversation ?? ''))?.pages[0]
    ?.profile.name
  return name ? `${name} · ${translate('chat.title')}` : translate('chat.title')
}
