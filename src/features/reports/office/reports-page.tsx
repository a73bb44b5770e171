import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState, ErrorState, Skeleton } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { ReportCard } from './report-card.tsx'

/** How often the list is asked for anew, in milliseconds. */
const askedEveryMs = 20_000

/** What members reported, with the evidence as it stood, and what was decided (BEY-16). The oldest undecided one is open. */
export function Page() {
  const t = usePhrases<typeof en>('reports')
  const api = useApi()
  const cache = useQueryClient()
  const list = useQuery({ ...calls.query('reports.list', {})(api), staleTime: 0, refetchInterval: askedEveryMs })
  const reports = list.data?.reports
  const heading = useRef<HTMLHeadingElement>(null)
  const again = () => {
    void list.refetch()
    void cache.invalidateQueries({ queryKey: ['reports.count'] })
  }
  return (
    <div className="office-page">
      <h1 className="type-h2" ref={heading} tabIndex={-1}>
        {t('office.title')}
      </h1>
      <p className="mt-1 max-w-[50rem] text-ink-2">{t('office.lead')}</p>
      {reports === undefined && list.isError ? (
        <ErrorState
          title={t('office.not_loaded')}
          text={list.error.message}
          action={
            <Button variant="line" onClick={again}>
              {t('office.retry')}
            </Button>
          }
        />
      ) : reports === undefined ? (
        <div className="mt-6 grid gap-4" role="status" aria-label={t('office.loading')}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-40 w-full rounded-md" />
          ))}
        </div>
      ) : reports.length === 0 ? (
        <EmptyState title={t('office.empty')} text={t('office.empty_text')} />
      ) : (
        <ul className="mt-6 grid max-w-[50rem] gap-4">
          {reports.map((report, place) => (
            <li key={report.number}>
              <ReportCard
                report={report}
                first={place === 0 && report.decision === null}
                onDecided={() => {
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
