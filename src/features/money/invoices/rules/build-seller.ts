import type { Company } from '#features/site/sites/index.ts'

/** Issuer of an invoice as printed on it, unaffected by later changes to the company. */
export interface Seller {
  /** The name by which members know the seller. */
  readonly site: string
  readonly name: string
  readonly address: string
  readonly city: string
  readonly country: string
  /** Company register number; may be empty. */
  readonly register: string
  /** The tax number for the country whose tax is charged; `null` if the company has none. */
  readonly vat_number: string | null
}

/** Builds the seller of a site's credits, with the tax number for the country. */
export function buildSeller(company: Company, site: string, country: string): Seller {
  const { name, address, city, country: home, kvk, vat_numbers: numbers } = company
  const of = (prefix: string) => numbers.find((number) => number.toUpperCase().startsWith(prefix))
  return {
    site,
    name,
    address,
    city,
    country: home,
    register: kvk,
    vat_number: of(country) ?? of(home) ?? numbers[0] ?? null,
  }
}
