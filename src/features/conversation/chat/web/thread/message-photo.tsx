import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EyeIcon, Photo, PhotoViewer } from '#ui/components/index.ts'
import type { Message } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { usePhotoRemoval } from './use-photo-removal.ts'

const opened = new Set<string>()

/** Received photos opened in this tab; on the next visit they are covered again. */
const openedPhotos = {
  has: (conversation: string, seq: number): boolean => opened.has(`${conversation} ${seq}`),
  add: (conversation: string, seq: number): void => void opened.add(`${conversation} ${seq}`),
}

interface MessagePhotoProps {
  readonly message: Pick<Message, 'seq' | 'mine' | 'text' | 'photo'>
  readonly conversation: string
  /** Name of the sender. */
  readonly name: string
}

/**
 * A photo in a conversation. A received one stays covered, and is not even loaded, until its reader
 * opens it; the reader can also remove it for themselves.
 */
export function MessagePhoto({ message, conversation, name }: MessagePhotoProps) {
  const t = usePhrases<typeof en>('chat')
  const { seq, mine, text, photo } = message
  const [open, setOpen] = useState(() => mine || openedPhotos.has(conversation, seq))
  const [large, setLarge] = useState(false)
  const { remove, removed } = usePhotoRemoval({ conversation, seq, name })
  if (photo === null || removed) return <span className="chat-photo-gone">{t('photo.gone')}</span>

  const { src, width, height } = photo
  const whose = mine ? t('photo.yours') : t('photo.from', { name })
  const source = {
    src: src[480],
    srcSet: `${src[160]} 160w, ${src[480]} 480w, ${src[960]} 960w`,
    sizes: '15rem',
    width,
    height,
    alt: text === '' ? whose : text,
  }
  function press() {
    if (open) return setLarge(true)
    openedPhotos.add(conversation, seq)
    setOpen(true)
  }
  return (
    <>
      {/* One button throughout, so that focus stays in place when the cover disappears. */}
      <button
        type="button"
        className="chat-photo"
        aria-label={open ? `${source.alt}. ${t('photo.enlarge')}` : undefined}
        onClick={press}
      >
        {open ? (
          <Photo
            photo={source}
            fallback={<span className="chat-photo-cover">{t('photo.failed')}</span>}
          />
        ) : (
          <>
            {/* As large as the photo will be, so that the layout does not shift. */}
            <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
            <span className="chat-photo-cover">
              <EyeIcon />
              <span>{whose}</span>
              {text === '' ? null : <span className="chat-photo-about">{text}</span>}
              <span className="chat-photo-show">{t('photo.show')}</span>
            </span>
          </>
        )}
      </button>
      {mine ? null : (
        <button
          type="button"
          className="chat-photo-remove"
          onClick={(event) => {
            // The button disappears with the photo, so keyboard focus moves to the log.
            event.currentTarget.closest<HTMLElement>('.chat-log')?.focus({ preventScroll: true })
            remove()
          }}
        >
          {t('put_away.label')}
        </button>
      )}
      {open ? (
        <PhotoViewer
          photos={[{ id: String(seq), photo: source, full: { ...source, src: src[960] } }]}
          at={large ? 0 : undefined}
          setAt={(at) => setLarge(at !== undefined)}
          text={{
            group: whose,
            position: () => whose,
            previous: '',
            next: '',
            close: t('photo.close'),
            all: () => '',
            locked: null,
          }}
        />
      ) : null}
    </>
  )
}
