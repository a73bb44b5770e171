import { z } from 'zod'
import { line } from '#kernel/text.ts'

const country = z.string().regex(/^[A-Z]{2}$/)

/** The company that runs a site (SITE-02), as entered by an operator. */
export const companyFields = z.strictObject({
  name: line({ min: 1, max: 200 }),
  address: line({ min: 1, max: 300 }),
  /** The company registration number. */
  kvk: line({ max: 60 }),
  city: line({ min: 1, max: 120 }),
  country,
  tradenames: z.array(line({ min: 1, max: 200 })),
  vat_numbers: z.array(line({ min: 1, max: 40 })),
  support_phone: line({ max: 40 }).nullable(),
  /** The percentage discount offered to a member who is about to delete the account; 0 for none. */
  delete_discount: z.int().min(0).max(90),
  /** When this company took over the site. */
  added: z.iso.datetime(),
})

/**
 * Same as stored: a new installation has no company yet, and unknown fields are empty. See
 * `listMissingCompanyFields`.
 */
export const company = z.strictObject({
  ...companyFields.shape,
  name: line({ max: 200 }).default(''),
  address: line({ max: 300 }).default(''),
  kvk: companyFields.shape.kvk.default(''),
  city: line({ max: 120 }).default(''),
  country: z.union([country, z.literal('')]).default(''),
  tradenames: companyFields.shape.tradenames.default([]),
  vat_numbers: companyFields.shape.vat_numbers.default([]),
  support_phone: companyFields.shape.support_phone.default(null),
  delete_discount: companyFields.shape.delete_discount.default(0),
  added: companyFields.shape.added.default('2023-12-01T12:00:00Z'),
})
export type Company = z.output<typeof company>

/** The fields without which nothing may be sold: they are printed on every invoice. */
export const requiredToSell = ['name', 'address', 'city', 'country', 'kvk', 'vat_numbers'] as const

interface Seller {
  readonly company: Company
  readonly settings: { readonly vat: 'customer_country' | 'seller_country' | 'none' }
}

/**
 * Lists the company details that are missing before a site may sell; empty if none. A seller who
 * does not charge VAT does not need a VAT number.
 */
export function listMissingCompanyFields({
  company: facts,
  settings,
}: Seller): readonly (typeof requiredToSell)[number][] {
  return requiredToSell.filter(
    (field) => facts[field].length === 0 && !(field === 'vat_numbers' && settings.vat === 'none'),
  )
}

/** Whether a site may sell: its company is complete. */
export function isReadyToSell(site: Seller): boolean {
  return listMissingCompanyFields(site).length === 0
}
