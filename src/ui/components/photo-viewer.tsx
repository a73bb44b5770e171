import '../styles/components/photos/photo-viewer.css'
import '../styles/components/photos/photo-tile.css'
import type { KeyboardEvent } from 'react'
import { CaretLeftBoldIcon, CaretRightBoldIcon, XBoldIcon } from '../icons/icons.tsx'
import { IconButton } from './icon-button.tsx'
import { LockedTile } from './locked-tile.tsx'
import type { GridPhoto, PhotoGridText } from './grid-photo.ts'
import { Photo } from './photo.tsx'
import { useModal } from './use-modal.ts'

type PhotoViewerProps = {
  photos: readonly GridPhoto[]
  /** The index of the photo shown; undefined while closed. */
  at: number | undefined
  setAt: (at: number | undefined) => void
  text: PhotoGridText
  /**
   * Called when the lock in place of a photo is clicked, after which the viewer closes. If left
   * out, the lock is not a button.
   */
  onLocked?: (() => void) | undefined
}

/** One photo filling the window. Left and right arrows move between photos, Escape closes. */
export function PhotoViewer({ photos, at, setAt, text, onLocked }: PhotoViewerProps) {
  const { ref, modalProps } = useModal({ open: at !== undefined, onClose: () => setAt(undefined) })
  const item = at === undefined ? undefined : photos[at]

  function go(by: number) {
    if (at !== undefined) setAt((at + by + photos.length) % photos.length)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  }

  return (
    <dialog ref={ref} className="viewer" aria-label={text.group} onKeyDown={press} {...modalProps}>
      {item && at !== undefined ? (
        <>
          <div className="viewer-bar">
            <p className="num" role="status" tabIndex={-1} data-first-focus>
              {text.position(at + 1, photos.length)}
              {item.locked || item.mark === undefined ? null : ` · ${item.mark}`}
            </p>
            <IconButton
              icon={<XBoldIcon />}
              label={text.close}
              look="glass"
              tip="none"
              onClick={() => setAt(undefined)}
            />
          </div>
          {item.locked && onLocked ? (
            <button
              type="button"
              className="photo-tile"
              onClick={() => {
                setAt(undefined)
                onLocked()
              }}
            >
              <LockedTile preset={item.preset}>{text.locked}</LockedTile>
            </button>
          ) : item.locked ? (
            <LockedTile preset={item.preset}>{text.locked}</LockedTile>
          ) : (
            <Photo key={item.id} photo={{ ...(item.full ?? item.photo), sizes: '100vw' }} />
          )}
          {photos.length > 1 ? (
            <>
              <IconButton
                icon={<CaretLeftBoldIcon />}
                label={text.previous}
                look="glass"
                tip="none"
                className="viewer-step"
                onClick={() => go(-1)}
              />
              <IconButton
                icon={<CaretRightBoldIcon />}
                label={text.next}
                look="glass"
                tip="none"
                className="viewer-step viewer-next"
                onClick={() => go(1)}
              />
            </>
          ) : null}
        </>
      ) : null}
    </dialog>
  )
}
