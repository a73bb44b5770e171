import { splitWait, rateWait } from '#kernel/wait.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Photo, Tag } from '#ui/components/index.ts'
import type { WaitingPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'

interface QueueListProps {
  readonly photos: readonly WaitingPhoto[]
  readonly open: string | null
  readonly soft: boolean
  readonly now: number
  readonly onChoose: (id: string) => void
}

/**
 * Photos waiting for review, longest waiting first; photos claimed by another reviewer are disabled
 * and labelled as such.
 */
export function QueueList({ photos, open, soft, now, onChoose }: QueueListProps) {
  const t = usePhrases<typeof en>('photo_moderation')
  return (
    <ul className="office-queue">
      {photos.map((photo) => {
        const waitMs = now - Date.parse(photo.waiting_since)
        const { unit, count } = splitWait(waitMs)
        const name = t('photos.name_age', { name: photo.name, age: photo.age })
        return (
          <li key={photo.id}>
            <button
              type="button"
              className="office-queued photo-queued"
              aria-current={photo.id === open || undefined}
              aria-disabled={photo.claimed_by !== null || undefined}
              onClick={() => (photo.claimed_by === null ? onChoose(photo.id) : undefined)}
            >
              <Photo
                className="office-thumb"
                data-soft={soft || undefined}
                photo={{ src: photo.src[160], alt: '' }}
              />
              <span className="office-queued-words">
                <b>{name}</b>
                <span>
                  {photo.claimed_by !== null
                    ? t('photos.claimed_by', { name: photo.claimed_by })
                    : photo.main
                      ? t('photos.main')
                      : t('photos.another')}
                </span>
              </span>
              <span className="office-wait num" data-tone={rateWait(waitMs)}>
                {t(`photos.wait.${unit}`, { count })}
              </span>
              {photo.copied ? (
                <span className="office-copied">
                  <Tag look="warn">{t('copies.queue')}</Tag>
                </span>
              ) : null}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
