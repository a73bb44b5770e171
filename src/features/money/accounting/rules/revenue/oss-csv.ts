import { escapeCsvCell, formatCsv } from '#kernel/csv.ts'
import { toSignedDecimal } from '#kernel/money.ts'
import type { TaxRow } from '../../contract/revenue.ts'

const heads = [
  'quarter',
  'of_quarter',
  'seller',
  'member_state',
  'rate_percent',
  'currency',
  'invoiced_net',
  'invoiced_vat',
  'credited_net',
  'credited_vat',
  'net',
  'vat',
] as const

/**
 * Contents of the quarter's one-stop-shop return as CSV for a spreadsheet: digits and decimal
 * points, the same in every language.
 */
export function buildOssCsv(quarter: string, rows: readonly TaxRow[]): string {
  const lines = rows
    .filter(({ declared }) => declared === 'one_stop_shop')
    .map((row) => {
      const { currency } = row
      const amounts = [row.net_minor, row.vat_minor, row.credited_net_minor, row.credited_vat_minor]
      const left = [row.net_minor - row.credited_net_minor, row.vat_minor - row.credited_vat_minor]
      return [
        quarter,
        row.of_quarter,
        escapeCsvCell(row.seller),
        row.country,
        formatPercent(row.basis_points),
        currency,
        ...[...amounts, ...left].map((minor) => toSignedDecimal(minor, currency)),
      ]
    })
  return formatCsv(heads, lines)
}

/** Formats 2550 as `25.50` without floating-point arithmetic. */
function formatPercent(basisPoints: number): string {
  const digits = String(basisPoints).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
