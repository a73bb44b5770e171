import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState, SelectField } from '#ui/components/index.ts'
import { ListPage, useAddressFilters } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/payouts/en.ts'
import { buildPayoutsCsv } from '../../rules/payouts/payouts-csv.ts'
import { calls } from './calls.ts'
import { DaysTable } from './days-table.tsx'
import { LateOrders } from './late-orders.tsx'

/** Provider payouts by day, their fees, whether they add up, and what has not arrived (CRED-13). */
export function Page() {
  const t = usePhrases<typeof en>('payouts')
  const { month: nameOf, date, time } = useFormat()
  const [{ month }, setFilters] = useAddressFilters('month')
  const list = calls.useCall('payouts.list_days', month === '' ? {} : { month })
  const label = (name: string) => nameOf(`${name}-15T12:00:00Z`)
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      notLoaded={t('not_loaded')}
      list={list}
      filtersInHead
      filters={(data) =>
        data === undefined || data.months.length === 0 ? null : (
          <SelectField
            className="w-56"
            label={t('month')}
            value={month === '' ? data.month : month}
            options={data.months.map((value) => ({ value, label: label(value) }))}
            onChange={({ target }) => setFilters({ month: target.value })}
          />
        )
      }
    >
      {({ month: shown, days, asked, late }) => (
        <>
          <LateOrders late={late} />
          {days.length === 0 ? (
            <EmptyState title={t('none', { month: label(shown) })} text={t('none_text')} />
          ) : (
            <>
              <DaysTable days={days} />
              <ButtonLink
                variant="line"
                className="mt-6"
                href={`data:text/csv;charset=utf-8,${encodeURIComponent(buildPayoutsCsv(days))}`}
                download={`settlements-${shown}.csv`}
              >
                {t('download', { month: label(shown) })}
              </ButtonLink>
              <p className="mt-4 max-w-column text-muted">{t('note')}</p>
            </>
          )}
          {asked.length === 0 ? null : (
            <ul className="mt-4 grid gap-1 type-meta text-muted">
              {asked.map(({ gateway, day, at }) => (
                <li key={gateway}>
                  {t('asked', {
                    provider: gateway,
                    day: date(`${day}T12:00:00Z`),
                    date: date(at),
                    time: time(at),
                  })}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </ListPage>
  )
}
