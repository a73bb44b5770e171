import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, Photo } from '#platform/web/ui/index.ts'
import { FictionalLabel } from '#features/fiction/web/index.ts'
import type { Partner } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { PartnerCameo } from './partner-cameo.tsx'

/** Beside a conversation on a wide screen: a larger photo and the way to the profile. */
export function PartnerPanel({ profile }: { readonly profile: Partner }) {
  const t = usePhrases<typeof en>('chat')
  if (profile.state !== 'active' || profile.id === null || profile.name === null) return null
  const { name, age, photo } = profile
  return (
    <aside className="chat-panel" aria-label={name}>
      {photo === null ? (
        <PartnerCameo profile={profile} size="xl" />
      ) : (
        <Photo
          className="aspect-[4/5] w-full rounded-lg object-cover"
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
      <ButtonLink as={Link} to={`/members/${profile.id}`} variant="line" block className="mt-4">
        {t('head.profile')}
      </ButtonLink>
    </aside>
  )
}
