import { createSheet, type TextStyle } from '#platform/server/pdf/pdf-sheet.ts'

const margin = 62
const muted: TextStyle = { colour: '#5c6b66', size: 9 }

/** The texts of a mandate, in the language it was signed in. */
export interface PrintedMandate {
  readonly site: string
  readonly title: string
  readonly creditor: string
  readonly locale: string
  readonly signedAt: Date
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly paragraphs: readonly string[]
}

/** Writes a mandate as one A4 page. Runs in a worker thread, see `pdf-renderer.ts`. */
export function render(mandate: PrintedMandate): Promise<Buffer> {
  const { site, title, creditor, locale, signedAt, facts, paragraphs } = mandate
  const sheet = createSheet({ title, author: creditor, locale, at: signedAt })
  const right = sheet.width - margin
  sheet.writeLine(site, margin, 58, { face: 'display', size: 25, colour: '#14463e' })
  sheet.rule(102, margin, right, '#c9952a')
  sheet.writeLine(title, margin, 128, { face: 'display', size: 19, role: 'H1' })
  let y = 178
  for (const [label, value] of facts) {
    sheet.writeWrapped(label, margin, y + 0.7, 140, muted)
    y = sheet.writeWrapped(value, margin + 150, y, right - margin - 150) + 8
  }
  y += 14
  for (const text of paragraphs)
    y = sheet.writeWrapped(text, margin, y, right - margin, { colour: '#3f4f4a' }) + 8
  return sheet.finish()
}
