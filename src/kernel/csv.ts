/** Formats rows of cells as a spreadsheet file, headings first. */
export function formatCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, ...rows, []].map((row) => row.join(',')).join('\r\n')
}

/**
 * Escapes a text as a cell: it cannot end the cell, and spreadsheets do not interpret it as a
 * formula.
 */
export function escapeCsvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
