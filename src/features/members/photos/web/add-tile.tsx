import '#ui/styles/components/photos/photo-slots.css'
import { useRef } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { PlusIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { acceptedImageTypes } from '#kernel/image-limits.ts'

/** The free slot: a button that opens the device's file picker. */
export function AddTile({
  several,
  describedBy,
  onFiles,
}: {
  readonly several: boolean
  readonly describedBy: string
  readonly onFiles: (files: readonly File[]) => void
}) {
  const t = usePhrases<typeof en>('photos')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        data-add-photo
        aria-describedby={describedBy}
        className="photo-slot-button text-pine"
        onClick={() => input.current?.click()}
      >
        <PlusIcon className="size-8" />
        {t('upload.add')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedImageTypes}
        multiple={several}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows the same file to be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
