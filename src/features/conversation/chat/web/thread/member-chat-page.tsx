import { useParams } from 'react-router'
import type { LoadContext, PageModule } from '#platform/web/page.ts'
import type { ConversationStart } from '../../contract/chat.ts'
import { calls } from '../calls.ts'
import { ChatFrame } from '../chat-frame.tsx'
import { ConversationView } from './conversation-view.tsx'
import { listQuery } from '../inbox/list-query.ts'
import { NewChat } from './new-chat.tsx'
import { threadQuery } from './thread-query.ts'

/** /members/{id}/chat: the conversation with a member, or the start of one (CHAT-01). */
export function Page() {
  const { member = '' } = useParams()
  const { data } = calls.useCall('chat.preview_conversation', { member })
  const conversation = data?.conversation?.id ?? null
  return (
    <ChatFrame open={conversation ?? member}>
      {conversation !== null ? (
        <ConversationView key={conversation} conversation={conversation} />
      ) : null}
      {data !== undefined && conversation === null ? (
        <NewChat key={member} member={member} start={data} />
      ) : null}
    </ChatFrame>
  )
}

export async function load({ api, cache, params }: LoadContext): Promise<void> {
  const reading = calls.query('chat.preview_conversation', { member: params.member ?? '' })(api)
  const [beginning] = await Promise.all([
    cache.fetchQuery(reading),
    cache.prefetchInfiniteQuery(listQuery(api)),
  ])
  if (beginning.conversation !== null)
    await cache.prefetchInfiniteQuery(threadQuery(api, beginning.conversation.id))
}

export const title: NonNullable<PageModule['title']> = (translate, { cache, params }) => {
  const start = cache.getQueryData<ConversationStart>([
    'chat.preview_conversation',
    { member: params.member ?? '' },
  ])
  return start?.profile.name
    ? `${start.profile.name} · ${translate('chat.title')}`
    : translate('chat.title')
}
