import { escapeCsvCell, formatCsv } from '#kernel/csv.ts'
import type { FigureRow } from '../../contract/figures.ts'
import { countMeasures, moneyMeasures, repliers } from './measures.ts'

interface Tables {
  readonly rows: readonly FigureRow[]
  readonly total: FigureRow | null
  readonly others: FigureRow | null
}

/**
 * The tables as one CSV file. Money is in minor units, reply times are medians in minutes;
 * what is hidden or not known yet is empty.
 */
export function buildFiguresCsv({ rows, total, others }: Tables): string {
  const all = [
    ...rows.map((row) => ({ row, kind: 'row' })),
    ...(others === null ? [] : [{ row: others, kind: 'not_shown' }]),
    ...(total === null ? [] : [{ row: total, kind: 'total' }]),
  ]
  const currencies = [
    ...new Set(all.flatMap(({ row }) => row.money.map(({ currency }) => currency))),
  ].toSorted()
  const heads = [
    'row',
    'key',
    ...countMeasures,
    ...repliers.map((replier) => `half_replied_within_minutes_${replier}`),
    ...currencies.flatMap((currency) =>
      moneyMeasures.map((measure) =>
        measure === 'sales' ? `sales_${currency}` : `${measure}_minor_${currency}`,
      ),
    ),
  ]
  const show = (value: number | null | undefined) => ((value ?? '') === '' ? '' : String(value))
  return formatCsv(
    heads,
    all.map(({ row, kind }) => [
      kind,
      escapeCsvCell(row.key),
      ...countMeasures.map((measure) => show(row.counts[measure])),
      ...repliers.map((replier) => show(row.reply_minutes[replier])),
      ...currencies.flatMap((currency) => {
        const money = row.money.find((each) => each.currency === currency)
        return moneyMeasures.map((measure) => show(money === undefined ? 0 : money[measure]))
      }),
    ]),
  )
}
