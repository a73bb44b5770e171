import { useInfiniteQuery } from '@tanstack/react-query'
import { CallRefused } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState, RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { Output } from '#kernel/endpoint.ts'
import type { AuditEntry, contract } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { DateTimeCell } from './date-time-cell.tsx'
import { Table } from './table.tsx'

type Lines = Output<(typeof contract)['staff.list_audit']>

/** The actions of staff members, latest first. No one can change anything here. */
export function Page() {
  const t = usePhrases<typeof en>('staff')
  const api = useApi()
  const log = useInfiniteQuery({
    queryKey: ['staff.list_audit'],
    queryFn: async ({ pageParam, signal }) => {
      const answer = await api.call('staff.list_audit', { before: pageParam }, { signal })
      if (!answer.ok) throw new CallRefused(answer.refusal)
      return answer.value as Lines
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    staleTime: 0,
  })
  const entries = log.data?.pages.flatMap((page) => page.entries)
  return (
    <div className="office-page">
      <h1 className="type-h2">{t('audit.title')}</h1>
      <p className="mt-1 text-ink-2">{t('audit.lead')}</p>
      {log.isError && entries === undefined ? (
        <RetryState
          title={t('shell.fault_title')}
          text={log.error.message}
          retry={t('shell.retry')}
          onRetry={() => log.refetch()}
        />
      ) : entries === undefined ? (
        <SkeletonRows className="mt-6 gap-2" label={t('shell.loading')} rows={5} each="h-11 rounded-sm" />
      ) : entries.length === 0 ? (
        <EmptyState title={t('audit.empty')} />
      ) : (
        <Entries entries={entries} />
      )}
      {log.hasNextPage ? (
        <Button
          className="mt-4"
          variant="line"
          loading={log.isFetchingNextPage}
          loadingLabel={t('shell.loading')}
          onClick={() => void log.fetchNextPage()}
        >
          {t('audit.more')}
        </Button>
      ) : null}
    </div>
  )
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const t = usePhrases<typeof en>('staff')
  const facts = (entry: AuditEntry) =>
    Object.entries(entry.facts)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join(' · ')
  return (
    <Table
      className="mt-6"
      label={t('audit.title')}
      columns={[t('audit.when'), t('audit.who'), t('audit.act'), t('audit.about'), t('audit.facts')]}
    >
      {entries.map((entry) => (
        <tr key={entry.id}>
          <DateTimeCell at={entry.at} />
          <td>{entry.name === '?' ? t('audit.unknown') : entry.name}</td>
          {/* The technical name, the same in every language, because it is used for searching. */}
          <td>
            <code>{entry.act}</code>
          </td>
          <td>{entry.about === null ? '' : <code title={entry.about}>{entry.about.slice(0, 8)}</code>}</td>
          <td className="min-w-[16rem] [overflow-wrap:anywhere]">{facts(entry)}</td>
        </tr>
      ))}
    </Table>
  )
}
