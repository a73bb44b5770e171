import { type Page, page } from '#platform/web/page.ts'

export { ChatPrices, SendGiftLink } from './picker/send-gift-link.tsx'
export { loadConversationStart } from './thread/load-conversation-start.ts'
export { findChatKey } from './inbox/find-chat-key.ts'
export { useEnterSends } from './composer/enter-sends.ts'
export { createBrowserDrafts } from './composer/drafts.ts'
export { UnsentText } from './composer/unsent-text.tsx'
export { OpenChatLink } from './open-chat-link.tsx'
export { ReplyLink } from './reply-link.tsx'
export { WriteInvite } from './write-invite.tsx'
export { useSendQueued } from './composer/use-send-queued.ts'
export { EndedConversations, endedQuery } from './ended/ended-conversations.tsx'
export { EndedLink } from './ended/ended-link.tsx'
export { useUnread } from './inbox/use-unread.ts'

const phrases = [
  'chat',
  'goodbye',
  'message_changes',
  'unconfirmed',
  'ended',
  'shortcuts',
  'blocks',
  'fictional_profiles',
  'photos',
  'authenticity',
  'warnings',
  'reports',
  'wellbeing',
  'spending_limits',
  'premium',
  'profiles',
  'geography',
] as const

/**
 * Public entry of chat for the web: its pages, the links from a profile, and the count for the
 * badge.
 */
export const pages: readonly Page[] = [
  page({
    path: '/chats',
    layout: 'chat',
    access: 'member',
    phrases,
    module: () => import('./inbox/chats-page.tsx'),
  }),
  page({
    path: '/chats/:conversation',
    layout: 'chat',
    access: 'member',
    phrases,
    module: () => import('./thread/conversation-page.tsx'),
  }),
  page({
    path: '/members/:member/chat',
    layout: 'chat',
    access: 'member',
    phrases,
    module: () => import('./thread/member-chat-page.tsx'),
  }),
]
