import './chat.css'
import './chat-photos.css'
import './chat-sides.css'
import './thread.css'
import type { ReactNode } from 'react'
import { ChatShortcuts } from './chat-shortcuts.tsx'
import { ChatList } from './inbox/chat-list.tsx'

interface ChatFrameProps {
  /**
   * The open conversation or member; null for the list alone. On a phone it takes the whole screen.
   */
  readonly open: string | null
  readonly children: ReactNode
}

/** The list beside the open conversation. */
export function ChatFrame({ open, children }: ChatFrameProps) {
  return (
    <div className="chat-frame" {...(open !== null && { 'data-open': '' })}>
      <ChatList open={open} />
      <div className="chat-main">{children}</div>
      <ChatShortcuts />
    </div>
  )
}
