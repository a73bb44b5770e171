import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { LoadContext } from '#platform/web/page.ts'
import {
  MemberCard,
  prefetchNewestMembers,
  useNewestMembers,
} from '#features/discovery/search/web/index.ts'
import type { en } from './locales/en.ts'

/** Members who were online recently, only on sites whose search is open to visitors. */
export function Newest() {
  return useSite().searchOpen ? <Strip /> : null
}

function Strip() {
  const t = usePhrases<typeof en>('home')
  const members = useNewestMembers()
  if (members.length === 0) return null
  return (
    <section className="wrap home-section">
      <h2 className="type-h2">{t('newest')}</h2>
      <ul className="home-newest">
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export async function load({ api, cache, site }: LoadContext): Promise<void> {
  if (site.searchOpen) await prefetchNewestMembers(api, cache)
}
