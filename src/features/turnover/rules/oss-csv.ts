import { toDecimal } from '#features/payments/rules/decimal-amount.ts'
import type { TaxRow } from '../contract.ts'

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

/** What goes into the quarter's one-stop-shop return, as a file for a spreadsheet: digits and points, the same in every language. */
export function ossCsv(quarter: string, rows: readonly TaxRow[]): string {
  const lines = rows
    .filter(({ declared }) => declared === 'one_stop_shop')
    .map((row) => {
      const { currency } = row
      const sums = [row.net_minor, row.vat_minor, row.credited_net_minor, row.credited_vat_minor]
      const left = [row.net_minor - row.credited_net_minor, row.vat_minor - row.credited_vat_minor]
      return [
        quarter,
        row.of_quarter,
        cell(row.seller),
        row.country,
        percentOf(row.basis_points),
        currency,
        ...[...sums, ...left].map((minor) => decimal(minor, currency)),
      ].join(',')
    })
  return [heads.join(','), ...lines, ''].join('\r\n')
}

/** 2550 is `25.50`, digit by digit. */
function percentOf(basisPoints: number): string {
  const digits = String(basisPoints).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function decimal(minor: number, currency: string): string {
  return minor < 0 ? `-${toDecimal(-minor, currency)}` : toDecimal(minor, currency)
}

/** A name as a cell: nothing in it ends the cell, and no spreadsheet takes it for a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
