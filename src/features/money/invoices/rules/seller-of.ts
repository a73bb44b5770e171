import type { Company } from '#features/site/sites/index.ts'

/** Who issues an invoice, as it stands on it for ever, whatever the company is called later. */
export interface Seller {
  /** What members know the seller by. */
  readonly site: string
  readonly name: string
  readonly address: string
  readonly city: string
  readonly country: string
  /** The number in the register of companies; may be empty. */
  readonly register: string
  /** The tax number that stands for the country whose tax is charged; null where the company has none. */
  readonly vat_number: string | null
}

/** The seller of a site's credits, with the tax number that fits the country. */
export function sellerOf(company: Company, site: string, country: string): Seller {
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
