import './verification.css'
import { useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import {
  Alert,
  Button,
  CameraIcon,
  ImagesIcon,
  PaperPlaneRightFillIcon,
} from '#ui/components/index.ts'
import { acceptedImageTypes, uploadLimits, uploadLimitValues } from '#kernel/image-limits.ts'
import type { en } from '../locales/en.ts'
import { PicturePreview } from './picture-preview.tsx'
import { useCamera } from './use-camera.ts'

interface TakePictureProps {
  readonly sending: boolean
  readonly onSend: (picture: Blob) => void
}

const troubles = new Set(['denied', 'missing', 'in_use', 'unsupported'])

/**
 * The picture: from the camera, or from a file if the camera is unavailable; previewed before it is
 * sent.
 */
export function TakePicture({ sending, onSend }: TakePictureProps) {
  const t = usePhrases<typeof en>('photo_verification')
  const online = useOnline()
  const { state, video, open, close, capture: takeFrame } = useCamera()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<Blob>()
  const [problem, setProblem] = useState<string>()

  async function capture() {
    const frame = await takeFrame()
    if (frame === null) return
    close()
    setPicture(frame)
  }

  function choose(file: File | undefined) {
    if (file === undefined) return
    // Files the server would refuse anyway are not sent.
    const wrong = file.size === 0 || (file.type !== '' && !file.type.startsWith('image/'))
    setProblem(
      file.size > uploadLimits.bytes
        ? t('refusals.too_large', uploadLimitValues)
        : wrong
          ? t('refusals.wrong_type')
          : undefined,
    )
    if (wrong || file.size > uploadLimits.bytes) return
    close()
    setPicture(file)
  }

  const file = (
    <>
      <Button variant="line" icon={<ImagesIcon />} onClick={() => input.current?.click()}>
        {t('picture.file')}
      </Button>
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
    </>
  )

  if (picture !== undefined)
    return (
      <div className="grid gap-4">
        <PicturePreview picture={picture} />
        <div className="flex flex-wrap gap-3">
          <Button variant="line" aria-disabled={sending} onClick={() => setPicture(undefined)}>
            {t('picture.again')}
          </Button>
          <Button
            icon={<PaperPlaneRightFillIcon />}
            loading={sending}
            loadingLabel={t('picture.sending')}
            disabledReason={online ? undefined : t('offline')}
            onClick={() => onSend(picture)}
          >
            {t('picture.send')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="grid gap-4">
      {state === 'live' ? (
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={t('picture.live')}
          className="well well-xl verify-camera w-full object-cover"
        />
      ) : null}
      {state === 'asking' ? <Alert announce>{t('camera.asking')}</Alert> : null}
      {troubles.has(state) ? (
        <Alert tone="warn" announce>
          {t(`camera.${state as 'denied'}`)}
        </Alert>
      ) : null}
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {state === 'live' ? (
          <>
            <Button icon={<CameraIcon />} onClick={() => void capture()}>
              {t('picture.take')}
            </Button>
            <Button variant="line" onClick={close}>
              {t('picture.close')}
            </Button>
          </>
        ) : (
          <Button icon={<CameraIcon />} loading={state === 'asking'} onClick={() => void open()}>
            {t('picture.camera')}
          </Button>
        )}
        {state === 'live' ? null : file}
      </div>
    </div>
  )
}
