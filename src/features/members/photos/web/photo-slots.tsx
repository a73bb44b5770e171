import '#ui/styles/components/photos/photo-slots.css'
import { type ReactNode, useId, useRef, useState } from 'react'
import { uploadLimitValues } from '#kernel/image-limits.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, LockSimpleIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { AddTile } from './add-tile.tsx'
import { type PhotoDialogRequest, PhotoDialogs } from './photo-dialogs.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { FailedUpload, UploadTile } from './upload-tile.tsx'
import type { PhotoManager } from './use-own-photos.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { usePhotoDrop } from './use-photo-drop.ts'
import { usePhotoOrder } from './use-photo-order.ts'

interface PhotoSlotsProps {
  readonly desk: PhotoManager
  /** Minimum number of slots shown. */
  readonly slots: number
  /** `grid`: equal sizes. `first`: a large one and two next to it. */
  readonly layout: 'grid' | 'first'
  /**
   * If Premium members may have more photos: how many, and a callback for adding one beyond the
   * limit.
   */
  readonly more?: { readonly limit: number; readonly onMore: () => void } | undefined
}

const layouts = {
  grid: {
    list: 'grid cols-2 gap-3 cols-3-from-sm',
    slot: 'aspect-portrait',
    sizes: '(width >= 36rem) 13rem, 45vw',
  },
  first: {
    list: 'grid cols-2 gap-3',
    slot: 'photo-slot-square',
    sizes: '(width >= 36rem) 17rem, 45vw',
  },
} as const

/** Photos, running uploads and free slots, with drop and paste. Focus follows the last action. */
export function PhotoSlots({ desk, slots, layout, more }: PhotoSlotsProps) {
  const t = usePhrases<typeof en>('photos')
  const hint = useId()
  const area = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<PhotoDialogRequest>()
  const online = useOnline()
  const focus = useFocusAfter(area, [desk.photos, asked])
  const { over, dropProps } = usePhotoDrop((files) => {
    if (files.length > desk.free) more?.onMore()
    desk.add(files)
  })
  const { photos, uploads, free } = desk
  const first = photos[0]?.main ? 1 : 0
  const ordering = usePhotoOrder(
    (photo, place) => void act(photo, desk.move(photo, Math.max(place, first))),
  )
  const underWay = uploads.filter(({ state }) => state !== 'failed')
  const failed = uploads.filter(({ state }) => state === 'failed')
  const rest = Math.max(0, slots - photos.length - underWay.length - (free > 0 ? 1 : 0))
  const { list, slot, sizes } = layouts[layout]

  /** The menu button moves with its photo. */
  async function act(photo: string, done: Promise<boolean>) {
    focus.aim(photo, `[data-photo="${photo}"] button`)
    if (!(await done)) focus.forget()
  }

  return (
    <div
      ref={area}
      tabIndex={-1}
      className={`relative grid gap-4 photo-slots ${over ? 'photo-slots-over' : ''}`}
      {...dropProps}
    >
      <p className="sr-only" role="status">
        {desk.said}
      </p>
      <ul className={list}>
        {photos.map((photo, at) => (
          <li
            key={photo.id}
            data-photo={photo.id}
            className={`${slot} photo-slot ${ordering.over === photo.id ? 'photo-slot-over' : ''} ${ordering.dragged === photo.id ? 'photo-slot-dragged' : ''}`}
            {...ordering.tileProps(photo.id, at, photo.main)}
          >
            <PhotoTile
              photo={photo}
              at={at}
              of={photos.length}
              sizes={sizes}
              first={first}
              endsMark={!photo.verified && photos.some((other) => other.main && other.verified)}
              onMain={() => void act(photo.id, desk.makeMain(photo.id))}
              onPrivate={() => setAsked({ act: 'hide', photo })}
              onDescribe={() => setAsked({ act: 'describe', photo })}
              onMove={(place) => void act(photo.id, desk.move(photo.id, place))}
              onDelete={() => setAsked({ act: 'delete', photo })}
            />
          </li>
        ))}
        {underWay.map((upload) => (
          <li key={upload.id} className={slot}>
            <UploadTile upload={upload} desk={desk} />
          </li>
        ))}
        {free > 0 ? (
          <li className={slot}>
            <AddTile several={free > 1} describedBy={hint} onFiles={desk.add} />
          </li>
        ) : more ? (
          <li className={slot}>
            <MoreTile limit={more.limit} onMore={more.onMore} />
          </li>
        ) : null}
        {Array.from({ length: rest }, (_, at) => (
          <li key={at} aria-hidden="true" className={`${slot} photo-slot-free`} />
        ))}
        {failed.map((upload) => (
          <li key={upload.id} className="photo-slot-failed">
            <FailedUpload upload={upload} desk={desk} />
          </li>
        ))}
      </ul>
      {online ? null : <Alert tone="warn">{t('own.offline')}</Alert>}
      {desk.problem && !asked ? (
        <Alert tone="warn" announce>
          {desk.problem}
        </Alert>
      ) : null}
      <Hint id={hint} shown={free > 0}>
        {t(over ? 'upload.drop' : 'upload.hint', uploadLimitValues)}
      </Hint>
      {photos.length - first > 1 ? (
        <p className="photo-order-hint text-muted type-meta">{t('own.drag')}</p>
      ) : null}
      <PhotoDialogs
        desk={desk}
        request={asked}
        onClose={() => setAsked(undefined)}
        onDone={focus.aim}
      />
    </div>
  )
}

function Hint({
  id,
  shown,
  children,
}: {
  readonly id: string
  readonly shown: boolean
  readonly children: ReactNode
}) {
  return shown ? (
    <p id={id} className="text-muted type-meta">
      {children}
    </p>
  ) : null
}

/** The slot after the last free one: a button that explains how to get more (CRED-14). */
function MoreTile({ limit, onMore }: { readonly limit: number; readonly onMore: () => void }) {
  const t = usePhrases<typeof en>('photos')
  return (
    <button
      type="button"
      data-more-photos
      className="photo-slot-button photo-slot-more text-muted"
      onClick={onMore}
    >
      <LockSimpleIcon className="size-8" />
      {t('own.premium', { limit })}
    </button>
  )
}
