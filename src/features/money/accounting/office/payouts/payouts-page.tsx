import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState, SelectField } from '#ui/components/index.ts'
import { ListFrame } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/payouts/en.ts'
import { buildPayoutsCsv } from '../../rules/payouts/payouts-csv.ts'
import { calls } from './calls.ts'
import { DaysTable } from './days-table.tsx'
import { LateOrders } from './late-orders.tsx'

/** Provider payouts by day, their fees, whether they add up, and what has not arrived (CRED-13). */
export function Page() {
  const t = usePhrases<typeof en>('payouts')
  const { month: nameOf, date, time } = useFormat()
  const [month, setMonth] = useState<string>()
  const [known, setKnown] = useState<readonly string[]>([])
  const list = calls.useCall('payouts.list_days', month === undefined ? {} : { month })
  const { months = known, days = [], asked = [], late = [] } = list.data ?? {}
  const selectedMonth = list.data?.month ?? month ?? ''
  const label = (name: string) => nameOf(`${name}-15T12:00:00Z`)
  return (
    <ListFrame
      texts={{ title: t('title'), lead: t('lead'), notLoaded: t('not_loaded') }}
      list={list}
      onRetry={() => void list.refetch()}
      action={
        months.length === 0 ? null : (
          <SelectField
            className="w-[14rem]"
            label={t('month')}
            value={selectedMonth}
            options={months.map((value) => ({ value, label: label(value) }))}
            onChange={({ target }) => {
              // The selection stays visible while the next month is loading.
              setKnown(months)
              setMonth(target.value)
            }}
          />
        )
      }
    >
      <LateOrders late={late} />
      {days.length === 0 ? (
        <EmptyState
          title={t('none', { month: selectedMonth === '' ? '' : label(selectedMonth) })}
          text={t('none_text')}
        />
      ) : (
        <>
          <DaysTable days={days} />
          <ButtonLink
            variant="line"
            className="mt-6"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(buildPayoutsCsv(days))}`}
            download={`settlements-${selectedMonth}.csv`}
          >
            {t('download', { month: label(selectedMonth) })}
          </ButtonLink>
          <p className="mt-4 max-w-[50rem] text-muted">{t('note')}</p>
        </>
      )}
      {asked.length === 0 ? null : (
        <ul className="mt-4 grid gap-1 type-meta text-muted">
          {asked.map(({ gateway, day, at }) => (
            <li key={gateway}>
              {t('asked', { provider: gateway, day: date(`${day}T12:00:00Z`), date: date(at), time: time(at) })}
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}
