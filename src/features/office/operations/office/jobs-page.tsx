import { useQueryClient } from '@tanstack/react-query'
import { dayMs, toDays } from '#kernel/duration.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Tag, useToast } from '#ui/components/index.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import {
  ActionButton,
  DateTimeCell,
  ListPage,
  TableSection,
  useMe,
} from '#features/members/staff/office/index.ts'
import type { JobView } from '../contract/jobs.ts'
import type { en } from '../locales/jobs/en.ts'
import { calls } from './calls.ts'
import { Outbox } from './outbox.tsx'

const refetchIntervalMs = 15_000

/** The scheduled jobs with their last and next runs, and the outbox (OPS-09). */
export function Page() {
  const t = usePhrases<typeof en>('jobs')
  const list = calls.useCall('jobs.list', {}, { refetchInterval: refetchIntervalMs })
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      notLoaded={t('not_loaded')}
      placeholders="rows"
      list={list}
      empty={({ jobs }) => jobs.length === 0 && { title: t('none') }}
    >
      {({ jobs, outbox }) => (
        <>
          <Outbox {...outbox} />
          <Jobs jobs={jobs} />
        </>
      )}
    </ListPage>
  )
}

function Jobs({ jobs }: { readonly jobs: readonly JobView[] }) {
  const t = usePhrases<typeof en>('jobs')
  const { number } = useFormat()
  const mayRun = hasPermission(useMe()?.role ?? '', 'jobs.run')
  return (
    <TableSection
      label={t('all_jobs')}
      stickyFirstColumn
      columns={[
        t('job'),
        t('outcome'),
        t('last'),
        { label: t('duration'), figures: true },
        t('next'),
        { label: t('failures', { days: toDays(7 * dayMs) }), figures: true },
        ...(mayRun ? [{ label: t('action'), unseen: true }] : []),
      ]}
    >
      {jobs.map((job) => (
        <tr key={job.name} data-job={job.name}>
          <th scope="row">
            <code translate="no">{job.name}</code>
          </th>
          <td className="whitespace-nowrap">
            <Outcome job={job} />
          </td>
          <DateTimeCell at={job.started_at} />
          <td className="figure num whitespace-nowrap">
            {job.duration_ms === null ? null : <Duration ms={job.duration_ms} />}
          </td>
          <DateTimeCell at={job.next_at}>
            {job.overdue ? <Tag look="warn">{t('overdue')}</Tag> : null}
          </DateTimeCell>
          <td className="figure num">{number(job.failures)}</td>
          {mayRun ? (
            <td className="whitespace-nowrap">
              <RunButton job={job} />
            </td>
          ) : null}
        </tr>
      ))}
    </TableSection>
  )
}

function Outcome({ job: { outcome, error } }: { readonly job: JobView }) {
  const t = usePhrases<typeof en>('jobs')
  const isBad = outcome === 'failed' || outcome === 'interrupted'
  return (
    <>
      <Tag look={isBad ? 'warn' : outcome === 'running' ? 'pine' : 'quiet'}>
        {t(`outcomes.${outcome}`)}
      </Tag>
      {isBad && error !== null ? (
        <code className="type-meta block text-muted" translate="no">
          {error}
        </code>
      ) : null}
    </>
  )
}

function Duration({ ms }: { readonly ms: number }) {
  const { locale } = useFormat()
  const seconds = Math.round(ms / 1000)
  const [value, unit] =
    ms < 1000
      ? ([ms, 'millisecond'] as const)
      : seconds < 120
        ? ([seconds, 'second'] as const)
        : ([Math.round(seconds / 60), 'minute'] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}

function RunButton({ job: { name, outcome } }: { readonly job: JobView }) {
  const t = usePhrases<typeof en>('jobs')
  const toast = useToast()
  const cache = useQueryClient()
  const { ask } = calls.useAction('jobs.run')
  return (
    <ActionButton
      size="sm"
      aria-label={t('run_job', { job: name })}
      disabledReason={outcome === 'running' ? t('running_now') : undefined}
      act={() => ask({ job: name })}
      onDone={() => {
        toast.show({ text: t('requested'), tone: 'success' })
        void cache.invalidateQueries({ queryKey: ['jobs.list'] })
      }}
    >
      {t('run')}
    </ActionButton>
  )
}
