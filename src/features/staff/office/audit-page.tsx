import { useInfiniteQuery } from '@tanstack/react-query'
import { CallRefused } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState, ErrorState, Skeleton } from '#platform/web/ui/index.ts'
import type { Gives } from '#kernel/call.ts'
import type { AuditEntry, contract } from '../contract.ts'
import type { en } from '../locales/en.ts'

type Lines = Gives<(typeof contract)['staff.list_audit']>

/** Who of the staff did what, the latest first. Nothing here can be changed by anyone. */
export function Page() {
  const t = usePhrases<typeof en>('staff')
  const api = useApi()
  const log = useInfiniteQuery({
    queryKey: ['staff.list_audit'],
    queryFn: async ({ pageParam, signal }) => {
      const answer = await api.ask('staff.list_audit', { before: pageParam }, { signal })
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
        <ErrorState
          title={t('shell.fault_title')}
          text={log.error.message}
          action={
            <Button variant="line" onClick={() => void log.refetch()}>
              {t('shell.retry')}
            </Button>
          }
        />
      ) : entries === undefined ? (
        <div className="mt-6 grid gap-2" role="status" aria-label={t('shell.loading')}>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-11 w-full rounded-sm" />
          ))}
        </div>
      ) : entries.length === 0 ? (
        <EmptyState title={t('audit.empty')} />
      ) : (
        <Table entries={entries} />
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

function Table({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const t = usePhrases<typeof en>('staff')
  const { date, time } = useFormat()
  const facts = (entry: AuditEntry) =>
    Object.entries(entry.facts)
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join(', ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="office-table mt-6" tabIndex={0} role="region" aria-label={t('audit.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('audit.when')}</th>
            <th scope="col">{t('audit.who')}</th>
            <th scope="col">{t('audit.act')}</th>
            <th scope="col">{t('audit.about')}</th>
            <th scope="col">{t('audit.facts')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className="num">
                {date(entry.at)}, {time(entry.at)}
              </td>
              <td>{entry.name === '?' ? t('audit.unknown') : entry.name}</td>
              {/* What the code calls it, the same in every language: it is what one searches for. */}
              <td>
                <code>{entry.act}</code>
              </td>
              <td>{entry.about === null ? '' : <code>{entry.about.slice(0, 8)}</code>}</td>
              <td>{facts(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
