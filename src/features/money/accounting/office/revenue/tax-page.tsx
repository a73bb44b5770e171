import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, SelectField } from '#ui/components/index.ts'
import { ListPage, useAddressFilters } from '#features/members/staff/office/index.ts'
import type { TaxRow } from '../../contract/revenue.ts'
import type { en } from '../../locales/revenue/en.ts'
import { buildOssCsv } from '../../rules/revenue/oss-csv.ts'
import { declarations } from '../../rules/revenue/get-declaration.ts'
import { calls } from './calls.ts'
import { TaxTable } from './tax-table.tsx'

/**
 * The tax of a quarter: the contents of the one-stop-shop return, to review before downloading, and
 * everything else below (CRED-13).
 */
export function Page() {
  const t = usePhrases<typeof en>('revenue')
  const [{ quarter }, setFilters] = useAddressFilters('quarter')
  const list = calls.useCall('revenue.read_tax', quarter === '' ? {} : { quarter })
  const label = (name: string) =>
    t('tax.quarter_of', { quarter: name.slice(-1), year: name.slice(0, 4) })
  return (
    <ListPage
      title={t('tax.title')}
      lead={t('tax.lead')}
      notLoaded={t('not_loaded')}
      list={list}
      filtersInHead
      filters={(data) =>
        data === undefined || data.quarters.length === 0 ? null : (
          <SelectField
            className="w-48"
            label={t('tax.quarter')}
            value={quarter === '' ? data.quarter : quarter}
            options={data.quarters.map((value) => ({ value, label: label(value) }))}
            onChange={({ target }) => setFilters({ quarter: target.value })}
          />
        )
      }
      empty={(data) =>
        data.rows.length === 0 && {
          title: t('tax.none', { quarter: label(data.quarter) }),
          text: t('tax.none_text'),
        }
      }
    >
      {(data) => <TaxTables quarter={data.quarter} rows={data.rows} label={label(data.quarter)} />}
    </ListPage>
  )
}

interface TaxTablesProps {
  readonly quarter: string
  readonly rows: readonly TaxRow[]
  readonly label: string
}

function TaxTables({ quarter, rows, label }: TaxTablesProps) {
  const t = usePhrases<typeof en>('revenue')
  const toDeclare = rows.filter(({ declared }) => declared === 'one_stop_shop')
  return (
    <>
      {declarations.map((declared) => (
        <TaxTable
          key={declared}
          declared={declared}
          rows={rows.filter((row) => row.declared === declared)}
        />
      ))}
      {toDeclare.length === 0 ? null : (
        <ButtonLink
          variant="line"
          className="mt-6"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(buildOssCsv(quarter, toDeclare))}`}
          download={`oss-${quarter}.csv`}
        >
          {t('tax.download', { quarter: label })}
        </ButtonLink>
      )}
      <p className="mt-4 max-w-column text-muted">{t('tax.note')}</p>
    </>
  )
}
