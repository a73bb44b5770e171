import { useEffect, useRef, useState } from 'react'
import { pageLive } from '#platform/web/live/page-live.ts'
import { useLive } from '#platform/web/live/use-live.ts'
import { useViewerId } from '#platform/web/surroundings.ts'

/** How long a typing event lasts, in milliseconds. */
const believedMs = 5000
/** How often the member's own typing is sent, in milliseconds. */
const sendEveryMs = 3000

/** The conversations in which the partner is typing now. */
export function useTyping(): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())

  function stop(conversation: string) {
    clearTimeout(timers.current.get(conversation))
    timers.current.delete(conversation)
    setTyping((known) => new Set([...known].filter((id) => id !== conversation)))
  }

  useLive('chat.typing', ({ conversation }) => {
    const id = String(conversation)
    clearTimeout(timers.current.get(id))
    timers.current.set(
      id,
      setTimeout(() => stop(id), believedMs),
    )
    setTyping((known) => new Set([...known, id]))
  })
  useLive('chat.message', ({ conversation }) => stop(String(conversation)))
  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])
  return typing
}

/** Reports occasionally that the member is typing; null if there is no one to receive it yet. */
export function useSendTyping(conversation: string | null): () => void {
  const sentAt = useRef(0)
  const viewer = useViewerId()
  return () => {
    const now = performance.now()
    if (
      conversation === null ||
      viewer === null ||
      (sentAt.current > 0 && now - sentAt.current < sendEveryMs)
    )
      return
    sentAt.current = now
    pageLive(viewer).send({ type: 'chat.typing', conversation })
  }
}
