import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { MemberCard } from './member-card.tsx'

/** "More people like Elena" on a member's page: nothing at all where there is nobody, and nothing while it comes (SRCH-06). */
export function RelatedMembers({ member, name }: { readonly member: string; readonly name: string }) {
  const t = usePhrases<typeof en>('search')
  const { data } = calls.useCall('search.list_related', { member })
  if (data === undefined || data.members.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="related-members">
      <h2 id="related-members" className="type-h2">
        {t('related', { name })}
      </h2>
      <ul className="people mt-4">
        {data.members.map((card) => (
          <li key={card.id}>
            <MemberCard member={card} readersCountry={data.searcher_country} />
          </li>
        ))}
      </ul>
    </section>
  )
}
