import { useState } from 'react'
import { toDays } from '#kernel/duration.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Checkbox, SelectField } from '#ui/components/index.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import {
  DateTimeCell,
  ListPage,
  Table,
  useAddressFilters,
  useMe,
} from '#features/members/staff/office/index.ts'
import type { FailedEventView } from '../contract/jobs.ts'
import type { en } from '../locales/jobs/en.ts'
import { failedEventRetentionMs, maxEventsAtOnce } from '../rules/limits.ts'
import { calls } from './calls.ts'
import { type EventAct, EventActDialog } from './event-act-dialog.tsx'

/** Events that could not be delivered: retrying and dropping them (OPS-09). */
export function Page() {
  const t = usePhrases<typeof en>('jobs')
  const [{ kind }, setFilters] = useAddressFilters('kind')
  const list = calls.usePages(
    'jobs.list_failed_events',
    kind === '' ? {} : { name: kind },
    ({ next }) => (next === null ? undefined : { after: next }),
  )
  return (
    <ListPage
      title={t('failed.title')}
      lead={t('failed.lead', { days: toDays(failedEventRetentionMs) })}
      notLoaded={t('failed.not_loaded')}
      placeholders="rows"
      list={list}
      empty={({ pages }) => pages[0]?.events.length === 0 && { title: t('failed.none') }}
      more={t('failed.more')}
      filters={(data) => (
        <div className="mt-6 max-w-text">
          <SelectField
            label={t('failed.kind')}
            value={kind}
            onChange={({ target }) => setFilters({ kind: target.value })}
            options={[
              { value: '', label: t('failed.all') },
              ...listKinds(data?.pages[0]?.names ?? [], kind).map(({ name, count }) => ({
                value: name,
                label: t('failed.kind_count', { name, count }),
              })),
            ]}
          />
        </div>
      )}
    >
      {({ pages }) => <Events key={kind} events={pages.flatMap(({ events }) => events)} />}
    </ListPage>
  )
}

/** The kind in the address stays selectable, even if none of it is left. */
function listKinds(names: readonly { name: string; count: number }[], selected: string) {
  return selected === '' || names.some(({ name }) => name === selected)
    ? names
    : [...names, { name: selected, count: 0 }]
}

function Events({ events }: { readonly events: readonly FailedEventView[] }) {
  const t = usePhrases<typeof en>('jobs')
  const { date, number } = useFormat()
  const role = useMe()?.role ?? ''
  const mayRetry = hasPermission(role, 'jobs.run')
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [act, setAct] = useState<EventAct | null>(null)
  const selected = events.map(({ event }) => event).filter((event) => marked.has(event))
  const isWhole = selected.length === events.length
  const disabledReason =
    selected.length === 0
      ? t('failed.none_selected')
      : selected.length > maxEventsAtOnce
        ? t('failed.too_many', { count: maxEventsAtOnce })
        : undefined

  function toggle(event: string) {
    const after = new Set(marked)
    if (!after.delete(event)) after.add(event)
    setMarked(after)
  }

  return (
    <>
      {mayRetry ? (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Checkbox
            label={t('failed.select_all')}
            checked={isWhole}
            onChange={() => setMarked(new Set(isWhole ? [] : events.map(({ event }) => event)))}
          />
          <span role="status" className="text-muted">
            {t('failed.selected', { count: selected.length })}
          </span>
          <Button
            variant="line"
            size="sm"
            disabledReason={disabledReason}
            onClick={() => setAct('retry')}
          >
            {t('failed.retry')}
          </Button>
          {hasPermission(role, 'failed_events.drop') ? (
            <Button
              variant="line"
              size="sm"
              disabledReason={disabledReason}
              onClick={() => setAct('drop')}
            >
              {t('failed.drop')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <Table
        className="mt-4"
        label={t('failed.title')}
        columns={[
          ...(mayRetry ? [{ label: t('failed.select'), unseen: true }] : []),
          t('failed.event'),
          t('failed.since'),
          t('failed.failed_at'),
          { label: t('failed.attempts'), figures: true },
          t('failed.error'),
        ]}
      >
        {events.map(({ event, name, created_at, failed_at, attempts, error }) => (
          <tr key={event}>
            {mayRetry ? (
              <td>
                <Checkbox
                  label={
                    <span className="sr-only">
                      {t('failed.select_event', { name, date: date(created_at) })}
                    </span>
                  }
                  checked={marked.has(event)}
                  onChange={() => toggle(event)}
                />
              </td>
            ) : null}
            <th scope="row">
              <code translate="no">{name}</code>
            </th>
            <DateTimeCell at={created_at} />
            <DateTimeCell at={failed_at} />
            <td className="figure num">{number(attempts)}</td>
            <td>{error === null ? null : <code translate="no">{error}</code>}</td>
          </tr>
        ))}
      </Table>
      <EventActDialog
        act={act}
        events={selected}
        onClose={() => setAct(null)}
        onDone={() => {
          setAct(null)
          setMarked(new Set())
        }}
      />
    </>
  )
}
