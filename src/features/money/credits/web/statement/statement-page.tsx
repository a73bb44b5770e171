import { useInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useApi } from '#platform/web/api/use-api.ts'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  ShowMore,
  Skeleton,
} from '#ui/components/index.ts'
import type { en } from '../../locales/credit-statement/en.ts'
import { calls } from './calls.ts'
import { CheckPanel } from './check-panel.tsx'
import { movementPages } from './movement-pages.ts'
import { MovementRow } from './movement-row.tsx'
import { Receipt } from './receipt.tsx'

/** Loads the first page of the member's statement, or the cost of one conversation. */
export async function load({ api, cache, url }: LoadContext): Promise<void> {
  const conversation = parseConversation(url.searchParams)
  if (conversation !== null)
    return void (await cache.prefetchQuery(
      calls.query('credits.read_receipt', { conversation })(api),
    ))
  await cache.ensureInfiniteQueryData(movementPages(parseStart(url.searchParams))(api))
}

export function title(translate: Translate): string {
  return translate('credit_statement.title')
}

function parseStart(query: URLSearchParams): number | null {
  const before = query.get('before') ?? ''
  return /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null
}

function parseConversation(query: URLSearchParams): string | null {
  const conversation = query.get('conversation') ?? ''
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(conversation) ? conversation : null
}

/** All credit movements, or those of one conversation (BEY-06). */
export function Page() {
  const conversation = parseConversation(useSearchParams()[0])
  return conversation === null ? <WholeStatement /> : <Receipt conversation={conversation} />
}

/** The full statement, and its verification (BEY-07). */
function WholeStatement() {
  const t = usePhrases<typeof en>('credit_statement')
  const [query] = useSearchParams()
  const pages = useInfiniteQuery(movementPages(parseStart(query))(useApi()))
  const list = useRef<HTMLUListElement>(null)
  const [appended, setAppended] = useState<{ readonly from: number; readonly count: number }>()
  useEffect(() => {
    if (appended !== undefined)
      (list.current?.children[appended.from] as HTMLElement | undefined)?.focus()
  }, [appended])
  const movements = pages.data?.pages.flatMap((page) => page.movements) ?? []
  const next = pages.data?.pages.at(-1)?.next ?? null

  async function append(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (pages.isFetchingNextPage) return
    const { data } = await pages.fetchNextPage()
    const count = data?.pages.at(-1)?.movements.length ?? 0
    if (data !== undefined && data.pages.length > (pages.data?.pages.length ?? 0))
      setAppended({ from: movements.length, count })
  }

  const again = () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())
  return (
    <div className="wrap page max-w-text">
      <h1 className="type-h1" tabIndex={-1}>
        {t('title')}
      </h1>
      <p className="mt-2 text-ink-2">{t('lead')}</p>
      <p className="mt-2">
        <Link to="/transactions" className="link">
          {t('payments')}
        </Link>
      </p>
      {pages.isPending ? <Skeleton className="mt-5 h-64" /> : null}
      {pages.isSuccess && movements.length === 0 ? (
        <EmptyState
          title={t('empty_title')}
          text={t('empty_text')}
          action={
            <ButtonLink as={Link} to="/credits">
              {t('empty_action')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="mt-3" ref={list}>
          {movements.map((movement) => (
            <MovementRow key={movement.number} movement={movement} />
          ))}
        </ul>
      )}
      {pages.error === null ? null : (
        <ErrorState
          title={t('failed_title')}
          text={t('failed_text')}
          action={
            <Button loading={pages.isFetching} onClick={again}>
              {t('again')}
            </Button>
          }
        />
      )}
      {next === null || pages.error !== null ? null : (
        <ShowMore
          as={Link}
          to={`/credits/statement?before=${next}`}
          onClick={append}
          aria-busy={pages.isFetchingNextPage || undefined}
          announcement={appended === undefined ? '' : t('more_loaded', { count: appended.count })}
        >
          {pages.isFetchingNextPage ? t('loading') : t('show_more')}
        </ShowMore>
      )}
      {movements.length === 0 ? null : <CheckPanel />}
    </div>
  )
}
