import '#ui/styles/components/photos/photo-slots.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  DotsThreeBoldIcon,
  LockSimpleIcon,
  EyeIcon,
  Menu,
  type MenuItem,
  PencilSimpleIcon,
  Photo,
  StarIcon,
  Tag,
  TrashIcon,
} from '#ui/components/index.ts'
import type { OwnPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { toPhotoSource } from './to-photo-source.ts'

interface PhotoTileProps {
  readonly photo: OwnPhoto
  /** From 0, in the order shown. */
  readonly at: number
  readonly of: number
  /** How wide it will be, as in HTML's `sizes`. */
  readonly sizes: string
  /** The lowest position it can move to: after the main photo, if there is one. */
  readonly first: number
  /** Whether the “verified photos” mark is lost when this photo becomes the main photo. */
  readonly endsMark: boolean
  readonly onMain: () => void
  readonly onPrivate: () => void
  readonly onDescribe: () => void
  readonly onMove: (place: number) => void
  readonly onDelete: () => void
}

/** One of the member's own photos with its state and menu (PRO-03, PRO-05). */
export function PhotoTile({
  photo,
  at,
  of,
  sizes,
  first,
  endsMark,
  onMain,
  onPrivate,
  onDescribe,
  onMove,
  onDelete,
}: PhotoTileProps) {
  const t = usePhrases<typeof en>('photos')
  const mayBeMain = !photo.main && !photo.private && photo.status !== 'rejected'
  const items: MenuItem[] = [
    ...(mayBeMain
      ? [
          {
            id: 'main',
            label: t(endsMark ? 'manage.make_main_unverified' : 'manage.make_main'),
            icon: <StarIcon />,
            onSelect: onMain,
          },
        ]
      : []),
    ...(photo.main && !photo.private
      ? []
      : [
          {
            id: 'private',
            label: t(photo.private ? 'manage.make_open' : 'manage.make_private'),
            icon: photo.private ? <EyeIcon /> : <LockSimpleIcon />,
            onSelect: onPrivate,
          },
        ]),
    {
      id: 'describe',
      label: t('manage.describe'),
      icon: <PencilSimpleIcon />,
      onSelect: onDescribe,
    },
    ...(!photo.main && at > first
      ? [
          {
            id: 'earlier',
            label: t('manage.earlier'),
            icon: <ArrowLeftIcon />,
            onSelect: () => onMove(at - 1),
          },
        ]
      : []),
    ...(!photo.main && at < of - 1
      ? [
          {
            id: 'later',
            label: t('manage.later'),
            icon: <ArrowRightIcon />,
            onSelect: () => onMove(at + 1),
          },
        ]
      : []),
    {
      id: 'delete',
      label: t('manage.delete'),
      icon: <TrashIcon />,
      danger: true,
      rule: true,
      onSelect: onDelete,
    },
  ]
  return (
    <div className="well well-lg relative h-full w-full overflow-hidden">
      <Photo
        className="h-full w-full object-cover"
        loading="lazy"
        draggable={false}
        photo={toPhotoSource(photo, photo.description ?? t('position', { at: at + 1, of }), sizes)}
      />
      <span
        className={`absolute left-3 flex flex-wrap gap-1.5 ${photo.status === 'rejected' ? 'top-3 right-16' : 'right-3 bottom-3'}`}
      >
        {photo.main ? <Tag>{t('own.main')}</Tag> : null}
        {photo.private ? <Tag>{t('own.private')}</Tag> : null}
        {photo.status === 'waiting' ? <Tag>{t('own.waiting')}</Tag> : null}
      </span>
      {photo.status === 'rejected' ? (
        <p className="photo-caption type-meta">
          <b className="block">{t('own.rejected')}</b>
          {t(`rejected_for.${photo.rejected_for ?? 'other'}`)}
        </p>
      ) : null}
      <span className="absolute top-2 right-2">
        <Menu
          className="icon-btn icon-btn-glass"
          aria-label={t('manage.options', { at: at + 1 })}
          items={items}
        >
          <DotsThreeBoldIcon />
        </Menu>
      </span>
    </div>
  )
}
