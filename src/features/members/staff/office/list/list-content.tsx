import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState, RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

/** The part of a query that a list shows, with or without further pages. */
export interface ListQuery<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
  readonly hasNextPage?: boolean
  readonly isFetchingNextPage?: boolean
  readonly fetchNextPage?: () => unknown
}

/** The texts shown instead of an empty list. */
export interface EmptyTexts {
  readonly title: string
  readonly text?: string
}

export interface ListContentProps<Data> {
  readonly list: ListQuery<Data>
  /** Heading shown if the list couldn't be loaded. */
  readonly notLoaded: string
  /** Placeholders while loading: for rows of a table, or for cards. */
  readonly placeholders?: 'rows' | 'cards'
  /** Returns the texts shown in place of the list if it is empty; false otherwise. */
  readonly empty?: (data: Data) => EmptyTexts | false
  /** The button that loads the next page, where the list has pages. */
  readonly more?: string
  readonly children: (data: Data) => ReactNode
}

/** The content of an office list in all its states: loading, failed, empty, and loaded. */
export function ListContent<Data>(props: ListContentProps<Data>) {
  const { list, notLoaded, placeholders = 'cards', empty, more, children } = props
  const t = usePhrases<typeof en>('staff')
  const { data } = list
  if (data === undefined)
    return list.isError ? (
      <RetryState
        title={notLoaded}
        text={list.error?.message}
        retry={t('shell.retry')}
        onRetry={list.refetch}
      />
    ) : (
      <SkeletonRows label={t('shell.loading')} {...placeholderRows[placeholders]} />
    )
  const emptyTexts = empty?.(data) ?? false
  return (
    <>
      {emptyTexts === false ? children(data) : <EmptyState {...emptyTexts} />}
      {list.hasNextPage === true ? (
        <Button
          className="mt-4"
          variant="line"
          loading={list.isFetchingNextPage}
          loadingLabel={t('shell.loading')}
          onClick={() => void list.fetchNextPage?.()}
        >
          {more}
        </Button>
      ) : null}
    </>
  )
}

const placeholderRows = {
  rows: { className: 'mt-6 gap-2', rows: 5, each: 'h-11 rounded-sm' },
  cards: { className: 'mt-6 gap-4', rows: 3, each: 'h-28 rounded-md' },
} as const
