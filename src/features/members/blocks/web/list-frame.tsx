import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, RetryAlert, Skeleton } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface ListFrameProps {
  /** The text shown for an empty list. */
  readonly empty: string
  readonly failed: string
  /** The rows loaded so far; undefined until the first page is loaded. */
  readonly rows: readonly ReactNode[] | undefined
  readonly pages: {
    readonly isError: boolean
    readonly isFetching: boolean
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    fetchNextPage(): Promise<unknown>
    refetch(): Promise<unknown>
  }
}

/** A list of blocks in all its states: loading, failed, empty, loaded, and with more to load. */
export function ListFrame({ empty, failed, rows, pages }: ListFrameProps) {
  const t = usePhrases<typeof en>('blocks')
  const again = () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch())
  return (
    <>
      {rows === undefined && !pages.isError ? (
        <div role="status" aria-label={t('list.loading')}>
          <Skeleton className="skeleton-md h-12 w-full" />
        </div>
      ) : null}
      {rows?.length === 0 ? <p className="text-muted">{empty}</p> : null}
      {rows !== undefined && rows.length > 0 ? <ul className="grid">{rows}</ul> : null}
      {pages.isError ? (
        <RetryAlert retry={t('list.retry')} busy={pages.isFetching} onRetry={again}>
          {failed}
        </RetryAlert>
      ) : null}
      {pages.hasNextPage && !pages.isError ? (
        <div>
          <Button
            variant="line"
            loading={pages.isFetchingNextPage}
            loadingLabel={t('list.loading')}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
