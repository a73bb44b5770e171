import { useRef } from 'react'
import type { Rejection } from '#features/members/photos/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import type { WaitingPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { undoShownSeconds } from '../rules/photo-queue.ts'
import { calls } from './calls.ts'

interface QueueControls {
  readonly pass: (photo: string) => void
  readonly restore: (photo: string) => void
}

/**
 * Deciding and undoing. The photo stays visible until the server has stored the decision, so that
 * nothing is lost offline.
 */
export function usePhotoDecisions(queue: QueueControls) {
  const t = usePhrases<typeof en>('photo_moderation')
  const toast = useToast()
  const decide = calls.useAction('photo_moderation.decide_photo')
  const pauseOwner = calls.useAction('photo_moderation.pause_owner')
  const undoPhoto = calls.useAction('photo_moderation.undo_photo')
  const last = useRef<{ photo: string; toast: number } | null>(null)

  async function undo(): Promise<void> {
    const before = last.current
    if (before === null) return
    last.current = null
    toast.dismiss(before.toast)
    const answer = await undoPhoto.ask({ photo: before.photo })
    if (answer.ok) queue.restore(before.photo)
    else toast.show({ text: answer.refusal.message, tone: 'danger' })
  }

  return {
    pending: decide.pending || pauseOwner.pending || undoPhoto.pending,
    undo,
    /** Rejects the photo and pauses its owner; resolves to the refusal message, if any. */
    async pause(photo: WaitingPhoto, statement: string): Promise<string | null> {
      const answer = await pauseOwner.ask({ photo: photo.id, statement })
      if (!answer.ok) return answer.refusal.message
      // An account can't be resumed here: the owner has been emailed. Reports shows the case.
      last.current = null
      queue.pass(photo.id)
      toast.show({ text: t('underage.paused', { name: photo.name }), tone: 'success' })
      return null
    },
    /** Resolves to the refusal message, if any. */
    async decide(photo: WaitingPhoto, reason: Rejection | null): Promise<string | null> {
      const answer = await decide.ask(
        reason === null
          ? { photo: photo.id, finding: 'active' }
          : { photo: photo.id, finding: 'rejected', reason },
      )
      if (!answer.ok) {
        if (answer.refusal.status === 409 || answer.refusal.status === 404) queue.pass(photo.id)
        return answer.refusal.message
      }
      queue.pass(photo.id)
      const toastId = toast.show({
        text:
          reason === null
            ? t('photos.accepted', { name: photo.name })
            : t('photos.rejected', { name: photo.name }),
        tone: 'success',
        seconds: undoShownSeconds,
        action: { label: t('photos.undo'), onAction: () => void undo() },
      })
      last.current = { photo: photo.id, toast: toastId }
      return null
    },
  }
}
