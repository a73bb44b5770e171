import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Chip, MapPinIcon } from '#ui/components/index.ts'
import type { FullMember } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'
import { usePlace } from '../use-place.ts'

/** Maximum number of interests shown. */
const maxInterests = 6

/**
 * A few lines about a member next to other content: where they live and what they like, shared
 * interests first. Renders nothing until loaded. Its page must list the phrases of profiles and
 * places, so that nothing more is fetched.
 */
export function MemberGlance({ member }: { readonly member: string }) {
  const { data } = calls.useCall('profiles.read_member', { member })
  if (data?.view !== 'full') return null
  return <Lines member={data} />
}

function Lines({ member }: { readonly member: FullMember }) {
  const place = usePlace(member)
  const t = usePhrases<typeof en>('profiles')
  return (
    <>
      {place === '' ? null : (
        <p className="mt-2 flex items-center gap-1.5 text-ink-2">
          <MapPinIcon className="flex-none" />
          {place}
        </p>
      )}
      {member.interests.length === 0 ? null : (
        <ul className="chips mt-3">
          {member.interests.slice(0, maxInterests).map(({ interest, common }) => (
            <li key={interest}>
              <Chip on={common}>{t(`interests.${interest}`)}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
