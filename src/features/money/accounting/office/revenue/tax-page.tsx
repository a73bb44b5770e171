import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, EmptyState, SelectField } from '#ui/components/index.ts'
import { ListFrame } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/revenue/en.ts'
import { buildOssCsv } from '../../rules/revenue/oss-csv.ts'
import { declarations } from '../../rules/revenue/get-declaration.ts'
import { calls } from './calls.ts'
import { TaxTable } from './tax-table.tsx'
import { useListTexts } from './use-list-texts.ts'

/**
 * The tax of a quarter: the contents of the one-stop-shop return, to review before downloading, and
 * everything else below (CRED-13).
 */
export function Page() {
  const t = usePhrases<typeof en>('revenue')
  const [quarter, setQuarter] = useState<string>()
  const list = calls.useCall('revenue.read_tax', quarter === undefined ? {} : { quarter })
  const [known, setKnown] = useState<readonly string[]>([])
  const quarters = list.data?.quarters ?? known
  const selectedQuarter = list.data?.quarter ?? quarter ?? ''
  const rows = list.data?.rows ?? []
  const toDeclare = rows.filter(({ declared }) => declared === 'one_stop_shop')
  const label = (name: string) => t('tax.quarter_of', { quarter: name.slice(-1), year: name.slice(0, 4) })
  return (
    <ListFrame
      texts={useListTexts('tax')}
      list={list}
      onRetry={() => void list.refetch()}
      action={
        quarters.length === 0 ? null : (
          <SelectField
            className="w-[12rem]"
            label={t('tax.quarter')}
            value={selectedQuarter}
            options={quarters.map((value) => ({ value, label: label(value) }))}
            onChange={({ target }) => {
              // The selection stays visible while the next quarter is loading.
              setKnown(quarters)
              setQuarter(target.value)
            }}
          />
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('tax.none', { quarter: label(selectedQuarter) })} text={t('tax.none_text')} />
      ) : (
        <>
          {declarations.map((declared) => (
            <TaxTable key={declared} declared={declared} rows={rows.filter((row) => row.declared === declared)} />
          ))}
          {toDeclare.length === 0 ? null : (
            <ButtonLink
              variant="line"
              className="mt-6"
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(buildOssCsv(selectedQuarter, toDeclare))}`}
              download={`oss-${selectedQuarter}.csv`}
            >
              {t('tax.download', { quarter: label(selectedQuarter) })}
            </ButtonLink>
          )}
          <p className="mt-4 max-w-[50rem] text-muted">{t('tax.note')}</p>
        </>
      )}
    </ListFrame>
  )
}
