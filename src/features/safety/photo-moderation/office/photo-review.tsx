import { useState } from 'react'
import { type Rejection, rejections } from '#features/members/photos/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import {
  Alert,
  Button,
  CheckBoldIcon,
  ErrorState,
  Photo,
  Skeleton,
  XBoldIcon,
} from '#ui/components/index.ts'
import { useClaimedItem } from '#features/members/staff/office/index.ts'
import type { ClaimedPhoto, WaitingPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { PhotoCopies } from './photo-copies.tsx'
import { PhotoFacts } from './photo-facts.tsx'
import { UnderageDialog } from './underage-dialog.tsx'
import { CopyComparison } from './copy-comparison.tsx'

interface PhotoDeskProps {
  readonly photo: WaitingPhoto
  readonly soft: boolean
  readonly shortcuts: boolean
  readonly pending: boolean
  /** `null` accepts; resolves to the refusal message, if any. */
  readonly onDecide: (reason: Rejection | null) => Promise<string | null>
  /** Rejects the photo and pauses its owner; resolves to the refusal message, if any. */
  readonly onPause: (statement: string) => Promise<string | null>
  /** Called when another reviewer has claimed it or it is already decided: opens the next photo. */
  readonly onUnavailable: () => void
}

const claimEndpoints = {
  claim: 'photo_moderation.claim_photo',
  release: 'photo_moderation.release_photo',
  field: 'photo',
} as const

/**
 * One large photo with the facts and buttons for deciding on it. Opening it claims it for a while.
 */
export function PhotoReview({
  photo,
  soft,
  shortcuts,
  pending,
  onDecide,
  onPause,
  onUnavailable,
}: PhotoDeskProps) {
  const t = usePhrases<typeof en>('photo_moderation')
  const [rejecting, setRejecting] = useState(false)
  const [uncovered, setUncovered] = useState(false)
  const [underage, setUnderage] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const {
    item: opened,
    refusal,
    unavailable,
    refetch,
  } = useClaimedItem<ClaimedPhoto>(claimEndpoints, photo.id)

  const ready = opened !== undefined && !pending
  async function decide(reason: Rejection | null) {
    if (!ready) return
    // Never with a single key: it matters whom the photo shows.
    if (reason === 'underage') return setUnderage(true)
    setFailed(await onDecide(reason))
  }
  useShortcuts(shortcuts && opened !== undefined && !underage, {
    a: () => void decide(null),
    r: () => setRejecting(!rejecting),
    b: () => setUncovered(!uncovered),
    ...(rejecting &&
      Object.fromEntries(
        rejections.map((reason, place) => [String(place + 1), () => void decide(reason)]),
      )),
  })

  if (refusal !== null && opened === undefined)
    return (
      <section className="office-desk">
        <ErrorState
          title={t('photos.not_opened')}
          text={refusal.message}
          action={
            <Button variant="line" onClick={() => (unavailable ? onUnavailable() : refetch())}>
              {unavailable ? t('photos.next') : t('photos.retry')}
            </Button>
          }
        />
      </section>
    )
  const covered = soft && !uncovered
  return (
    <>
      <section
        className="office-desk"
        aria-label={t('photos.name_age', { name: photo.name, age: photo.age })}
      >
        <div className="office-picture">
          {opened === undefined ? (
            <Skeleton className="skeleton-md aspect-portrait h-full" />
          ) : (
            <CopyComparison photo={opened} covered={covered}>
              <Photo
                data-soft={covered || undefined}
                photo={{
                  src: opened.src[960],
                  width: opened.width,
                  height: opened.height,
                  alt: opened.description ?? t('photos.alt', { name: photo.name }),
                }}
                fallback={<p className="text-muted">{t('photos.no_picture')}</p>}
              />
            </CopyComparison>
          )}
        </div>
        <div className="office-decide">
          {failed === null ? null : (
            <Alert tone="danger" announce>
              {failed}
            </Alert>
          )}
          {rejecting ? (
            <fieldset className="office-reasons">
              <legend>{t('photos.why')}</legend>
              {rejections.map((reason, place) => (
                <Button key={reason} variant="line" size="sm" onClick={() => void decide(reason)}>
                  {shortcuts ? <kbd>{place + 1}</kbd> : null}
                  {t(`reasons.${reason}`)}
                </Button>
              ))}
            </fieldset>
          ) : null}
          <div className="office-row">
            {soft ? (
              <Button variant="ghost" onClick={() => setUncovered(!uncovered)}>
                {shortcuts ? <kbd>B</kbd> : null}
                {covered ? t('photos.uncover') : t('photos.cover')}
              </Button>
            ) : null}
            <Button
              variant="line"
              icon={<XBoldIcon />}
              aria-expanded={rejecting}
              disabledReason={opened === undefined ? t('photos.opening') : undefined}
              onClick={() => setRejecting(!rejecting)}
            >
              {shortcuts ? <kbd>R</kbd> : null}
              {t('photos.reject')}
            </Button>
            <Button
              icon={<CheckBoldIcon />}
              loading={pending}
              loadingLabel={t('photos.saving')}
              aria-disabled={opened === undefined || undefined}
              onClick={() => void decide(null)}
            >
              {shortcuts ? <kbd>A</kbd> : null}
              {t('photos.accept')}
            </Button>
          </div>
        </div>
      </section>
      {underage && opened !== undefined ? (
        <UnderageDialog
          photo={opened}
          pending={pending}
          onClose={() => setUnderage(false)}
          onReject={() => onDecide('underage')}
          onPause={onPause}
        />
      ) : null}
      <aside className="office-side" aria-label={t('facts.title')}>
        {opened === undefined ? (
          <Skeleton className="skeleton-sm h-40 w-full" />
        ) : (
          <>
            <PhotoCopies photo={opened} copied={photo.copied} onSuspected={refetch} />
            <PhotoFacts photo={opened} />
          </>
        )}
      </aside>
    </>
  )
}
