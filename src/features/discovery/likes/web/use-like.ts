import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import type { LikeStatus } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { useLikesContext } from './likes-context.ts'
import { refreshLikes } from './refresh-likes.ts'
import { useLikeStatus } from './use-like-status.ts'

/** The member a heart belongs to. */
export interface LikeTarget {
  readonly id: string
  readonly name: string
}

const undoSeconds = 10

/**
 * Likes and unlikes with an optimistic update, an undo in a toast, and a rollback if the server
 * refuses.
 */
export function useLike({ id, name }: LikeTarget, initialStatus?: LikeStatus) {
  const t = usePhrases<typeof en>('likes')
  const toast = useToast()
  const cache = useQueryClient()
  const { showMatch } = useLikesContext()
  const { standing, now, change } = useLikeStatus(id, initialStatus)
  const { ask: askLike } = calls.useAction('likes.like')
  const { ask: askUnlike } = calls.useAction('likes.unlike')
  // Requests are sent one after another, so that an undo never overtakes its like.
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const inLine = (act: () => Promise<void>) => {
    line.current = line.current.then(act)
  }

  async function like(): Promise<void> {
    const before = now()
    if (before.liked) return
    change({ liked: true })
    const answer = await askLike({ member: id, id: newId() })
    if (!answer.ok) {
      change(before)
      toast.show({ text: answer.refusal.message, tone: 'danger' })
      return
    }
    change(answer.value)
    void refreshLikes(cache)
    if (answer.value.match !== null) showMatch(answer.value.match.id)
    else
      toast.show({
        text: t('toast.liked', { name }),
        seconds: undoSeconds,
        action: { label: t('toast.undo'), onAction: () => inLine(unlike) },
      })
  }

  async function unlike(): Promise<void> {
    const before = now()
    if (!before.liked) return
    change({ liked: false, match: null })
    const answer = await askUnlike({ member: id })
    if (!answer.ok) {
      change(before)
      toast.show({ text: answer.refusal.message, tone: 'danger' })
      return
    }
    void refreshLikes(cache)
    toast.show({
      text: before.match === null ? t('toast.unliked', { name }) : t('toast.unmatched', { name }),
      seconds: undoSeconds,
      action: { label: t('toast.again'), onAction: () => inLine(like) },
    })
  }

  return { standing, toggle: () => inLine(standing.liked ? unlike : like) }
}
