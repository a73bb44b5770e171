import { vatRates } from './vat-rates.ts'

/** What a country's tax on sales is called on paper: goods and services tax in some, value-added tax in the reader's words elsewhere. */
export function taxName(country: string, vat: string): string {
  return vatRates[country]?.gst === true ? 'GST' : vat
}
