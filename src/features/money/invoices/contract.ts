import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { publicId } from '#kernel/id.ts'

const minor = z.int()
const at = z.iso.datetime()

/**
 * An invoice, or a credit note that reverses part of one; the amounts are what was paid or
 * returned.
 */
const invoiceDocument = z.strictObject({
  kind: z.enum(['invoice', 'credit_note']),
  /** Sequential without gaps per seller, year and kind: 2026-000123, C2026-000004. */
  number: z.string(),
  /** The invoice a credit note belongs to. */
  invoice: z.string().nullable(),
  order: publicId,
  issued_at: at,
  supplied_at: at,
  /** The seller's time zone, which the days above refer to. */
  time_zone: z.string(),
  seller: z.strictObject({
    site: z.string(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    register: z.string(),
    vat_number: z.string().nullable(),
  }),
  /** Country of residence of the buyer, a consumer. */
  country: z.string(),
  credits: z.int(),
  currency: z.string(),
  net_minor: minor,
  vat_minor: minor,
  /** Net amount plus VAT. */
  gross_minor: minor,
  /** Hundredths of a percent: 2100 is 21%. */
  vat_basis_points: z.int(),
  /** The country whose VAT applies. */
  vat_country: z.string(),
  vat_treatment: z.enum(['charged', 'small_business', 'not_charged']),
})
/** An invoice or credit note as shown to its buyer. */
export type InvoiceDocument = z.output<typeof invoiceDocument>

export const contract = {
  'invoices.read_invoice': endpoint({
    route: 'GET /api/orders/:order/invoice',
    access: 'member',
    summary:
      'The invoice of the member’s own paid order and its credit notes, oldest first. As PDF: `/api/orders/:order/invoice.pdf` and `/api/orders/:order/credit-notes/:number.pdf`.',
    input: z.strictObject({ order: z.string().max(100) }),
    output: z.strictObject({ invoice: invoiceDocument, credit_notes: z.array(invoiceDocument) }),
  }),
} satisfies Contract

/** Events emitted to features that depend on invoices. */
export const events = {
  /** An invoice or credit note was issued; triggers its email. */
  'invoices.issued': event({ when: 'later', carries: z.strictObject({ document: z.int() }) }),
} satisfies Events
