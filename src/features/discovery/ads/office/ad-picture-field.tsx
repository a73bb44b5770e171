import { useEffect, useRef, useState } from 'react'
import { acceptedImageTypes, uploadLimits, uploadLimitValues } from '#kernel/image-limits.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ImagesIcon, Photo } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface AdPictureProps {
  readonly picture: File | null
  readonly error: string | undefined
  readonly onChoose: (picture: File | null) => void
}

/** Picker and preview for an ad's picture. */
export function AdPictureField({ picture, error, onChoose }: AdPictureProps) {
  const t = usePhrases<typeof en>('ads')
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (picture === null) return setAddress(undefined)
    const previewUrl = URL.createObjectURL(picture)
    setAddress(previewUrl)
    return () => URL.revokeObjectURL(previewUrl)
  }, [picture])

  function choose(file: File | undefined) {
    if (file === undefined) return
    // Files the server would refuse anyway are not accepted.
    const wrong = file.size === 0 || (file.type !== '' && !file.type.startsWith('image/'))
    const large = file.size > uploadLimits.bytes
    setProblem(
      large
        ? t('refusals.too_large', uploadLimitValues)
        : wrong
          ? t('refusals.wrong_type')
          : undefined,
    )
    if (!wrong && !large) onChoose(file)
  }

  const trouble = problem ?? error
  return (
    <fieldset className="grid gap-3">
      <legend className="legend">{t('office.picture')}</legend>
      <p className="text-ink-2">{t('office.picture_hint', uploadLimitValues)}</p>
      {address === undefined ? null : (
        <Photo
          className="office-ad-chosen"
          photo={{ src: address, alt: t('office.picture_alt') }}
          fallback={<p className="text-muted">{picture?.name}</p>}
        />
      )}
      {trouble === undefined ? null : (
        <Alert tone="danger" announce>
          {trouble}
        </Alert>
      )}
      <div className="office-tags">
        <Button variant="line" icon={<ImagesIcon />} onClick={() => input.current?.click()}>
          {t(picture === null ? 'office.picture_choose' : 'office.picture_other')}
        </Button>
        {picture === null ? null : (
          <Button variant="ghost" onClick={() => onChoose(null)}>
            {t('office.picture_remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedImageTypes}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
    </fieldset>
  )
}
