import type { OfficeHosts } from '#platform/server/config/office-hosts.ts'
import type { Site } from '#features/site/sites/index.ts'

/**
 * Lists what is wrong with the back office's own hosts, for the start: one that belongs to a site, one
 * for a site that doesn't exist, and a pool without one, whose queues no one could open.
 */
export function listOfficeHostProblems(
  officeHosts: OfficeHosts,
  sites: readonly Pick<Site, 'name' | 'hosts' | 'pool'>[],
): readonly string[] {
  if (officeHosts.size === 0) return []
  const findSite = (host: string) => sites.find(({ hosts }) => hosts.includes(host))
  const problems = [...officeHosts].flatMap(([office, site]) => {
    const taken = findSite(office)
    if (taken !== undefined)
      return [`${office} is a host of ${taken.name}; the back office needs one of its own.`]
    return findSite(site) === undefined
      ? [`${office} is for ${site}, which is not a host of any site.`]
      : []
  })
  const served = new Set([...officeHosts.values()].map((host) => findSite(host)?.pool))
  const missing = sites.filter(({ pool }) => !served.has(pool))
  return [
    ...problems,
    ...missing.map(
      ({ name, hosts }) =>
        `${name} has no back office; add one as in office.${hosts[0]}=${hosts[0]}.`,
    ),
  ]
}
