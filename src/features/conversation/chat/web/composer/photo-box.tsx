import { useEffect, useRef } from 'react'
import { descriptionLimits } from '#features/members/photos/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { IconButton, XBoldIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import type { AttachedPhoto } from './attached-photos.ts'
import type { PhotoComposer } from './use-photo-composer.ts'
import { SendButton } from './send-button.tsx'
import type { AddCredits } from './use-add-credits.ts'

interface PhotoBoxProps {
  readonly photo: AttachedPhoto
  readonly composer: PhotoComposer
  readonly name: string
  /** In credits; 0 is free. */
  readonly price: number
  /** Not enough credits left; the send button offers credits instead. */
  readonly short: boolean
  readonly adding: AddCredits
}

/**
 * Replaces the text field while a photo is attached: preview, description and Send. The draft text
 * is kept below.
 */
export function PhotoBox({ photo, composer, name, price, short, adding }: PhotoBoxProps) {
  const t = usePhrases<typeof en>('chat')
  const box = useRef<HTMLFormElement>(null)
  // The focused button is gone; focusing the text field would open a phone's keyboard over the
  // photo.
  useEffect(() => box.current?.focus(), [photo.preview])
  useEffect(
    () => () => {
      setTimeout(() => document.querySelector<HTMLElement>('[data-attach]')?.focus())
    },
    [],
  )
  return (
    <form
      ref={box}
      tabIndex={-1}
      className="chat-photo-box"
      aria-label={t('photo.preview', { name })}
      onSubmit={(event) => {
        event.preventDefault()
        if (short) adding.show()
        else composer.send()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') composer.remove()
      }}
    >
      <div className="relative flex-none">
        <img
          src={photo.preview}
          alt=""
          className="chat-photo-preview"
          // The server may be able to read formats this device cannot show.
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
        <IconButton
          look="glass"
          tip="none"
          className="absolute top-1 right-1"
          icon={<XBoldIcon />}
          label={t('photo.remove')}
          onClick={composer.remove}
        />
      </div>
      <div className="grid min-w-0 flex-1 content-between gap-3">
        <label className="grid gap-1">
          <span className="type-meta font-semibold">{t('photo.describe')}</span>
          <input
            className="chat-photo-words"
            maxLength={descriptionLimits.letters}
            value={photo.description}
            onChange={(event) => composer.describe(event.target.value)}
          />
          <span className="type-meta text-muted">{t('photo.describe_hint', { name })}</span>
        </label>
        <div className="flex justify-end">
          <SendButton
            price={price}
            short={short}
            adding={adding}
            label={price === 0 ? t('photo.send_free') : t('photo.send_for', { credits: price })}
          />
        </div>
      </div>
    </form>
  )
}
