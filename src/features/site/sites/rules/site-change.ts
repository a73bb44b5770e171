import { z } from 'zod'
import { line } from '#kernel/text.ts'
import { companyFields } from './company.ts'

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const host = z
  .string()
  .max(253)
  .regex(
    new RegExp(`^${label}(\\.${label})*$`),
    'a host name in small letters, without https://, port and path; with other letters than a to z in its xn-- form',
  )

/**
 * An operator's changes to a site other than its settings: its name, its hosts (the first is used
 * in emails), its company (SITE-02).
 */
export const siteChange = z
  .strictObject({
    name: line({ min: 1, max: 60 }),
    hosts: z
      .array(host)
      .min(1, 'one host at least')
      .max(50)
      .refine((hosts) => new Set(hosts).size === hosts.length, 'a host stands there twice'),
    company: companyFields.partial(),
  })
  .partial()
export type SiteChange = z.input<typeof siteChange>
