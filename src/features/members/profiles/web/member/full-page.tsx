import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, ButtonLink, Dock, joinClasses, PencilSimpleIcon } from '#ui/components/index.ts'
import { Link } from 'react-router'
import type { FullMember } from '../../contract.ts'
import type { en } from '../../locales/en.ts'
import { ActionPanel } from './action-panel.tsx'
import { BackToResults } from './back-to-results.tsx'
import { MemberDetails } from './member-details.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberHighlights } from './member-highlights.tsx'
import { MemberInterests } from './member-interests.tsx'
import { MemberPrompts } from './member-prompts.tsx'
import type { MemberSlots } from './member-slots.ts'

const several = 'px-5 md:px-8 lg:grid lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:items-start lg:gap-14 lg:px-0'

/**
 * The complete page of a member, for members: photos, facts, texts, shared interests, and the
 * action panel.
 */
export function FullPage({ member, slots }: { readonly member: FullMember; readonly slots: MemberSlots }) {
  const t = usePhrases<typeof en>('profiles')
  const visibleMember = member.own
    ? { ...member, photos: member.photos.filter((photo) => photo.locked || photo.status === 'active') }
    : member
  const dock = member.own ? null : slots.dock?.(visibleMember)
  // A single photo is placed next to the text, several above it.
  const sideBySide = visibleMember.photos.length < 2
  return (
    <div className="mx-auto max-w-[80rem] pb-20 lg:px-10 lg:pb-18">
      <div className="hidden pt-4 pb-2 lg:block">
        <BackToResults look="link" />
      </div>
      {member.own ? <OwnNotice /> : null}
      <div
        className={
          sideBySide
            ? 'lg:grid lg:grid-cols-[23.25rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-14'
            : undefined
        }
      >
        <div className="md:px-8 md:pt-4 lg:p-0">
          {slots.photos(
            visibleMember,
            <div className="absolute inset-x-3.5 top-3.5 z-2 flex justify-between lg:hidden">
              <BackToResults look="glass" />
              {member.own ? null : slots.more?.(visibleMember, 'glass')}
            </div>,
          )}
        </div>
        <div className={sideBySide ? 'px-5 md:px-8 lg:contents' : several}>
          <div
            className={joinClasses(
              'grid gap-8 pt-6',
              sideBySide ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2' : 'lg:pt-8',
            )}
          >
            {slots.note?.(visibleMember)}
            <MemberHead member={visibleMember} label={slots.label?.(visibleMember)} />
            {visibleMember.about === '' ? null : (
              <section aria-label={t('member.about', { name: visibleMember.name })}>
                <p className="max-w-[58ch] text-[1.125rem] leading-[1.6] whitespace-pre-line">{visibleMember.about}</p>
              </section>
            )}
            <MemberHighlights member={visibleMember} />
            <MemberPrompts member={visibleMember} slots={slots} />
            <MemberInterests member={visibleMember} />
            <MemberDetails member={visibleMember} />
          </div>
          {member.own ? null : <ActionPanel member={visibleMember} slots={slots} />}
        </div>
      </div>
      {member.own ? null : <div className="px-5 pt-10 md:px-8 lg:px-0">{slots.related?.(visibleMember)}</div>}
      {dock ? <Dock>{dock}</Dock> : null}
    </div>
  )
}

/** On the member's own page: explains what it is, with a link to edit it. */
function OwnNotice() {
  const t = usePhrases<typeof en>('profiles')
  return (
    <div className="px-5 py-3 md:px-8 lg:px-0">
      <Alert
        icon={<PencilSimpleIcon />}
        action={
          <ButtonLink as={Link} to="/profile" size="sm">
            {t('member.edit')}
          </ButtonLink>
        }
      >
        {t('member.own')}
      </Alert>
    </div>
  )
}
