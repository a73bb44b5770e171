import './search.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '#platform/web/api/use-api.ts'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { AdSlot, loadAds } from '#features/discovery/ads/web/index.ts'
import { regionsQuery } from '#features/site/geography/web/index.ts'
import { unfilteredSearch } from '../rules/active-filters.ts'
import { readSearch } from '../rules/search-in-url.ts'
import type { Search } from '../rules/search.ts'
import { Results } from './results.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { searchPagesQuery } from './search-pages-query.ts'
import { ClosedSearch, FilterForm, FilterSummary, FewResults } from './search-parts.ts'
import { useChosenSearch } from './filters/use-chosen-search.ts'

/** The member search, also the landing page after login (SRCH-01). */
export function Page() {
  const viewer = useViewer()
  const { searchOpen } = useSite()
  return viewer === null && !searchOpen ? <ClosedSearch /> : <OpenSearch />
}

function OpenSearch() {
  const [query] = useSearchParams()
  const input = readSearch(query)
  const pages = useInfiniteQuery(searchPagesQuery(input, query.get('after'))(useApi()))
  const firstPage = pages.data?.pages[0]
  // While the next search loads, the form keeps its values and the latest change.
  const [last, setLast] = useState(firstPage)
  if (firstPage !== undefined && firstPage !== last) setLast(firstPage)
  const search: Search = firstPage?.search ?? {
    ...(last?.search ?? unfilteredSearch),
    ...toPartialSearch(input),
  }
  const searcher = (firstPage ?? last)?.searcher ?? null

  const { chosen, change } = useChosenSearch()
  const form = {
    search: chosen ?? search,
    searcher,
    total: chosen ? null : (firstPage?.total ?? null),
    onChange: change,
  }

  return (
    <div className="wrap page-tight search-page">
      <aside id="filters" className="search-filters card p-5">
        <FilterForm {...form} />
      </aside>
      <div className="min-w-0">
        <ResultsHeading search={search} result={firstPage} />
        <FilterSummary {...form} />
        <Results pages={pages} search={search} from={query.get('after')} />
        {search.fictional ? <AdSlot /> : null}
      </div>
    </div>
  )
}

function toPartialSearch(input: ReturnType<typeof readSearch>): Partial<Search> {
  return input as Partial<Search>
}

/** The filters load right after the list. */
export const parts = [AdSlot, ClosedSearch, FilterForm, FilterSummary, FewResults]

/** On the server the first page is awaited; in the browser it loads behind skeletons. */
export async function load({ api, cache, url, site, viewer }: LoadContext): Promise<void> {
  if (viewer === null && !site.searchOpen) return
  const options = searchPagesQuery(readSearch(url.searchParams), url.searchParams.get('after'))(api)
  const ready = cache.prefetchInfiniteQuery(options).then(async () => {
    const country = cache.getQueryData(options.queryKey)?.pages[0]?.search.country ?? 'all'
    if (country !== 'all') await cache.prefetchQuery(regionsQuery(country)(api))
  })
  const ads = loadAds({ api, cache, site })
  if (typeof window === 'undefined') await Promise.all([ready, ads])
}

export function title(t: Translate): string {
  return t('search.title')
}
