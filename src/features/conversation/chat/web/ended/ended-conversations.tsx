import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, FictionalTag, RetryAlert, Skeleton } from '#ui/components/index.ts'
import { ReportDialog } from '#features/safety/reports/web/index.ts'
import type { en } from '../../locales/ended/en.ts'
import { reportableDays } from '../../rules/sealed-until.ts'
import { calls } from '../calls.ts'

/** The list as a query, for loading it with its page. */
export const endedQuery = calls.query('chat.list_ended', {})

/**
 * Conversations that ended because one of the two blocked the other or left. Only the name and the
 * number of messages received are shown; they can be reported for a month.
 */
export function EndedConversations() {
  const t = usePhrases<typeof en>('ended')
  const { date } = useFormat()
  const query = useQuery({ ...endedQuery(useApi()), throwOnError: false })
  const [reporting, setReporting] = useState<{ readonly id: string; readonly name: string }>()
  const rows = query.data?.conversations
  return (
    <>
      {rows === undefined && !query.isError ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="skeleton-md h-12 w-full" />
        </div>
      ) : null}
      {query.isError ? (
        <RetryAlert retry={t('retry')} busy={query.isFetching} onRetry={() => query.refetch()}>
          {t('failed')}
        </RetryAlert>
      ) : null}
      {rows?.length === 0 ? (
        <p className="text-muted">{t('empty', { days: reportableDays })}</p>
      ) : null}
      {rows !== undefined && rows.length > 0 ? (
        <ul className="grid">
          {rows.map(({ id, name: known, label, received, last_at: last, until }) => {
            const name = known ?? t('gone')
            return (
              <li key={id} className="divider-below flex items-center justify-between gap-4 py-3">
                <span className="grid min-w-0 gap-1 break-words">
                  <span className="flex flex-wrap items-center gap-2">
                    <b className="font-semibold">{name}</b>
                    {label === null ? null : <FictionalTag label={label} />}
                  </span>
                  <span className="type-meta text-muted">
                    {t('received', { count: received, date: date(last) })}
                    {' · '}
                    {t('until', { date: date(until) })}
                  </span>
                </span>
                <Button
                  variant="line"
                  size="sm"
                  className="shrink-0"
                  aria-label={t('report_who', { name })}
                  onClick={() => setReporting({ id, name })}
                >
                  {t('report')}
                </Button>
              </li>
            )
          })}
        </ul>
      ) : null}
      {reporting === undefined ? null : (
        <ReportDialog
          key={reporting.id}
          target={{ conversation: reporting.id }}
          name={reporting.name}
          ended
          open
          onClose={() => setReporting(undefined)}
        />
      )}
    </>
  )
}
