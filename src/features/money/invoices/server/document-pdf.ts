import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { InvoiceDocument } from '../contract.ts'
import { formatDocument } from '../rules/format-document.ts'
import { writePdf } from './pdf/write-pdf.ts'

/**
 * Renders a document as PDF in one language; the same document and language always produce
 * identical bytes.
 */
export function renderDocumentPdf(
  phrases: Phrases,
  document: InvoiceDocument,
  locale: Locale,
): Promise<Buffer> {
  const paper = formatDocument(document, locale, (key, values) =>
    phrases.translate(locale, `invoices.${key}`, values),
  )
  return writePdf(paper, { locale, issuedAt: new Date(document.issued_at) })
}
