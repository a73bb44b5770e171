import { formatMoney } from '#kernel/money.ts'
import type { InvoiceDocument } from '../contract.ts'
import { vatRates } from './vat-rates.ts'

/** The phrases of a document. */
type PaperKey = `paper.${
  | 'invoice'
  | 'credit_note'
  | 'number'
  | 'date'
  | 'supplied'
  | 'to_invoice'
  | 'customer'
  | 'consumer'
  | 'order'
  | 'register'
  | 'vat_number'
  | 'vat'
  | 'description'
  | 'net'
  | 'rate'
  | 'gross'
  | 'what'
  | 'returned'
  | 'vat_of'
  | 'total'
  | 'total_returned'
  | 'paid'
  | 'small_business'
  | 'not_charged'}`

/** Looks up a phrase of this feature. */
export type PhraseLookup = (
  key: PaperKey,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Text of an invoice or credit note; the same on the page and in the PDF. */
export interface DocumentText {
  /** For example "Invoice 2026-000123". */
  readonly title: string
  /** Brand name of the seller. */
  readonly brand: string
  readonly seller: readonly string[]
  readonly facts: readonly Fact[]
  /** Column headings of the single line. */
  readonly columns: readonly [what: string, net: string, rate: string, vat: string, gross: string]
  readonly line: readonly [what: string, net: string, rate: string, vat: string, gross: string]
  readonly totals: readonly Fact[]
  readonly total: Fact
  readonly notes: readonly string[]
}

interface Fact {
  readonly id: string
  readonly label: string
  readonly value: string
}

/** Formats a document in one language. */
export function formatDocument(
  document: InvoiceDocument,
  locale: string,
  t: PhraseLookup,
): DocumentText {
  const { seller, currency, number, gross_minor, net_minor, vat_minor } = document
  const money = (minor: number) => formatMoney({ minor, currency }, locale)
  const day = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: document.time_zone }).format(
      new Date(at),
    )
  const country = (code: string) =>
    new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const
  const rate = new Intl.NumberFormat(locale, percent).format(
    Number(`${document.vat_basis_points}e-4`),
  )
  const tax = getTaxName(document.vat_country, t('paper.vat'))
  const isInvoice = document.kind === 'invoice'
  const what = t('paper.what', { credits: document.credits, site: seller.site })
  return {
    title: isInvoice ? t('paper.invoice', { number }) : t('paper.credit_note', { number }),
    brand: seller.site,
    seller: [
      seller.name,
      seller.address,
      `${seller.city}, ${country(seller.country)}`,
      ...(seller.register === '' ? [] : [t('paper.register', { number: seller.register })]),
      ...(seller.vat_number === null
        ? []
        : [t('paper.vat_number', { tax, number: seller.vat_number })]),
    ],
    facts: [
      { id: 'number', label: t('paper.number'), value: number },
      { id: 'date', label: t('paper.date'), value: day(document.issued_at) },
      ...(document.invoice === null
        ? []
        : [{ id: 'invoice', label: t('paper.to_invoice'), value: document.invoice }]),
      { id: 'supplied', label: t('paper.supplied'), value: day(document.supplied_at) },
      {
        id: 'customer',
        label: t('paper.customer'),
        value: t('paper.consumer', { country: country(document.country) }),
      },
      { id: 'order', label: t('paper.order'), value: document.order },
    ],
    columns: [t('paper.description'), t('paper.net'), t('paper.rate'), tax, t('paper.gross')],
    line: [
      isInvoice ? what : t('paper.returned', { what }),
      money(net_minor),
      document.vat_treatment === 'charged' ? rate : '–',
      money(vat_minor),
      money(gross_minor),
    ],
    totals: [
      { id: 'net', label: t('paper.net'), value: money(net_minor) },
      ...(document.vat_treatment === 'charged'
        ? [
            {
              id: 'vat',
              label: t('paper.vat_of', { tax, rate, country: country(document.vat_country) }),
              value: money(vat_minor),
            },
          ]
        : []),
    ],
    total: {
      id: 'total',
      label: isInvoice ? t('paper.total') : t('paper.total_returned'),
      value: money(gross_minor),
    },
    notes: [
      ...(isInvoice ? [t('paper.paid', { date: day(document.issued_at) })] : []),
      ...(document.vat_treatment === 'small_business' ? [t('paper.small_business')] : []),
      ...(document.vat_treatment === 'not_charged'
        ? [t('paper.not_charged', { country: country(document.vat_country) })]
        : []),
    ],
  }
}

/**
 * Name of a country's sales tax on invoices: "GST" in some countries, otherwise the given word for
 * VAT.
 */
function getTaxName(country: string, vat: string): string {
  return vatRates[country]?.gst === true ? 'GST' : vat
}
