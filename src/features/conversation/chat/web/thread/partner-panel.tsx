import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, FlagIcon, Photo, ProhibitIcon } from '#ui/components/index.ts'
import { useMedia } from '#platform/web/use-media.ts'
import type { en as blocks } from '#features/members/blocks/locales/en.ts'
import { FictionalLabel } from '#features/members/fictional-profiles/web/index.ts'
import { MemberGlance } from '#features/members/profiles/web/index.ts'
import type { en as reports } from '#features/safety/reports/locales/en.ts'
import type { Partner } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { PartnerCameo } from '../inbox/partner-cameo.tsx'
import type { Safety } from './use-safety.tsx'

/**
 * Next to a conversation on a wide screen: a larger photo, a few lines about the partner, the link
 * to the profile, and safety actions.
 */
export function PartnerPanel({
  profile,
  safety,
}: {
  readonly profile: Partner
  readonly safety: Safety
}) {
  const t = usePhrases<typeof en>('chat')
  const tb = usePhrases<typeof blocks>('blocks')
  const tr = usePhrases<typeof reports>('reports')
  // Narrower screens show no panel and load nothing.
  const wide = useMedia('(width >= 75rem)')
  if (profile.state !== 'active' || profile.id === null || profile.name === null) return null
  const { name, age, photo } = profile
  return (
    <aside className="chat-panel" aria-label={name}>
      {photo === null ? (
        <PartnerCameo profile={profile} size="xl" />
      ) : (
        <Photo
          className="chat-portrait aspect-portrait w-full object-cover"
          photo={{
            src: photo.src[480],
            srcSet: `${photo.src[480]} 480w, ${photo.src[960]} 960w`,
            sizes: '264px',
            width: 264,
            height: 330,
            alt: photo.description ?? '',
          }}
        />
      )}
      <p className="type-h3 mt-4 mb-2">{age === null ? name : `${name}, ${age}`}</p>
      <FictionalLabel kind={profile.kind} label={profile.label} soft generated={photo?.generated} />
      {wide && profile.kind === 'member' ? <MemberGlance member={profile.id} /> : null}
      <ButtonLink as={Link} to={`/members/${profile.id}`} variant="line" block className="mt-4">
        {t('head.profile')}
      </ButtonLink>
      <div className="mt-3 grid justify-items-start">
        <button type="button" className="chat-panel-act" onClick={() => safety.report(null)}>
          <FlagIcon /> {tr('title', { name })}
        </button>
        <button type="button" className="chat-panel-act" onClick={safety.block}>
          <ProhibitIcon /> {tb('block', { name })}
        </button>
      </div>
    </aside>
  )
}
