import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState, ErrorState, Skeleton } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PauseCard } from './pause-card.tsx'

/** How often the list is asked for anew, in milliseconds. */
const askedEveryMs = 20_000

/** Members in a pause: why, until when, and what a lead decided (F12). The one that has waited longest is open. */
export function Page() {
  const t = usePhrases<typeof en>('care')
  const api = useApi()
  const cache = useQueryClient()
  const list = useQuery({ ...calls.query('care.list_pauses', {})(api), staleTime: 0, refetchInterval: askedEveryMs })
  const pauses = list.data?.pauses
  const heading = useRef<HTMLHeadingElement>(null)
  const again = () => {
    void list.refetch()
    void cache.invalidateQueries({ queryKey: ['care.count_pauses'] })
  }
  return (
    <div className="office-page">
      <h1 className="type-h2" ref={heading} tabIndex={-1}>
        {t('office.title')}
      </h1>
      <p className="mt-1 max-w-[50rem] text-ink-2">{t('office.lead')}</p>
      {pauses === undefined && list.isError ? (
        <ErrorState
          title={t('office.not_loaded')}
          text={list.error.message}
          action={
            <Button variant="line" onClick={again}>
              {t('office.retry')}
            </Button>
          }
        />
      ) : pauses === undefined ? (
        <div className="mt-6 grid gap-4" role="status" aria-label={t('office.loading')}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-32 w-full rounded-md" />
          ))}
        </div>
      ) : pauses.length === 0 ? (
        <EmptyState title={t('office.empty')} text={t('office.empty_text')} />
      ) : (
        <ul className="mt-6 grid max-w-[50rem] gap-4">
          {pauses.map((pause, place) => (
            <li key={pause.id}>
              <PauseCard
                pause={pause}
                first={place === 0 && pause.reviewed_at === null}
                onReviewed={() => {
                  again()
                  // The form that was pressed goes away.
                  heading.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
