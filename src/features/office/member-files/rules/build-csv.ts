/** A text that a spreadsheet would compute, or that hides a line break. */
const formula = /^[=+\-@\t\r\n]/

/**
 * Builds a CSV file (RFC 4180). A cell that begins like a formula gets an apostrophe in front, because
 * members choose their names and staff open this file in a spreadsheet.
 */
export function buildCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quote).join(',')).join('\r\n')
}

function quote(cell: string): string {
  return `"${(formula.test(cell.trimStart()) ? `'${cell}` : cell).replaceAll('"', '""')}"`
}
