import './member.css'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { ButtonLink, MapPinIcon, Panel } from '#ui/components/index.ts'
import { useSignUp } from '#features/members/accounts/web/index.ts'
import type { ReducedMember } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { BackToResults } from './back-to-results.tsx'
import { nameAndAge } from '../name-and-age.ts'
import type { MemberSlots } from './member-slots.ts'
import { VerifiedPhotos } from './verified-photos.tsx'

/**
 * A member's page for a visitor while search is open: photo, first name, age, region, and the
 * sign-up link.
 */
export function ReducedPage({
  member,
  slots,
}: {
  readonly member: ReducedMember
  readonly slots: MemberSlots
}) {
  const t = usePhrases<typeof en>('profiles')
  const format = useFormat()
  const site = useSite()
  const { link } = useSignUp({
    text: t('visitor.title', { name: member.name }),
    to: `/members/${member.id}`,
  })
  const abroad =
    member.country !== null && member.country !== site.country
      ? format.country(member.country)
      : null
  const place = [member.region, abroad].filter((part) => part !== null).join(', ')
  return (
    <div className="wrap member-reduced grid">
      <div className="member-reduced-all">
        <BackToResults look="link" />
      </div>
      <div className="member-reduced-photo overflow-hidden">{slots.photos(member, null)}</div>
      <div className="grid content-start gap-6">
        {slots.note?.(member)}
        <header>
          <h1 className="type-h1">{nameAndAge(member)}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
            {place === '' ? null : (
              <span className="inline-flex items-center gap-1.5">
                <MapPinIcon />
                {place}
              </span>
            )}
            <VerifiedPhotos member={member} />
            {slots.label?.(member)}
          </div>
        </header>
        {slots.invite === undefined || site.signups === 'closed' ? null : (
          <div className="grid max-w-form gap-2.5 cols-2-from-sm wrap-anywhere">
            {slots.invite(member)}
          </div>
        )}
        <Panel className="grid max-w-form gap-4">
          <h2 className="type-title">{t('visitor.title', { name: member.name })}</h2>
          <p className="text-ink-2">{t('visitor.text', { name: member.name })}</p>
          <div className="flex flex-wrap gap-3">
            {site.signups === 'closed' ? null : (
              <ButtonLink as={Link} {...link} variant="pine">
                {t('visitor.sign_up')}
              </ButtonLink>
            )}
            <ButtonLink
              as={Link}
              to={`/login?to=${encodeURIComponent(`/members/${member.id}`)}`}
              variant="line"
            >
              {t('visitor.log_in')}
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </div>
  )
}
