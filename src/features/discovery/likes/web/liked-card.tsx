import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useGeneratedText } from '#features/members/fictional-profiles/web/index.ts'
import { PersonCard } from '#features/members/profiles/web/index.ts'
import type { LikeCard } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { LikeList } from '../rules/like-lists.ts'
import { LikeButton } from './like-button.tsx'
import { toLikeStatus } from './use-like-status.ts'

interface LikedCardProps {
  readonly member: LikeCard
  readonly list: LikeList
  /** The country that decides the unit of distance. */
  readonly country: string | null
  readonly eager: boolean
}

const sizes = '(min-width: 75rem) 20rem, (min-width: 62rem) 24vw, (min-width: 48rem) 31vw, 46vw'

/**
 * A person in a list of likes, with badges for new and mutual likes, the profile label and the
 * heart.
 */
export function LikedCard({ member, list, country, eager }: LikedCardProps) {
  const t = usePhrases<typeof en>('likes')
  const generated = useGeneratedText()
  const { match } = member
  return (
    <PersonCard
      person={member}
      readersCountry={country}
      href={list === 'matches' && match !== null ? `/likes/m/${match.id}` : undefined}
      sizes={sizes}
      onlineText={t('online')}
      verifiedText={t('verified')}
      generatedText={generated}
      answeringTexts={{ within_day: t('answering.within_day'), often: t('answering.often') }}
      fresh={member.like_new ? t('new') : undefined}
      mutual={match !== null && list !== 'matches' ? t('match_mark') : undefined}
      action={<LikeButton member={member} status={toLikeStatus(member, list === 'liked_by')} />}
      eager={eager}
      headingLevel={2}
    />
  )
}
