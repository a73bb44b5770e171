import { z } from 'zod'
import { company, companyFields } from '../company.ts'
import { settings, settingsShape } from '../settings.ts'
import type { Site } from '../site.ts'
import { host, region, siteChange } from './site-change.ts'

type WithoutDefaults<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner>
    ? Inner
    : Shape[Name]
}
type Prefixed<Shape> = { readonly [Name in keyof Shape as `company_${Name & string}`]: Shape[Name] }

/** Without defaults, a setting that isn't given isn't changed. */
const settingSchemas = Object.fromEntries(
  Object.entries(settingsShape).map(([name, schema]) => [name, schema.unwrap()]),
) as WithoutDefaults<typeof settingsShape>

const companySchemas = Object.fromEntries(
  Object.entries(companyFields.shape).map(([name, schema]) => [`company_${name}`, schema]),
) as Prefixed<typeof companyFields.shape>

/** Everything that staff can change about a site, by one flat name each: OPS-08. */
export const fieldSchemas = {
  name: siteChange.shape.name.unwrap(),
  hosts: z
    .array(host)
    .min(1)
    .max(50)
    .refine((hosts) => new Set(hosts).size === hosts.length, 'a host is listed twice'),
  ...region.shape,
  ...companySchemas,
  ...settingSchemas,
}

export type SiteField = keyof typeof fieldSchemas
export type SiteValues = { readonly [F in SiteField]: z.output<(typeof fieldSchemas)[F]> }

export const siteFields = Object.keys(fieldSchemas) as [SiteField, ...SiteField[]]

/** The fields of a change; unknown names and invalid values are refused. */
export const fieldChanges = z.strictObject(fieldSchemas).partial()

/** The fields that have a default, to which they can be returned. */
export const fieldDefaults: Partial<SiteValues> = {
  ...prefixCompany(company.parse({})),
  ...settings.parse({}),
} as Partial<SiteValues>

/** The values of a site by field. */
export function readFieldValues(site: Site): SiteValues {
  const { name, hosts, locales, currency, country } = site
  return {
    name,
    hosts: [...hosts],
    locales: [...locales],
    currency,
    country,
    domain_language: site.domainLanguage,
    time_zone: site.timeZone,
    ...prefixCompany(site.company),
    ...site.settings,
  } as SiteValues
}

function prefixCompany(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`company_${name}`, value as unknown]),
  )
}
