import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Chip } from '#ui/components/index.ts'
import type { FullMember } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'

/** The member's interests, with the shared ones first and ticked, and their number. */
export function MemberInterests({ member }: { readonly member: FullMember }) {
  const t = usePhrases<typeof en>('profiles')
  const { interests, common, notes } = member
  if (interests.length === 0) return null
  return (
    <section>
      <h2 className="type-title mb-3">
        {t('member.interests')}
        {common > 0 ? (
          <span className="font-medium text-muted"> · {t('member.common', { count: common })}</span>
        ) : null}
      </h2>
      <ul className="chips">
        {interests.map(({ interest, common: shared }) => (
          <li key={interest}>
            <Chip on={shared}>{t(`interests.${interest}`)}</Chip>
          </li>
        ))}
      </ul>
      {notes.interests ? <p className="mt-3 max-w-prose text-ink-2">{notes.interests}</p> : null}
    </section>
  )
}
