import type { Site } from '../site.ts'

/** The changed fields of one site, each as `old → new` in JSON, for the audit log. */
export interface SiteChanges {
  readonly site: number
  readonly name: string
  readonly changes: Readonly<Record<string, string>>
}

/** Lists of hosts and phrases can be long; the log needs enough to see what was changed. */
const longest = 300

const fields = [
  'name',
  'brand',
  'hosts',
  'locales',
  'domainLanguage',
  'timeZone',
  'currency',
  'country',
] as const

/** Compares the sites before and after a change, by id; a site that didn't change is left out. */
export function listSiteChanges(before: readonly Site[], after: readonly Site[]): SiteChanges[] {
  return after.flatMap((site) => {
    const old = before.find(({ id }) => id === site.id)
    if (old === undefined) return []
    const changes = {
      ...compare(pick(old), pick(site)),
      ...compare(prefix(old.company), prefix(site.company)),
      ...compare(old.settings, site.settings),
    }
    return Object.keys(changes).length === 0 ? [] : [{ site: site.id, name: site.name, changes }]
  })
}

const pick = (site: Site) => Object.fromEntries(fields.map((field) => [field, site[field]]))

/** A company has a name and a country too. */
const prefix = (company: object) =>
  Object.fromEntries(
    Object.entries(company).map(([field, value]) => [`company_${field}`, value as unknown]),
  )

function compare(old: object, now: object): Record<string, string> {
  const before = new Map<string, unknown>(Object.entries(old))
  return Object.fromEntries(
    Object.entries(now).flatMap(([field, value]) => {
      const [was, is] = [JSON.stringify(before.get(field) ?? null), JSON.stringify(value ?? null)]
      return was === is ? [] : [[field, `${shorten(was)} → ${shorten(is)}`]]
    }),
  )
}

const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
