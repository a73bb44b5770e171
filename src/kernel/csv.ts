/** Rows of cells as a file for a spreadsheet, the headings first. */
export function csvOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, ...rows, []].map((row) => row.join(',')).join('\r\n')
}

/** A name as a cell: nothing in it ends the cell, and no spreadsheet takes it for a formula. */
export function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
