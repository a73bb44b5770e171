import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Company, company, type Settings, settings } from '#features/site/sites/index.ts'
import type { MethodKey } from '#features/money/payments/index.ts'
import type { ResidenceEvidence, EvidenceVerdict } from '../rules/determine-residence.ts'
import type { Seller } from '../rules/build-seller.ts'
import type { Vat, VatTreatment } from '../rules/get-vat.ts'

/** The operator and settings of a site, read within a transaction. */
export async function selectOperator(
  tx: Transaction,
  site: number,
): Promise<{ name: string; timeZone: string; company: Company; settings: Settings }> {
  const row = await tx.one<{
    name: string
    time_zone: string
    company: unknown
    settings: unknown
  }>(sql`
    select name, time_zone, company, settings from sites.public_operator where site_id = ${site}`)
  return {
    name: row.name,
    timeZone: row.time_zone,
    company: company.parse(row.company),
    settings: settings.parse(row.settings),
  }
}

/** Data of a new invoice. */
export interface NewInvoice {
  readonly order: string
  readonly account: number
  readonly site: number
  readonly credits: number
  readonly price_minor: number
  readonly currency: string
  readonly seller: Seller
  readonly zone: string
  readonly vat: Vat
  readonly vatMinor: number
  /** The buyer's country of residence and the evidence for it. */
  readonly residence: string
  readonly proofs: ResidenceEvidence
  readonly verdict: EvidenceVerdict
}

/** Takes the seller's next number and stores the invoice. */
export async function insertInvoice(
  tx: Transaction,
  invoice: NewInvoice,
  now: Date,
): Promise<void> {
  const { vat, proofs } = invoice
  await tx.one(sql`
    select invoices.issue_invoice(
      for_order => ${invoice.order}, account => ${invoice.account}, site => ${invoice.site}, seller => ${JSON.stringify(invoice.seller)},
      zone => ${invoice.zone}, credits => ${invoice.credits}, currency => ${invoice.currency}, gross_minor => ${invoice.price_minor},
      vat_minor => ${invoice.vatMinor}, vat_basis_points => ${vat.basisPoints}, vat_country => ${vat.country},
      vat_treatment => ${vat.treatment}, country => ${invoice.residence}, proof_chosen => ${proofs.chosen},
      proof_address => ${proofs.address}, proof_bank => ${proofs.bank}, proof_verdict => ${invoice.verdict}, at => ${now})`)
}

/** Request to reverse part of an invoice because of a refund. */
export interface CreditNoteRequest {
  readonly order: string
  readonly amountMinor: number
  /** A short code: withdrawal, goodwill, duplicate. */
  readonly reason: string
  readonly at: Date
  /** Idempotency key: the same key creates one credit note. */
  readonly key?: string
}

/** Outcome; `number` is `null` unless a credit note exists. */
export interface CreditNoteResult {
  readonly verdict: 'credited' | 'repeated' | 'mismatch' | 'no_invoice' | 'too_much'
  readonly number: string | null
  readonly net_minor: number | null
  readonly vat_minor: number | null
}

/** Creates a credit note in the transaction that returns the money. */
export function createCreditNote(
  tx: Transaction,
  { order, amountMinor, reason, at, key }: CreditNoteRequest,
): Promise<CreditNoteResult> {
  return tx.one(sql`
    select * from invoices.public_issue_credit_note(for_order => ${order}, amount_minor => ${amountMinor}, reason => ${reason}, at => ${at},
      key => ${key ?? null})`)
}

/** An invoice or credit note. */
export interface DocumentRow {
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly invoice: string | null
  readonly order_id: string
  readonly issued_at: Date
  readonly supplied_at: Date
  readonly time_zone: string
  readonly seller: Seller
  readonly country: string
  readonly credits: number
  readonly currency: string
  readonly net_minor: number
  readonly vat_minor: number
  readonly gross_minor: number
  readonly vat_basis_points: number
  readonly vat_country: string
  readonly vat_treatment: VatTreatment
}

const columns = sql.part`
  d.kind, d.number, i.number as invoice, d.order_id, d.issued_at, d.supplied_at, d.time_zone, d.seller, d.country, d.credits, d.currency,
  d.net_minor, d.vat_minor, d.gross_minor, d.vat_basis_points, d.vat_country, d.vat_treatment`

/**
 * The invoice of the member's own order, then its credit notes; empty for another member's order.
 */
export function selectDocuments(
  queries: Queries,
  { account, order }: { account: number; order: string },
): Promise<DocumentRow[]> {
  return queries.many(sql`
    select ${columns} from invoices.document d left join invoices.document i on i.id = d.invoice_id
    where d.account_id = ${account} and d.order_id = ${order}
    order by d.kind <> 'invoice', d.id`)
}

/** A document with its recipient and the payment method of its order. */
export interface DocumentToSend extends DocumentRow {
  readonly account: number
  readonly site: number
  readonly name: string
  readonly email: string
  readonly locale: Locale
  readonly method: MethodKey
}

/** A document with its recipient's address; `null` if there is no recipient any more. */
export function selectForEmail(queries: Queries, document: number): Promise<DocumentToSend | null> {
  return queries.maybe(sql`
    select ${columns}, d.account_id as account, d.site_id as site, a.name, a.email, a.locale, o.method
    from invoices.document d
    join payments.public_order o on o.order_id = d.order_id
    join accounts.public_account_notice_email a on a.account_id = d.account_id
    left join invoices.document i on i.id = d.invoice_id
    where d.id = ${document}`)
}

export function selectNumbers(
  queries: Queries,
  orders: readonly string[],
): Promise<{ order_id: string; number: string }[]> {
  return queries.many(sql`
    select d.order_id, d.number from invoices.document d
    where d.kind = 'invoice' and d.order_id = any(${[...orders]}::uuid[])`)
}
