import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import { line } from '#kernel/text.ts'
import { companyFields } from '../company.ts'

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
export const host = z
  .string()
  .max(253)
  .regex(
    new RegExp(`^(${label}(\\.${label})*|\\[[0-9a-f:]{2,39}\\])$`),
    'a host name in lower case, without https://, port and path; with other letters than a to z in its xn-- form',
  )

const timeZones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** The site's own country, currency and time zone. */
export const region = z.strictObject({
  /** Assumed for visitors whose IP address has no known country. */
  country: z.string().regex(/^[A-Z]{2}$/, 'a country such as NL'),
  currency: z.string().refine((code) => currencies.has(code), 'a currency such as EUR'),
  time_zone: z
    .string()
    .refine((zone) => timeZones.has(zone), 'a time zone such as Europe/Amsterdam'),
  /** A language tag such as `de` or `de-CH`. */
  domain_language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'a language such as de or de-CH'),
  /** The languages in its menu, the first one for visitors who have not chosen. */
  locales: z
    .array(z.enum(locales))
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'a language is listed twice'),
})

/**
 * An operator's changes to a site other than its settings: its name, its hosts (the first is used
 * in emails), its company (SITE-02), and its own country, currency and time zone.
 */
export const siteChange = z
  .strictObject({
    name: line({ min: 1, max: 60 }),
    hosts: z
      .array(host)
      .min(1, 'at least one host')
      .max(50)
      .refine((hosts) => new Set(hosts).size === hosts.length, 'a host is listed twice'),
    company: companyFields.partial(),
    region: region.partial(),
  })
  .partial()
export type SiteChange = z.input<typeof siteChange>
