import './member.css'
import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  ChatCircleTextIcon,
  MapPinIcon,
  OnlineWord,
  SealCheckFillIcon,
} from '#ui/components/index.ts'
import type { FullMember } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { nameAndAge } from '../name-and-age.ts'
import { usePlace } from '../use-place.ts'
import { VerifiedPhotos } from './verified-photos.tsx'
import { answeringWindowDays } from '../../rules/answering.ts'

/** Name, age, place, online status, and the kind of profile. */
export function MemberHead({
  member,
  label,
}: {
  readonly member: FullMember
  readonly label?: ReactNode
}) {
  const t = usePhrases<typeof en>('profiles')
  const place = usePlace(member)
  return (
    <header>
      <h1 className="member-name">{nameAndAge(member)}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
        {place === '' ? null : (
          <span className="inline-flex items-center gap-1.5">
            <MapPinIcon />
            {place}
          </span>
        )}
        {member.online ? <OnlineWord>{t('member.online')}</OnlineWord> : null}
        {member.kind === 'member' && member.photos_reviewed ? (
          <span className="inline-flex items-center gap-1.5">
            <SealCheckFillIcon className="text-success" />
            {t('member.reviewed')}
          </span>
        ) : null}
        <VerifiedPhotos member={member} />
        {member.answering === null ? null : (
          <span className="inline-flex items-center gap-1.5">
            <ChatCircleTextIcon />
            {t(`member.answering.${member.answering}`)}
          </span>
        )}
        {label}
      </div>
      {member.answering === null ? null : (
        <p className="mt-2 max-w-prose type-meta text-muted">
          {t('member.answering.why', { days: answeringWindowDays })}
        </p>
      )}
    </header>
  )
}
