import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EmptyState, joinClasses, RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import type { EmptyTexts, ListQuery } from '../list/list-content.tsx'

interface QueuePageProps {
  readonly title: string
  /** How many items are waiting, as a text; null while it isn't known. */
  readonly waiting: string | null
  readonly notLoaded: string
  readonly list: ListQuery<unknown>
  /** The waiting items, once loaded. */
  readonly queue: ReactNode
  /** Below the queue, such as switches. */
  readonly foot: ReactNode
  /** Shown if no item is open. */
  readonly empty: EmptyTexts & { readonly action?: ReactNode }
  readonly className?: string
  /** The open item; null if there is none. */
  readonly children: ReactNode
}

/**
 * An office screen in columns: a queue that several staff members work through, and one of its
 * items.
 */
export function QueuePage(props: QueuePageProps) {
  const { title, waiting, notLoaded, list, queue, foot, empty, className, children } = props
  const t = usePhrases<typeof en>('staff')
  const loaded = list.data !== undefined
  return (
    <div className={joinClasses('office-columns', className)}>
      <section className="office-list">
        <h1 className="office-list-title">{title}</h1>
        <p className="office-list-count" role="status">
          {waiting ?? ' '}
        </p>
        {loaded ? (
          queue
        ) : list.isError ? null : (
          <SkeletonRows
            className="gap-2 p-2"
            label={t('shell.loading')}
            rows={4}
            each="skeleton-sm h-15"
          />
        )}
        {foot}
      </section>
      {children ?? (
        <section className="office-desk">
          {loaded ? (
            <EmptyState {...empty} />
          ) : list.isError ? (
            <RetryState
              title={notLoaded}
              text={list.error?.message}
              retry={t('shell.retry')}
              onRetry={list.refetch}
            />
          ) : null}
        </section>
      )}
    </div>
  )
}
