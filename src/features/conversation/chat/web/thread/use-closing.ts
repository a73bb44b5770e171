import { useQueryClient } from '@tanstack/react-query'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import type { en as goodbyeEn } from '../../locales/goodbye/en.ts'
import type { Goodbye } from '../../rules/goodbyes.ts'
import { calls } from '../calls.ts'
import { listKey } from '../inbox/list-query.ts'
import { threadKey } from './thread-query.ts'

/** Closes and reopens a conversation; each returns the reason for a failure, or nothing. */
export function useClosing(conversation: string, name: string) {
  const t = usePhrases<typeof en>('chat')
  const tGoodbye = usePhrases<typeof goodbyeEn>('goodbye')
  const cache = useQueryClient()
  const toast = useToast()
  const closing = calls.useAction('chat.close')
  const opening = calls.useAction('chat.open')

  async function seen() {
    void cache.invalidateQueries({ queryKey: listKey })
    await cache.invalidateQueries({ queryKey: threadKey(conversation) })
  }
  async function open(): Promise<void> {
    const answer = await opening.ask({ conversation })
    await seen()
    toast.show(
      answer.ok ? { text: tGoodbye('opened') } : { tone: 'danger', text: answer.refusal.message },
    )
  }
  async function close(goodbye: Goodbye | null): Promise<string | undefined> {
    const answer = await closing.ask({ conversation, goodbye })
    if (!answer.ok) return answer.refusal.message
    toast.show({
      text: tGoodbye('done', { name }),
      action: { label: t('remove.undo'), onAction: () => void open() },
    })
    await seen()
  }
  return { close, open, pending: closing.pending || opening.pending }
}
