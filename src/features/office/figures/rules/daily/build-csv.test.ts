import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FigureRow } from '../../contract/figures.ts'
import { buildFiguresCsv } from './build-csv.ts'
import { countMeasures, moneyMeasures } from './measures.ts'

const counts = (start: number) =>
  Object.fromEntries(countMeasures.map((measure, place) => [measure, start + place]))
const money = (currency: string, start: number) => ({
  currency,
  ...(Object.fromEntries(moneyMeasures.map((measure, place) => [measure, start + place])) as Omit<
    FigureRow['money'][number],
    'currency'
  >),
})
const row = (key: string, start: number): FigureRow => ({
  key,
  counts: counts(start),
  reply_minutes: { members: 60, staff: null },
  money: [money('EUR', start + 100)],
})

/** Reads the cells of a file by their heading, as a spreadsheet does. */
function readCsv(csv: string): Record<string, string>[] {
  const lines = [...csv.matchAll(/(?:"(?:[^"]|"")*"|[^\r\n"])+/g)].map(([line]) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  )
  const [heads = [], ...rows] = lines
  return rows.map((cells) =>
    Object.fromEntries(heads.map((head, place) => [head, cells[place] ?? ''])),
  )
}

test('OPS-05 the CSV file has the same numbers as the tables, with their total and what is not shown', () => {
  const hidden: FigureRow = { ...row('south', 50), counts: { ...counts(50), paid: null } }
  const tables = { rows: [row('north', 10), hidden], total: row('', 500), others: row('', 90) }
  const read = readCsv(buildFiguresCsv(tables))
  expect(read.map(({ row: kind, key }) => [kind, key])).toEqual([
    ['row', 'north'],
    ['row', 'south'],
    ['not_shown', ''],
    ['total', ''],
  ])
  const shown = [...tables.rows, tables.others, tables.total]
  for (const [place, figures] of shown.entries()) {
    const cells = read[place]
    for (const measure of countMeasures)
      expect(cells?.[measure]).toBe(String(figures.counts[measure] ?? ''))
    expect(cells?.sales_EUR).toBe(String(figures.money[0]?.sales))
    expect(cells?.sold_minor_EUR).toBe(String(figures.money[0]?.sold))
    expect(cells?.refunded_minor_EUR).toBe(String(figures.money[0]?.refunded))
    expect(cells?.half_replied_within_minutes_members).toBe('60')
    expect(cells?.half_replied_within_minutes_staff).toBe('')
  }
  expect(read[1]?.paid).toBe('')
})

test.each(['=1+1', '+31 20', '-2', '@SUM(A1)', '\tcmd', '=HYPERLINK("https://x.example","a")'])(
  'OPS-05 a traffic source %j is not a formula in a spreadsheet',
  (key) => {
    const [read] = readCsv(buildFiguresCsv({ rows: [row(key, 10)], total: null, others: null }))
    expect(read?.key).toBe(`'${key}`)
    expect(read?.signed_up).toBe('10')
  },
)

test('OPS-05 no traffic source can start a formula or break out of its cell', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (key) => {
      fc.pre(!/[\r\n]/.test(key))
      const [read] = readCsv(buildFiguresCsv({ rows: [row(key, 10)], total: null, others: null }))
      expect(read?.key).not.toMatch(/^[=+\-@\t]/)
      expect(read?.key?.replace(/^'/, '')).toBe(key.replace(/^'/, ''))
      expect(read?.signed_up).toBe('10')
    }),
  )
})
