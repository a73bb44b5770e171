import { escapeCsvCell, formatCsv } from '#kernel/csv.ts'
import { toSignedDecimal } from '#kernel/money.ts'
import type { PayoutDay } from '../../contract/payouts.ts'

const amounts = [
  'payments',
  'refunds',
  'chargebacks',
  'fees',
  'other',
  'paid_out',
  'difference',
] as const

/** Payouts as CSV for a spreadsheet: digits and decimal points, the same in every language. */
export function buildPayoutsCsv(days: readonly PayoutDay[]): string {
  return formatCsv(
    ['day', 'provider', 'currency', 'orders', ...amounts],
    days.map((row) => [
      row.day,
      escapeCsvCell(row.gateway),
      row.currency,
      String(row.orders),
      ...amounts.map((sum) => toSignedDecimal(row[`${sum}_minor`], row.currency)),
    ]),
  )
}
