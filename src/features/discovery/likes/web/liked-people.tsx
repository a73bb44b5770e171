import type { Ref } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState } from '#ui/components/index.ts'
import type { LikeCard } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { LikeList } from '../rules/like-lists.ts'
import { LikedCard } from './liked-card.tsx'

interface LikedPeopleProps {
  readonly list: LikeList
  readonly members: readonly LikeCard[]
  readonly country: string | null
  readonly ref?: Ref<HTMLUListElement>
}

/** The people in a list, or a suggestion of what to do if it is empty. */
export function LikedPeople({ list, members, country, ref }: LikedPeopleProps) {
  const t = usePhrases<typeof en>('likes')
  if (members.length === 0) {
    return (
      <EmptyState
        figure={list === 'matches' ? 'meeting' : 'alone'}
        title={t(`empty.${list}_title`)}
        text={t(`empty.${list}_text`)}
        action={
          <ButtonLink as={Link} to="/members" className="mt-4">
            {t('empty.action')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <ul ref={ref} className="people mt-5">
      {members.map((member, at) => (
        <li key={member.id}>
          <LikedCard member={member} list={list} country={country} eager={at < 4} />
        </li>
      ))}
    </ul>
  )
}
