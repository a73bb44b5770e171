import { useRef } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { IconButton, ImagesIcon } from '#ui/components/index.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'

interface AttachButtonProps {
  readonly photo: NonNullable<Cost['photo']>
  readonly onFiles: (files: readonly File[]) => void
}

/** Opens the device's photo picker; its label includes the price. */
export function AttachButton({ photo, onFiles }: AttachButtonProps) {
  const t = usePhrases<typeof en>('chat')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        icon={<ImagesIcon />}
        label={
          photo.next === 'free' ? t('photo.attach') : t('photo.attach_for', { credits: photo.next })
        }
        tip="above"
        data-attach
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
    </>
  )
}
