import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { Card } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { MemberCard } from './member-card.tsx'
import { useCachedCards } from './use-cached-cards.ts'

const maxOthers = 4

/**
 * "More people like Elena" on a member's page (SRCH-06). Until they load, or if they can't be
 * loaded, members loaded earlier during this visit are shown; a few of those remain below
 * afterwards.
 */
export function RelatedMembers({
  member,
  name,
}: {
  readonly member: string
  readonly name: string
}) {
  const t = usePhrases<typeof en>('search')
  const { data } = calls.useCall('search.list_related', { member })
  const cached = useCachedCards(member)
  const related = data?.members ?? []
  const relatedIds = new Set(related.map(({ id }) => id))
  const others = cached.filter(({ id }) => !relatedIds.has(id))
  const country = data?.searcher_country
  return (
    <>
      <Section
        id="related-members"
        title={t('related', { name })}
        members={related}
        country={country}
      />
      <Section
        id="other-members"
        title={t('others')}
        members={related.length === 0 ? others : others.slice(0, maxOthers)}
        country={country}
      />
    </>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly members: readonly Card[]
  readonly country: string | null | undefined
}

function Section({ id, title, members, country }: SectionProps) {
  if (members.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="type-h2">
        {title}
      </h2>
      <ul className="people mt-4">
        {members.map((card) => (
          <li key={card.id}>
            <MemberCard member={card} readersCountry={country} />
          </li>
        ))}
      </ul>
    </section>
  )
}
