/** The site hosts of the back office's own hosts, by the latter. */
export type OfficeHosts = ReadonlyMap<string, string>

const host = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

/**
 * Reads `MINUET_OFFICE_HOST`: hosts of the back office, each with the host of its site, as in
 * `office.example=dating.example`; the site can be left out for the one at the public URL.
 */
export function readOfficeHosts(
  items: readonly string[],
  publicUrl: string,
  problems: string[],
): OfficeHosts {
  const hosts = new Map<string, string>()
  for (const item of items) {
    const [office = '', site = new URL(publicUrl).hostname, ...rest] = item.split('=')
    if (rest.length > 0 || !host.test(office) || !host.test(site))
      problems.push(
        `MINUET_OFFICE_HOST must be a host such as office.dating.example, or <office host>=<site host>, in lower case and without https:// and port, not "${item}".`,
      )
    else if (hosts.has(office)) problems.push(`MINUET_OFFICE_HOST names ${office} twice.`)
    else if (office === site)
      problems.push(`MINUET_OFFICE_HOST names ${office}, which is the host of the site itself.`)
    else hosts.set(office, site)
  }
  return hosts
}

/** The origin of the back office that belongs to a site's host; the site's own without one. */
export function resolveOfficeUrl(
  { officeHosts }: { readonly officeHosts: OfficeHosts },
  siteUrl: string,
  siteHosts: readonly string[] = [new URL(siteUrl).hostname],
): string {
  const found = [...officeHosts].find(([, site]) => siteHosts.includes(site))
  if (found === undefined) return siteUrl
  const url = new URL(siteUrl)
  url.hostname = found[0]
  return url.origin
}
