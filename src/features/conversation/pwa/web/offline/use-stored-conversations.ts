import { useEffect, useState } from 'react'
import type { DatedConversation } from '../../rules/stored-conversation.ts'
import { openConversationStore } from '../store/conversation-store.ts'

/** The conversations this browser keeps, newest first; null while they are being read. */
export function useStoredConversations(): readonly DatedConversation[] | null {
  const [stored, setStored] = useState<readonly DatedConversation[] | null>(null)
  useEffect(() => {
    let unmounted = false
    void openConversationStore()
      .then((store) => store?.read() ?? [])
      .catch(() => [])
      .then((conversations) => {
        if (!unmounted) setStored(conversations)
      })
    return () => {
      unmounted = true
    }
  }, [])
  return stored
}
