import { useInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { useApi } from '#platform/web/api/use-api.ts'
import { type LoadContext, notFound, type Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ArrowLeftIcon, ShowMore } from '#ui/components/index.ts'
import type { LikeCard } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { formatCount } from '../rules/format-count.ts'
import { isLikeList, likeLists } from '../rules/like-lists.ts'
import { LikedPeople } from './liked-people.tsx'
import { type ListPage, listPagesQuery } from './list-pages-query.ts'
import { LikesSkeleton, LikesError } from './list-states.tsx'

/** Loads the list's first page; unknown list names are not found. */
export async function load({ api, cache, params, url }: LoadContext): Promise<void> {
  if (!isLikeList(params.type)) throw notFound()
  const coming = cache.ensureInfiniteQueryData(
    listPagesQuery(params.type, url.searchParams.get('after'))(api),
  )
  if (typeof window === 'undefined') await coming
  else coming.catch(() => {})
}

export function title(translate: Translate, { params }: Pick<LoadContext, 'params'>): string {
  return isLikeList(params.type) ? translate(`likes.lists.${params.type}`) : ''
}

/** One complete list, page by page (LIKE-01). */
export function Page() {
  const t = usePhrases<typeof en>('likes')
  const { type } = useParams()
  const list = isLikeList(type) ? type : likeLists[0]
  const [query] = useSearchParams()
  const from = query.get('after')
  const pages = useInfiniteQuery(listPagesQuery(list, from)(useApi()))
  const people = useRef<HTMLUListElement>(null)
  const [appended, setAppended] = useState<{ readonly from: number; readonly count: number }>()
  useEffect(() => {
    if (appended !== undefined)
      people.current?.querySelectorAll<HTMLElement>('.pcard-link')[appended.from]?.focus()
  }, [appended])
  const loadedPages = pages.data?.pages ?? []
  const members = uniqueMembers(loadedPages)
  const nextCursor = loadedPages.at(-1)?.next ?? null

  async function append(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (pages.isFetchingNextPage) return
    const { data, isError } = await pages.fetchNextPage()
    if (!isError && data !== undefined)
      setAppended({
        from: members.length,
        count: uniqueMembers(data.pages).length - members.length,
      })
  }

  const again = () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())
  return (
    <div className="wrap page-tight">
      <Link to="/likes" className="back-link">
        <ArrowLeftIcon />
        {t('back')}
      </Link>
      <h1 className="type-h1 mt-1" tabIndex={-1}>
        {t(`lists.${list}`)}{' '}
        {loadedPages[0] === undefined ? null : (
          <span className="num text-muted">{formatCount(loadedPages[0].count)}</span>
        )}
      </h1>
      {from === null ? null : (
        <p className="mt-4">
          <Link to={`/likes/${list}`}>{t('from_start')}</Link>
        </p>
      )}
      {pages.data === undefined && pages.error === null ? <LikesSkeleton /> : null}
      {pages.data === undefined ? null : (
        <LikedPeople
          list={list}
          members={members}
          country={loadedPages[0]?.reader_country ?? null}
          ref={people}
        />
      )}
      {pages.error === null ? null : (
        <LikesError error={pages.error} busy={pages.isFetching} onRetry={again} />
      )}
      {nextCursor === null || pages.error !== null ? null : (
        <ShowMore
          as={Link}
          to={`/likes/${list}?after=${nextCursor}`}
          onClick={append}
          aria-busy={pages.isFetchingNextPage || undefined}
          announcement={appended === undefined ? '' : t('more_loaded', { count: appended.count })}
        >
          {pages.isFetchingNextPage ? t('loading') : t('show_more')}
        </ShowMore>
      )}
    </div>
  )
}

/** A like that is marked as seen between two page loads moves down and would appear twice. */
function uniqueMembers(pages: readonly ListPage[]): LikeCard[] {
  return [
    ...new Map(
      pages.flatMap(({ members }) => members).map((member) => [member.id, member]),
    ).values(),
  ]
}
