/** A site as it is stored; settings and company contain only what differs from the defaults. */
export interface RawSite {
  readonly name: string
  readonly hosts: readonly string[]
  readonly locales: readonly string[]
  readonly domain_language: string
  readonly time_zone: string
  readonly currency: string
  readonly country: string
  readonly settings: unknown
  readonly company: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** The stored fields that changed; one that is missing had, or has, its default. */
export interface RawDifference {
  readonly before: Fields
  readonly after: Fields
}

const columns = [
  'name',
  'hosts',
  'locales',
  'domain_language',
  'time_zone',
  'currency',
  'country',
] as const
const prefix = 'company_'

/** Compares a site as stored before and after a change; null if nothing changed. */
export function diffRawFields(old: RawSite, now: RawSite): RawDifference | null {
  const [was, is] = [flatten(old), flatten(now)]
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  )
  return changed.length === 0 ? null : { before: pick(was, changed), after: pick(is, changed) }
}

/** A stored site with other values; the fields in `defaults` are no longer stored. */
export function withFields<Row extends RawSite>(
  row: Row,
  { values, defaults }: { readonly values: Fields; readonly defaults: readonly string[] },
): Row {
  const changed: Record<string, unknown> = {}
  const settings = { ...(row.settings as Fields) }
  const company = { ...(row.company as Fields) }
  for (const [field, value] of Object.entries(values)) {
    if ((columns as readonly string[]).includes(field)) changed[field] = value
    else if (field.startsWith(prefix)) company[field.slice(prefix.length)] = value
    else settings[field] = value
  }
  for (const field of defaults) {
    delete settings[field]
    if (field.startsWith(prefix)) delete company[field.slice(prefix.length)]
  }
  return { ...row, ...changed, settings, company }
}

function flatten(site: RawSite): Fields {
  const company = Object.entries(site.company as Fields)
  return {
    ...pick({ ...site }, columns),
    ...Object.fromEntries(company.map(([name, value]) => [prefix + name, value])),
    ...(site.settings as Fields),
  }
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))
