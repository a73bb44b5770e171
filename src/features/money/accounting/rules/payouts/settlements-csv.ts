import { csvCell, csvOf } from '#kernel/csv.ts'
import { toSignedDecimal } from '#features/money/payments/index.ts'
import type { SettledDay } from '../../contract/payouts.ts'

const sums = ['payments', 'refunds', 'chargebacks', 'fees', 'other', 'paid_out', 'difference'] as const

/** Payouts as CSV for a spreadsheet: digits and decimal points, the same in every language. */
export function settlementsCsv(days: readonly SettledDay[]): string {
  return csvOf(
    ['day', 'provider', 'currency', 'orders', ...sums],
    days.map((row) => [
      row.day,
      csvCell(row.gateway),
      row.currency,
      String(row.orders),
      ...sums.map((sum) => toSignedDecimal(row[`${sum}_minor`], row.currency)),
    ]),
  )
}
