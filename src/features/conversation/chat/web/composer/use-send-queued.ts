import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { queueKey } from './queue-key.ts'

/**
 * Sends messages written offline, from whichever page their writer returns to (CHAT-12). Usually
 * nothing is waiting, so nothing is loaded.
 */
export function useSendQueued(): void {
  const api = useApi()
  const cache = useQueryClient()
  const member = useViewer()?.profile.id
  useEffect(() => {
    if (member === undefined) return
    const send = async () => {
      if (!navigator.onLine || !waits(member)) return
      const { sendQueued } = await import('./use-outgoing.ts')
      sendQueued(member, api, cache)
    }
    const trySend = () => void send().catch(() => {})
    trySend()
    addEventListener('online', trySend)
    return () => removeEventListener('online', trySend)
  }, [api, cache, member])
}

function waits(member: string): boolean {
  try {
    return (localStorage.getItem(queueKey(member)) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
