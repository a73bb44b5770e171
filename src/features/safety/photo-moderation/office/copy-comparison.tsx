import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Photo } from '#ui/components/index.ts'
import type { ClaimedPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'

interface TwinsProps {
  readonly photo: ClaimedPhoto
  readonly covered: boolean
  /** The photo waiting for review. */
  readonly children: ReactNode
}

/**
 * The waiting photo next to other accounts' photos of the same picture; without copies, the waiting
 * photo alone.
 */
export function CopyComparison({ photo, covered, children }: TwinsProps) {
  const t = usePhrases<typeof en>('photo_moderation')
  const { date } = useFormat()
  if (photo.copies.length === 0) return children
  return (
    <div className="office-twins">
      <figure>
        {children}
        <figcaption>{t('copies.this', { name: photo.name })}</figcaption>
      </figure>
      {photo.copies.map(({ id, name, age, kind, src, since }) => (
        <figure key={id}>
          <Photo
            data-soft={covered || undefined}
            photo={{ src: src[480], alt: t('copies.alt', { name }) }}
            fallback={<p className="text-muted">{t('photos.no_picture')}</p>}
          />
          <figcaption>
            {t(kind === 'member' ? 'copies.by' : 'copies.fictional', { name, age })},{' '}
            {t('copies.since', { date: date(since) })}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
