import { useEffect } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { PhotoFile } from './attached-photos.ts'
import type { Outgoing } from './outgoing.ts'

/** One's own photo on its way, seen at once, with how far it is. */
export function LeavingPhoto({ message, photo }: { readonly message: Outgoing; readonly photo: PhotoFile }) {
  const t = usePhrases<typeof en>('chat')
  const { state, percent = 0, text } = message
  useEffect(() => {
    // A file outlives no page, so the browser asks before it is lost.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <span className="chat-photo" aria-busy={state === 'sending'}>
      <img src={photo.preview} alt={text === '' ? t('photo.yours') : text} />
      {state === 'sending' ? (
        <span className="chat-photo-progress">
          {percent < 100 ? t('photo.sending', { percent }) : t('photo.preparing')}
          <progress max={100} value={percent < 100 ? percent : undefined} aria-label={t('state.sending')} />
        </span>
      ) : null}
    </span>
  )
}
