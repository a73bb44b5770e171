import type { DocumentText } from '../../rules/format-document.ts'
import { createSheet, type PdfSheet, type TextStyle } from '#platform/server/pdf/pdf-sheet.ts'

const margin = 62
const muted: TextStyle = { colour: '#5c6b66', size: 9 }
const hairline = '#d9cfcc'
const brass = '#c9952a'

/** The text of a document, and when it was issued. */
export interface PrintedDocument {
  readonly paper: DocumentText
  readonly locale: string
  readonly issuedAt: Date
}

/**
 * Writes an invoice or credit note as a single A4 page: seller, details, the line item and the
 * totals. Runs in a worker thread, see `pdf-renderer.ts`.
 */
export function render({ paper, locale, issuedAt }: PrintedDocument): Promise<Buffer> {
  const sheet = createSheet({
    title: paper.title,
    author: paper.seller[0] ?? '',
    locale,
    at: issuedAt,
  })
  const right = sheet.width - margin
  sheet.writeLine(paper.brand, margin, 58, { face: 'display', size: 25, colour: '#14463e' })
  sheet.rule(102, margin, right, brass)
  sheet.writeLine(paper.title, margin, 128, { face: 'display', size: 19, role: 'H1' })
  const below = Math.max(sellerBlock(sheet, paper), factsBlock(sheet, paper, right))
  const end = table(sheet, paper, below + 30, right)
  notes(sheet, paper, end + 30, right)
  sheet.rule(sheet.height - 74, margin, right, hairline)
  // Lines break between parts, never within one.
  const seller = paper.seller.map((part) => part.replaceAll(' ', '\u00a0')).join('  ·  ')
  sheet.writeWrapped(seller, margin, sheet.height - 62, right - margin, { ...muted, size: 7.5 })
  return sheet.finish()
}

function sellerBlock(sheet: PdfSheet, { seller }: DocumentText): number {
  let y = 174
  for (const [index, text] of seller.entries())
    y = sheet.writeWrapped(
      text,
      margin,
      y,
      190,
      index === 0 ? { face: 'strong' } : { colour: '#3f4f4a' },
    )
  return y
}

function factsBlock(sheet: PdfSheet, { facts }: DocumentText, right: number): number {
  const label = sheet.width / 2 - 18
  let y = 174
  for (const fact of facts) {
    sheet.writeLine(fact.label, label, y + 0.7, muted)
    // Order numbers are long; they are set smaller instead of wrapped.
    const small = fact.value.length > 30
    sheet.writeLine(fact.value, right, small ? y + 1.4 : y, {
      align: 'right',
      size: small ? 8 : 10,
    })
    y += 17
  }
  return y
}

function table(
  sheet: PdfSheet,
  { columns, line, totals, total }: DocumentText,
  top: number,
  right: number,
): number {
  const places = [right - 198, right - 140, right - 76, right]
  const heads = { ...muted, size: 8.5 }
  const [what, ...amounts] = line
  const [description, ...titles] = columns
  sheet.writeLine(description, margin, top, heads)
  titles.forEach((title, place) =>
    sheet.writeLine(title, places[place] ?? right, top, { ...heads, align: 'right' }),
  )
  sheet.rule(top + 17, margin, right, hairline)
  const row = top + 27
  const after = sheet.writeWrapped(what, margin, row, right - 280 - margin)
  amounts.forEach((amount, place) =>
    sheet.writeLine(amount, places[place] ?? right, row, { align: 'right' }),
  )
  sheet.rule(after + 8, margin, right, hairline)
  let y = after + 20
  for (const { label, value } of totals) {
    sheet.writeLine(label, right - 90, y, { ...muted, size: 10, align: 'right' })
    sheet.writeLine(value, right, y, { align: 'right' })
    y += 18
  }
  y += 4
  sheet.rule(y, right - 250, right, brass)
  sheet.writeLine(total.label, right - 90, y + 11, { face: 'strong', size: 11.5, align: 'right' })
  sheet.writeLine(total.value, right, y + 11, { face: 'strong', size: 11.5, align: 'right' })
  return y + 28
}

function notes(sheet: PdfSheet, { notes: texts }: DocumentText, top: number, right: number): void {
  let y = top
  for (const text of texts)
    y =
      sheet.writeWrapped(text, margin, y, Math.min(380, right - margin), { colour: '#3f4f4a' }) + 4
}
