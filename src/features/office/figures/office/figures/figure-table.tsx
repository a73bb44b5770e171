import type { ReactNode } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Table } from '#features/members/staff/office/index.ts'
import type { FigureRow } from '../../contract/figures.ts'
import type { en } from '../../locales/figures/en.ts'

interface FigureTableProps {
  readonly title: string
  readonly note: string
  /** Heading of the first column. */
  readonly first: string
  readonly columns: readonly string[]
  readonly tables: {
    readonly rows: readonly FigureRow[]
    readonly total: FigureRow | null
    readonly others: FigureRow | null
  }
  /** Unlike dates, names may have any length. */
  readonly wraps: boolean
  readonly withOthers: boolean
  readonly nameKey: (key: string) => string
  readonly cells: (row: FigureRow) => ReactNode
}

/** A table with a total, and a row with everything that isn’t shown. */
export function FigureTable(props: FigureTableProps) {
  const { title, note, first, columns, tables, wraps, withOthers, nameKey, cells } = props
  const t = usePhrases<typeof en>('figures')
  return (
    <section className="mt-8">
      <h2 className="type-h3">{title}</h2>
      <p className="mt-1 max-w-column text-muted">{note}</p>
      <Table
        className="mt-3"
        label={title}
        stickyFirstColumn
        columns={[first, ...columns.map((label) => ({ label, figures: true }))]}
      >
        {tables.rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={wraps ? 'wrap-anywhere' : 'whitespace-nowrap'}>
              {nameKey(row.key)}
            </th>
            {cells(row)}
          </tr>
        ))}
        {!withOthers || tables.others === null ? null : (
          <tr>
            <th scope="row">{t('others')}</th>
            {cells(tables.others)}
          </tr>
        )}
        {tables.total === null ? null : (
          <tr>
            <th scope="row">{t('total')}</th>
            {cells(tables.total)}
          </tr>
        )}
      </Table>
    </section>
  )
}
