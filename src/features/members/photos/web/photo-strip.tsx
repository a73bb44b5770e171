import '#ui/styles/components/photos/photo-slots.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Photo, PlusIcon, Skeleton } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { toPhotoSource } from './to-photo-source.ts'

const slots = 4

/** The member's own photos at a glance, with the free slots beside them. */
export function PhotoStrip() {
  const t = usePhrases<typeof en>('photos')
  const { data, error } = calls.useCall('photos.list_own', {})
  if (data === undefined)
    return error === null ? (
      <Skeleton className="skeleton-lg h-32 w-full" />
    ) : (
      <Alert tone="danger">{t('own.failed')}</Alert>
    )
  const shown = data.photos.slice(0, slots)
  const free = Math.max(0, Math.min(slots, data.limit) - shown.length)
  return (
    <>
      <div className="photo-strip">
        {shown.map((photo) => (
          <Photo
            key={photo.id}
            className="photo-strip-photo"
            photo={toPhotoSource(photo, photo.description ?? '', '10rem')}
          />
        ))}
        {Array.from({ length: free }, (_, place) => (
          <span key={place} className="photo-strip-free" aria-hidden="true">
            {place === 0 ? <PlusIcon /> : null}
          </span>
        ))}
      </div>
      <p className="type-meta text-muted">
        {t('own.limit', { count: data.photos.length, limit: data.limit })}
      </p>
    </>
  )
}
