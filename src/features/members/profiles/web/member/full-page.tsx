import './member.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, ButtonLink, Dock, joinClasses, PencilSimpleIcon } from '#ui/components/index.ts'
import { Link } from 'react-router'
import type { FullMember } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { ActionPanel } from './action-panel.tsx'
import { BackToResults } from './back-to-results.tsx'
import { MemberDetails } from './member-details.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberHighlights } from './member-highlights.tsx'
import { MemberInterests } from './member-interests.tsx'
import { MemberPrompts } from './member-prompts.tsx'
import type { MemberSlots } from './member-slots.ts'

const several = 'member-columns'

/**
 * The complete page of a member, for members: photos, facts, texts, shared interests, and the
 * action panel.
 */
export function FullPage({
  member,
  slots,
}: {
  readonly member: FullMember
  readonly slots: MemberSlots
}) {
  const t = usePhrases<typeof en>('profiles')
  const visibleMember = member.own
    ? {
        ...member,
        photos: member.photos.filter((photo) => photo.locked || photo.status === 'active'),
      }
    : member
  const dock = member.own ? null : slots.dock?.(visibleMember)
  // A single photo is placed next to the text, several above it.
  const sideBySide = visibleMember.photos.length < 2
  return (
    <div className="member-page mx-auto">
      <div className="from-lg pt-4 pb-2">
        <BackToResults look="link" />
      </div>
      {member.own ? <OwnNotice /> : null}
      <div className={sideBySide ? 'member-beside' : undefined}>
        <div className="member-photos">
          {slots.photos(
            visibleMember,
            <div className="member-photo-bar flex justify-between below-lg">
              <BackToResults look="glass" />
              {member.own ? null : slots.more?.(visibleMember, 'glass')}
            </div>,
          )}
        </div>
        <div className={sideBySide ? 'member-inset' : several}>
          <div
            className={joinClasses(
              'grid gap-8 pt-6',
              sideBySide ? 'member-facts-beside' : 'member-facts-below',
            )}
          >
            {slots.note?.(visibleMember)}
            <MemberHead member={visibleMember} label={slots.label?.(visibleMember)} />
            {visibleMember.about === '' ? null : (
              <section aria-label={t('member.about', { name: visibleMember.name })}>
                <p className="member-about max-w-prose whitespace-pre-line">
                  {visibleMember.about}
                </p>
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
      {member.own ? null : (
        <div className="member-gutter pt-10">{slots.related?.(visibleMember)}</div>
      )}
      {dock ? <Dock>{dock}</Dock> : null}
    </div>
  )
}

/** On the member's own page: explains what it is, with a link to edit it. */
function OwnNotice() {
  const t = usePhrases<typeof en>('profiles')
  return (
    <div className="member-gutter py-3">
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
