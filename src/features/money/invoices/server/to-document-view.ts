import type { InvoiceDocument } from '../contract.ts'
import type { DocumentRow } from './store.ts'

/**
 * Converts a document to its buyer's view; the evidence of residence is left out, because it is
 * only for the seller and the tax office.
 */
export function toDocumentView(row: DocumentRow): InvoiceDocument {
  return {
    kind: row.kind,
    number: row.number,
    invoice: row.invoice,
    order: row.order_id,
    issued_at: row.issued_at.toISOString(),
    supplied_at: row.supplied_at.toISOString(),
    time_zone: row.time_zone,
    seller: row.seller,
    country: row.country,
    credits: row.credits,
    currency: row.currency,
    net_minor: row.net_minor,
    vat_minor: row.vat_minor,
    gross_minor: row.gross_minor,
    vat_basis_points: row.vat_basis_points,
    vat_country: row.vat_country,
    vat_treatment: row.vat_treatment,
  }
}
