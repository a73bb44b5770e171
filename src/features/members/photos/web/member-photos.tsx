import './member-photos.css'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { type GridPhoto, getInitials, PhotoGrid, type PhotoGridText } from '#ui/components/index.ts'
import { PremiumAlert } from '#features/members/accounts/web/index.ts'
import type { OpenPhoto, PhotoView } from '#features/members/profiles/contract/profiles.ts'
import type { en } from '../locales/en.ts'
import { choosePreset } from '../rules/choose-preset.ts'
import { toPhotoSource } from './to-photo-source.ts'
import { useThumbhashes } from './use-thumbhashes.ts'

interface MemberPhotosProps {
  readonly name: string
  readonly photos: readonly PhotoView[]
  /** Shown on top of the photos on a phone: back, more. */
  readonly children?: ReactNode
}

const large = '(width >= 85rem) 42rem, (width >= 62rem) 42vw, (width >= 48rem) 50vw, 100vw'
const small = '(width >= 85rem) 22rem, (width >= 62rem) 28vw, (width >= 48rem) 50vw, 100vw'

/** A single photo keeps portrait format at every width. */
const alone = 'photos-alone'

/**
 * A member's photos as mosaic or carousel. A locked photo is a preset picture with a lock (PRO-06);
 * a member without photos is shown with initials.
 */
export function MemberPhotos({ name, photos, children }: MemberPhotosProps) {
  const t = usePhrases<typeof en>('photos')
  const frame = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const open = useMemo(() => photos.filter((photo): photo is OpenPhoto => !photo.locked), [photos])
  useThumbhashes(frame, open)

  const text: PhotoGridText = {
    group: t('group', { name }),
    position: (at, of) => t('position', { at, of }),
    previous: t('previous'),
    next: t('next'),
    close: t('close'),
    all: (count) => t('all', { count }),
    locked: t('locked'),
  }
  if (photos.length === 0) {
    return (
      <div className="member-photos-single relative">
        <div
          className="member-photos-initials grid aspect-portrait place-items-center"
          aria-hidden="true"
        >
          <span className="type-hero">{getInitials(name)}</span>
        </div>
        {children}
      </div>
    )
  }

  const grid = photos.map((photo, index): GridPhoto => {
    if (photo.locked) return { id: photo.id, locked: true, preset: choosePreset(photo.id) }
    const alt =
      photo.description ??
      (photo.main ? t('portrait', { name }) : t('alt', { at: index + 1, of: photos.length, name }))
    return {
      id: photo.id,
      photo: toPhotoSource(photo, alt, index === 0 ? large : small),
      mark: photo.generated ? t('generated') : undefined,
      full: { ...toPhotoSource(photo, alt, '100vw'), src: photo.src[960] },
    }
  })
  return (
    <div ref={frame} className={photos.length === 1 ? 'member-photos-single' : undefined}>
      <PhotoGrid
        photos={grid}
        text={text}
        onLocked={() => setAsking(true)}
        className={photos.length === 1 ? alone : undefined}
      >
        {children}
      </PhotoGrid>
      {open.length < photos.length ? (
        <PremiumAlert open={asking} what={{ of: 'photo' }} onNotNow={() => setAsking(false)} />
      ) : null}
    </div>
  )
}
