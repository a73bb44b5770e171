import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Company, company } from '#features/site/sites/rules/company.ts'
import { type Settings, settings } from '#features/site/sites/rules/settings.ts'
import type { MethodKey } from '#features/money/payments/rules/methods.ts'
import type { PlaceProofs, PlaceVerdict } from '../rules/place-of-payer.ts'
import type { Seller } from '../rules/seller-of.ts'
import type { Vat, VatTreatment } from '../rules/vat-for.ts'

/** Who runs a site and what it is set to, read in a transaction. */
export async function selectOperator(
  tx: Transaction,
  site: number,
): Promise<{ name: string; timeZone: string; company: Company; settings: Settings }> {
  const row = await tx.one<{ name: string; time_zone: string; company: unknown; settings: unknown }>(sql`
    select name, time_zone, company, settings from sites.public_operator where site_id = ${site}`)
  return {
    name: row.name,
    timeZone: row.time_zone,
    company: company.parse(row.company),
    settings: settings.parse(row.settings),
  }
}

/** What an invoice is made of. */
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
  /** Where the buyer counts as living, and what that was judged by. */
  readonly placed: string
  readonly proofs: PlaceProofs
  readonly verdict: PlaceVerdict
}

/** Takes the next number of the seller and writes the invoice down. */
export async function insertInvoice(tx: Transaction, made: NewInvoice, now: Date): Promise<void> {
  const { vat, proofs } = made
  await tx.one(sql`
    select invoices.issue_invoice(
      for_order => ${made.order}, account => ${made.account}, site => ${made.site}, seller => ${JSON.stringify(made.seller)},
      zone => ${made.zone}, credits => ${made.credits}, currency => ${made.currency}, gross_minor => ${made.price_minor},
      vat_minor => ${made.vatMinor}, vat_basis_points => ${vat.basisPoints}, vat_country => ${vat.country},
      vat_treatment => ${vat.treatment}, country => ${made.placed}, proof_chosen => ${proofs.chosen},
      proof_address => ${proofs.address}, proof_bank => ${proofs.bank}, proof_verdict => ${made.verdict}, at => ${now})`)
}

/** What a refund says of the invoice it takes something of back. */
export interface CreditWish {
  readonly order: string
  readonly amountMinor: number
  /** A short code: withdrawal, goodwill, duplicate. */
  readonly reason: string
  readonly at: Date
  /** The same key makes one note. */
  readonly key?: string
}

/** What became of it; `number` is null unless a note is there. */
export interface Credited {
  readonly verdict: 'credited' | 'repeated' | 'mismatch' | 'no_invoice' | 'too_much'
  readonly number: string | null
  readonly net_minor: number | null
  readonly vat_minor: number | null
}

/** Writes a credit note in the transaction that returns the money. */
export function credit(tx: Transaction, { order, amountMinor, reason, at, key }: CreditWish): Promise<Credited> {
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

/** The invoice of an own order and its credit notes, the invoice first; none for someone else's order. */
export function selectDocuments(
  queries: Queries,
  { account, order }: { account: number; order: string },
): Promise<DocumentRow[]> {
  return queries.many(sql`
    select ${columns} from invoices.document d left join invoices.document i on i.id = d.invoice_id
    where d.account_id = ${account} and d.order_id = ${order}
    order by d.kind <> 'invoice', d.id`)
}

/** A document with whoever it is sent to, and the way by which its order was paid. */
export interface DocumentToSend extends DocumentRow {
  readonly account: number
  readonly site: number
  readonly name: string
  readonly email: string
  readonly locale: Locale
  readonly method: MethodKey
}

/** A document with the address it is sent to; null when there is nobody any more who could read it. */
export function selectForLetter(queries: Queries, document: number): Promise<DocumentToSend | null> {
  return queries.maybe(sql`
    select ${columns}, d.account_id as account, d.site_id as site, a.name, a.email, a.locale, o.method
    from invoices.document d
    join payments.public_order o on o.order_id = d.order_id
    join accounts.public_account_notice_email a on a.account_id = d.account_id
    left join invoices.document i on i.id = d.invoice_id
    where d.id = ${document}`)
}

/** The numbers of the invoices of some orders. */
export function selectNumbers(
  queries: Queries,
  orders: readonly string[],
): Promise<{ order_id: string; number: string }[]> {
  return queries.many(sql`
    select d.order_id, d.number from invoices.document d
    where d.kind = 'invoice' and d.order_id = any(${[...orders]}::uuid[])`)
}

/** What is broken; empty unless invoices are. */
export function selectViolations(queries: Queries): Promise<{ rule: string; about: string }[]> {
  return queries.many(sql`select rule, about from invoices.violations`)
}
