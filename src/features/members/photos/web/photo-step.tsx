import { type FormEvent, useEffect, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Skeleton } from '#ui/components/index.ts'
import { type SignUpStepProps, StepActions } from '#features/members/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PhotoPromises } from './photo-promises.tsx'
import { PhotoSlots } from './photo-slots.tsx'
import { type OwnPhotoList, useOwnPhotos } from './use-own-photos.ts'

/** Number of photos requested during sign-up. */
const maxPhotos = 3

/** Sign-up: the first photos (ACC-03). Continue waits for running uploads; Skip does not. */
export function PhotoStep(props: SignUpStepProps) {
  const t = usePhrases<typeof en>('photos')
  const { data, error } = calls.useCall('photos.list_own', {})
  if (data) return <Step own={data} {...props} />
  if (!error) return <Skeleton className="skeleton-lg h-80 w-full" />
  return (
    <form onSubmit={(event) => (event.preventDefault(), props.onSkip())}>
      <Alert tone="danger">{t('own.failed')}</Alert>
      <StepActions onSkip={props.onSkip} />
    </form>
  )
}

function Step({ own, onDone, onSkip }: SignUpStepProps & { readonly own: OwnPhotoList }) {
  const t = usePhrases<typeof en>('photos')
  const [leaving, setLeaving] = useState(false)
  const limit = Math.min(own.limit, maxPhotos)
  const desk = useOwnPhotos(own, limit)
  const { busy, failed } = desk

  useEffect(() => {
    if (!leaving || busy) return
    setLeaving(false)
    // A failed upload stays visible; pressing Continue again proceeds without it.
    if (!failed) onDone()
  }, [leaving, busy, failed, onDone])

  function goOn(event: FormEvent) {
    event.preventDefault()
    if (busy) setLeaving(true)
    else onDone()
  }

  return (
    <div className="grid gap-5">
      <header>
        <h1 className="type-h2" tabIndex={-1}>
          {t('step.title')}
        </h1>
        <p className="text-ink-2 mt-2">{t('step.lead', { limit })}</p>
      </header>
      <PhotoSlots desk={desk} slots={limit} layout="first" />
      <PhotoPromises checked={own.checked} />
      {/* The slots have dialogs with their own forms, and the footer must stick to the entire step. */}
      <form onSubmit={goOn} noValidate className="contents">
        <StepActions pending={leaving} onSkip={onSkip} />
      </form>
    </div>
  )
}
