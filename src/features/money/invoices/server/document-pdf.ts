import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { InvoiceDocument } from '../contract.ts'
import { formatDocument } from '../rules/format-document.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import type { PrintedDocument } from './pdf/write-pdf.ts'

const print = createPdfRenderer<PrintedDocument>(new URL('./pdf/write-pdf.ts', import.meta.url))

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
  return print({ paper, locale, issuedAt: new Date(document.issued_at) })
}
