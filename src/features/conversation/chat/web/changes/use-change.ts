import { useQueryClient } from '@tanstack/react-query'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { viewerKey } from '#platform/web/surroundings.ts'
import { useToast } from '#ui/components/index.ts'
import type { en } from '../../locales/message-changes/en.ts'
import type { Reaction } from '../../rules/changes/reactions.ts'
import { changeEndpoints } from '../calls.ts'
import { listKey } from '../inbox/list-query.ts'
import { threadKey } from '../thread/thread-query.ts'

/** Changes of a message. Edits and deletions return why they failed, or nothing. */
export function useChange(conversation: string) {
  const t = usePhrases<typeof en>('message_changes')
  const cache = useQueryClient()
  const toast = useToast()
  const editing = changeEndpoints.useAction('message_changes.edit_text')
  const deleting = changeEndpoints.useAction('message_changes.delete_message')
  const reacting = changeEndpoints.useAction('message_changes.set_reaction')
  const removing = changeEndpoints.useAction('message_changes.remove_reaction')

  async function reload() {
    void cache.invalidateQueries({ queryKey: listKey })
    await cache.invalidateQueries({ queryKey: threadKey(conversation) })
  }
  return {
    pending: editing.pending || deleting.pending,
    async edit(seq: number, edit: { id: string; text: string }): Promise<string | undefined> {
      if (!navigator.onLine) return t('offline')
      const answer = await editing.ask({ conversation, seq, ...edit })
      if (!answer.ok) return answer.refusal.message
      await reload()
      return undefined
    },
    async remove(seq: number, paid: boolean): Promise<string | undefined> {
      if (!navigator.onLine) return t('offline')
      const answer = await deleting.ask({ conversation, seq })
      if (!answer.ok) return answer.refusal.message
      const { returned, credits } = answer.value
      if (credits !== null)
        cache.setQueryData(
          viewerKey,
          (known: object | null | undefined) => known && { ...known, credits },
        )
      const kept = paid ? t('done_kept') : t('done')
      toast.show({ text: returned > 0 ? t('done_returned', { credits: returned }) : kept })
      await reload()
      return undefined
    },
    async react(seq: number, reaction: Reaction | null): Promise<void> {
      if (!navigator.onLine) {
        toast.show({ tone: 'danger', text: t('offline') })
        return
      }
      const answer =
        reaction === null
          ? await removing.ask({ conversation, seq })
          : await reacting.ask({ conversation, seq, reaction })
      if (!answer.ok) toast.show({ tone: 'danger', text: answer.refusal.message })
      await reload()
    },
  }
}
