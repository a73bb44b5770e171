import '../styles/components/photos/photos.css'
import '../styles/components/photos/photo-tile.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CaretLeftBoldIcon, CaretRightBoldIcon, ImagesIcon } from '../icons/icons.tsx'
import { Button } from './button.tsx'
import type { GridPhoto, PhotoGridText } from './grid-photo.ts'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { LockedTile } from './locked-tile.tsx'
import { Photo } from './photo.tsx'
import { Tag } from './tag.tsx'
import { PhotoViewer } from './photo-viewer.tsx'

type PhotoGridProps = {
  photos: readonly GridPhoto[]
  text: PhotoGridText
  /** Called when a locked photo is clicked; if left out, the viewer opens for locked photos too. */
  onLocked?: (() => void) | undefined
  className?: string | undefined
  children?: ReactNode
}

/**
 * A member's photos: a carousel on a phone, one large and four small on a desktop. Each opens the
 * viewer. Children are overlaid.
 */
export function PhotoGrid({ photos, text, onLocked, className, children }: PhotoGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [viewed, setViewed] = useState<number>()

  useEffect(() => {
    const row = list.current
    if (!row) return
    const follow = () => setAt(row.clientWidth ? Math.round(row.scrollLeft / row.clientWidth) : 0)
    row.addEventListener('scroll', follow, { passive: true })
    return () => row.removeEventListener('scroll', follow)
  }, [])

  function step(by: number) {
    const row = list.current
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    row?.scrollTo({
      left: (at + by) * row.clientWidth,
      behavior: reducedMotion ? 'auto' : 'smooth',
    })
  }

  return (
    <div role="group" className={joinClasses('photos', className)} aria-label={text.group}>
      <ul className="photos-list" ref={list}>
        {photos.map((item, index) => (
          <li key={item.id} aria-label={text.position(index + 1, photos.length)}>
            <button
              type="button"
              className="photo-tile"
              onClick={() => (item.locked && onLocked ? onLocked() : setViewed(index))}
            >
              {item.locked ? (
                <>
                  <LockedTile preset={item.preset}>{text.locked}</LockedTile>
                  <span className="sr-only">{text.position(index + 1, photos.length)}</span>
                </>
              ) : (
                <>
                  <Photo
                    photo={item.photo}
                    loading={index ? 'lazy' : 'eager'}
                    fetchPriority={index ? undefined : 'high'}
                    fallback={<span className="sr-only">{item.photo.alt}</span>}
                  />
                  {item.mark === undefined ? null : <Tag className="photo-mark">{item.mark}</Tag>}
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 ? (
        <>
          {at > 0 ? (
            <StepButton
              label={text.previous}
              icon={<CaretLeftBoldIcon />}
              onClick={() => step(-1)}
              back
            />
          ) : null}
          {at < photos.length - 1 ? (
            <StepButton label={text.next} icon={<CaretRightBoldIcon />} onClick={() => step(1)} />
          ) : null}
          <div className="photos-dots" aria-hidden="true">
            {photos.map((item, index) => (
              <i key={item.id} className={index === at ? 'now' : undefined} />
            ))}
          </div>
        </>
      ) : null}
      {photos.length > 5 ? (
        <Button
          variant="line"
          size="sm"
          icon={<ImagesIcon />}
          className="photos-all"
          onClick={() => setViewed(0)}
        >
          {text.all(photos.length)}
        </Button>
      ) : null}
      {children}
      <PhotoViewer photos={photos} at={viewed} setAt={setViewed} text={text} onLocked={onLocked} />
    </div>
  )
}

function StepButton({
  label,
  icon,
  back,
  onClick,
}: {
  label: string
  icon: ReactNode
  back?: boolean
  onClick: () => void
}) {
  return (
    <IconButton
      label={label}
      icon={icon}
      look="glass"
      tip="none"
      className={joinClasses('photos-step', !back && 'photos-next')}
      onClick={onClick}
    />
  )
}
