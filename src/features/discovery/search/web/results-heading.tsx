import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import type { SearchResult } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { Search } from '../rules/search.ts'
import { usePlaceName } from './use-place-name.ts'

/** "248 people near Haarlem": count and place. Until the count is known, only the page's name. */
export function ResultsHeading({
  search,
  result,
}: {
  readonly search: Search
  readonly result: SearchResult | undefined
}) {
  const t = usePhrases<typeof en>('search')
  const place = usePlaceName(search)
  const viewer = useViewer()
  const city =
    search.distance_km !== null || search.order === 'near' ? (result?.searcher?.city ?? null) : null

  function headingText(): string {
    if (!result?.total) return t('title')
    const people = t(result.total_capped ? 'heading.more_than' : 'heading.people', {
      count: result.total,
    })
    if (city !== null) return t('heading.near', { people, city })
    return place === null ? people : t('heading.in', { people, place })
  }
  return (
    <>
      <h1 id="results" className="type-h1" tabIndex={-1}>
        {headingText()}
      </h1>
      {viewer === null ? null : (
        <p className="mt-1">
          <Link to="/match-finder" className="link inline-flex min-h-11 items-center">
            {t('finder')}
          </Link>
        </p>
      )}
    </>
  )
}
