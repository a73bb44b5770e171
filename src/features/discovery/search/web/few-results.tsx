import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ChipLink, EmptyState } from '#ui/components/index.ts'
import { useTraitLabels } from '#features/members/profiles/web/index.ts'
import type { SearchResult } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { isChoiceName } from '../rules/choices.ts'
import { withoutFilter } from '../rules/relax.ts'
import type { Search } from '../rules/search.ts'
import { writeSearch } from '../rules/search-in-url.ts'
import { SimilarMembers } from './similar-members.tsx'

/**
 * Few or no results: how many more there would be without each filter, removable with one tap, and
 * near matches (BEY-17).
 */
export function FewResults({
  result,
  search,
}: {
  readonly result: SearchResult
  readonly search: Search
}) {
  const t = usePhrases<typeof en>('search')
  const labels = useTraitLabels()
  const isEmpty = result.members.length === 0
  const ways = result.relaxations.map(({ filter, count, capped }) => {
    const wider = withoutFilter(search, filter)
    return wider === null ? null : (
      <li key={filter}>
        <ChipLink as={Link} to={`/members?${writeSearch(wider)}`} preventScrollReset replace>
          {isChoiceName(filter)
            ? t('relax.choice', { filter: labels.trait(filter) })
            : t(`relax.${filter}`)}{' '}
          {t(capped ? 'relax.more_than' : 'relax.more', { count })}
        </ChipLink>
      </li>
    )
  })
  const wayList =
    ways.length === 0 ? null : <ul className="mt-4 flex flex-wrap justify-center gap-2">{ways}</ul>

  return (
    <>
      {isEmpty ? (
        <EmptyState
          title={t('nobody.title')}
          text={ways.length === 0 ? t('nobody.come_back') : t('nobody.widen')}
          action={wayList}
        />
      ) : (
        <section className="mt-8 text-center" aria-label={t('few')}>
          <p className="text-muted">{t('few')}</p>
          {wayList}
        </section>
      )}
      {result.similar.length === 0 ? null : (
        <section className="mt-10" aria-labelledby="similar-members">
          <h2 id="similar-members" className="type-h2">
            {t('similar')}
            {result.similar_total === null ? null : ` (${result.similar_total})`}
          </h2>
          <SimilarMembers key={writeSearch(search)} first={result} search={search} />
        </section>
      )}
    </>
  )
}
