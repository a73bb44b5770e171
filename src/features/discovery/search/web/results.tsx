import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CallRefused } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer, useSite } from '#platform/web/surroundings.ts'
import {
  ProfileCardSkeleton,
  RetryState,
  ShowMore,
  ButtonLink,
  Note,
} from '#ui/components/index.ts'
import type { Card, SearchResult } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { pageSize, type Search } from '../rules/search.ts'
import { writeSearch } from '../rules/search-in-url.ts'
import { People } from './people.tsx'
import { FewResults } from './search-parts.ts'
import { useRestorePosition } from './position/use-restore-position.ts'

interface ResultsProps {
  readonly pages: UseInfiniteQueryResult<InfiniteData<SearchResult, string | null>, CallRefused>
  readonly search: Search
  /** The cursor in the URL; null at the start of the list. */
  readonly from: string | null
}

/** The list in all its states: loading, failed, empty, few results, and page by page. */
export function Results({ pages, search, from }: ResultsProps) {
  const t = usePhrases<typeof en>('search')
  const viewer = useViewer()
  const list = useRef<HTMLUListElement>(null)
  const [appended, setAppended] = useState<{ readonly from: number; readonly count: number }>()
  useEffect(() => {
    if (appended !== undefined)
      list.current?.querySelectorAll<HTMLElement>('.pcard-link')[appended.from]?.focus()
  }, [appended])
  useRestorePosition(pages)

  const first = pages.data?.pages[0]
  // If the server couldn't load the list, the browser retries.
  if (first === undefined && (pages.isPending || typeof window === 'undefined'))
    return <Coming label={t('loading')} />
  if (first === undefined) return <Failed pages={pages} />

  const members = uniqueMembers(pages.data?.pages ?? [])
  const nextCursor = pages.data?.pages.at(-1)?.next ?? null
  const address = `/members?${writeSearch(search)}`

  async function append(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (pages.isFetchingNextPage) return
    const { data, isError } = await pages.fetchNextPage()
    if (isError || data === undefined) return
    setAppended({ from: members.length, count: uniqueMembers(data.pages).length - members.length })
  }

  return (
    <>
      {from === null ? null : (
        <p className="mt-4">
          <Link to={address}>{t('from_start')}</Link>
        </p>
      )}
      {members.length > 0 ? (
        <People members={members} country={first.searcher?.country} ref={list} eager={4} />
      ) : null}
      {pages.isFetchNextPageError ? <Failed pages={pages} /> : null}
      {nextCursor === null || pages.isFetchNextPageError ? null : (
        <ShowMore
          as={Link}
          to={`${address}&after=${nextCursor}`}
          onClick={append}
          aria-busy={pages.isFetchingNextPage || undefined}
          announcement={appended === undefined ? '' : t('more_loaded', { count: appended.count })}
        >
          {pages.isFetchingNextPage ? t('loading') : t('show_more')}
        </ShowMore>
      )}
      {from === null && (first.total ?? pageSize) < pageSize ? (
        <FewResults result={first} search={search} />
      ) : null}
      {viewer === null ? <Invitation /> : null}
    </>
  )
}

/** Members who moved up between two page loads would appear twice. */
function uniqueMembers(pages: readonly SearchResult[]): Card[] {
  return [
    ...new Map(
      pages.flatMap(({ members }) => members).map((member) => [member.id, member]),
    ).values(),
  ]
}

function Coming({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="people people-wide mt-5" aria-hidden="true">
        {Array.from({ length: 12 }, (_, at) => (
          <ProfileCardSkeleton key={at} />
        ))}
      </div>
    </div>
  )
}

/**
 * Timeout, no connection or an error: never shown as an empty result, and retried with one press
 * (BEY-17).
 */
function Failed({ pages }: Pick<ResultsProps, 'pages'>) {
  const t = usePhrases<typeof en>('search')
  const again = () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())
  return (
    <RetryState
      title={pages.error?.refusal.message}
      retry={t('retry')}
      busy={pages.isFetching}
      busyLabel={t('loading')}
      onRetry={again}
    />
  )
}

/** Below a visitor's list: the benefits of signing up. Hidden if sign-up is closed. */
function Invitation() {
  const t = usePhrases<typeof en>('search')
  if (useSite().signups === 'closed') return null
  return (
    <Note
      className="note-wrap mt-8"
      title={t('invitation.title')}
      action={
        <ButtonLink as={Link} to="/signup" className="note-wide">
          {t('invitation.sign_up')}
        </ButtonLink>
      }
    >
      {t('invitation.text')}
    </Note>
  )
}
