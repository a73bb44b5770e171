import { z } from 'zod'
import { line } from '#kernel/text.ts'
import { company } from './company.ts'

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const host = z
  .string()
  .max(253)
  .regex(
    new RegExp(`^${label}(\\.${label})*$`),
    'a host name in small letters, without https://, port and path; with other letters than a to z in its xn-- form',
  )

/** What an operator changes of a site besides its settings: its name, the hosts it answers to (the first is its address in letters), who runs it (SITE-02). */
export const siteChange = z
  .strictObject({
    name: line({ min: 1, max: 60 }),
    hosts: z
      .array(host)
      .min(1, 'one host at least')
      .max(50)
      .refine((hosts) => new Set(hosts).size === hosts.length, 'a host stands there twice'),
    company: company.partial(),
  })
  .partial()
export type SiteChange = z.input<typeof siteChange>
