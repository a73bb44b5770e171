import { vatRates } from './vat-rates.ts'

/**
 * Name of a country's sales tax on invoices: "GST" in some countries, otherwise the given word for
 * VAT.
 */
export function getTaxName(country: string, vat: string): string {
  return vatRates[country]?.gst === true ? 'GST' : vat
}
