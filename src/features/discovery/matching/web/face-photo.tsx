import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { getInitials, Photo } from '#ui/components/index.ts'
import type { Face } from '../contract.ts'
import type { en } from '../locales/en.ts'

/** The photo of a card, or initials. Cards further down are decorative. */
export function FacePhoto({
  face: { member },
  under,
}: {
  readonly face: Face
  readonly under?: boolean
}) {
  const t = usePhrases<typeof en>('matching')
  const initials = (
    <span className="swipe-photo swipe-initials" aria-hidden="true">
      {getInitials(member.name)}
    </span>
  )
  if (member.photo === null) return initials
  const { src, description } = member.photo
  return (
    <Photo
      className="swipe-photo"
      draggable={false}
      loading="eager"
      fetchPriority={under ? 'low' : 'high'}
      fallback={initials}
      photo={{
        src: src[480],
        srcSet: `${src[480]} 480w, ${src[960]} 960w`,
        sizes: '(min-width: 62rem) 30rem, 26rem',
        alt: under ? '' : (description ?? t('swipe.photo', { name: member.name })),
      }}
    />
  )
}
