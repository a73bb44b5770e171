import { useEffect } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/en.ts'
import type { PhotoFile } from './attached-photos.ts'
import type { Outgoing } from './outgoing.ts'

/** The sender's photo, shown immediately with its upload progress. */
export function OutgoingPhoto({
  message,
  photo,
}: {
  readonly message: Outgoing
  readonly photo: PhotoFile
}) {
  const t = usePhrases<typeof en>('chat')
  const { state, percent = 0, text } = message
  useEffect(() => {
    // Files are lost when the page is left, so the browser asks for confirmation first.
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirmLeaving)
    return () => removeEventListener('beforeunload', confirmLeaving)
  }, [])
  return (
    <span className="chat-photo" aria-busy={state === 'sending'}>
      <img src={photo.preview} alt={text === '' ? t('photo.yours') : text} />
      {state === 'sending' ? (
        <span className="chat-photo-progress">
          {percent < 100 ? t('photo.sending', { percent }) : t('photo.preparing')}
          <progress
            max={100}
            value={percent < 100 ? percent : undefined}
            aria-label={t('state.sending')}
          />
        </span>
      ) : null}
    </span>
  )
}
