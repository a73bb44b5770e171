import { z } from 'zod'
import { line } from '#kernel/text.ts'

/** The company that runs a site (SITE-02). */
export const company = z.strictObject({
  name: line({ min: 1, max: 200 }),
  address: line({ min: 1, max: 300 }),
  /** The company registration number. */
  kvk: line({ max: 60 }),
  city: line({ min: 1, max: 120 }),
  country: z.string().regex(/^[A-Z]{2}$/),
  tradenames: z.array(line({ min: 1, max: 200 })),
  vat_numbers: z.array(line({ min: 1, max: 40 })),
  support_phone: line({ max: 40 }).nullable(),
  /** The percentage discount offered to a member who is about to delete the account; 0 for none. */
  delete_discount: z.int().min(0).max(100),
  /** When this company took over the site. */
  added: z.iso.datetime(),
})
export type Company = z.output<typeof company>
