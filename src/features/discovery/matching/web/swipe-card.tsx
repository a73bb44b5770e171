import type { KeyboardEvent, Ref } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { HeartFillIcon, MapPinIcon, VerifiedTag, XBoldIcon } from '#ui/components/index.ts'
import { useDistance } from '#features/site/geography/web/index.ts'
import type { en as profilesEn } from '#features/members/profiles/locales/en.ts'
import { nameAndAge } from '#features/members/profiles/web/index.ts'
import type { Face } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { FacePhoto } from './face-photo.tsx'
import { useDrag } from './use-drag.ts'
import type { SwipeKind } from './use-swipe-game.ts'

interface SwipeCardProps {
  readonly face: Face
  readonly readersCountry: string | null
  /** The id of the element describing the shortcuts; undefined while they are off. */
  readonly hint: string | undefined
  readonly onSwipe: (way: SwipeKind, dx: number) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly ref: Ref<HTMLElement>
}

/** The top card: photo, name and place, one answer, and the shared interests. */
export function SwipeCard({ face, readersCountry, hint, onSwipe, onKey, ref }: SwipeCardProps) {
  const t = usePhrases<typeof en>('matching')
  const profilePhrases = usePhrases<typeof profilesEn>('profiles')
  const site = useSite()
  const { member, prompt, interests, common } = face
  const distance = useDistance(readersCountry ?? site.country, 'short')(member.distance_km)
  const place = [member.place, distance].filter((part) => part !== null)
  const drag = useDrag(onSwipe)
  return (
    <article
      ref={ref}
      className="swipe-card"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys work while the card has focus, and the buttons do the same
      tabIndex={0}
      aria-roledescription={t('swipe.card')}
      aria-label={[nameAndAge(member), ...place].join(', ')}
      aria-describedby={hint}
      onKeyDown={onKey}
      {...drag}
    >
      <FacePhoto face={face} />
      <span className="swipe-stamp swipe-stamp-yes" aria-hidden="true">
        <HeartFillIcon />
      </span>
      <span className="swipe-stamp swipe-stamp-no" aria-hidden="true">
        <XBoldIcon />
      </span>
      <div className="swipe-words">
        <h2 className="swipe-name">{nameAndAge(member)}</h2>
        <p className="swipe-facts">
          {place.length === 0 ? null : (
            <span>
              <MapPinIcon /> {place.join(' · ')}
            </span>
          )}
          {member.photo?.verified ? <VerifiedTag label={t('swipe.verified')} /> : null}
          {member.online ? <span className="swipe-online">{t('swipe.online')}</span> : null}
        </p>
        {prompt === null ? null : (
          <p className="swipe-prompt">
            <small>{profilePhrases(`prompts.${prompt.prompt}`)}</small>
            {prompt.answer}
          </p>
        )}
        {interests.length === 0 ? null : (
          <ul className="swipe-interests">
            {interests.map((interest) => (
              <li key={interest}>{profilePhrases(`interests.${interest}`)}</li>
            ))}
            {common === 0 ? null : <li>{t('swipe.common', { count: common })}</li>}
          </ul>
        )}
      </div>
    </article>
  )
}
